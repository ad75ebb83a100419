import type { AskedAction } from "./sign-in-popup.tsx";

/** Time in which a refusal is the answer to a press, in milliseconds: a request, its repetition and the recovery of the session. */
const MAX_REFUSAL_MS = 20_000;

let last: { readonly action: AskedAction; readonly pressedAt: number } | null = null;

/** Notes what a player has pressed, in case the session turns out to be over. */
export function notePress(action: AskedAction, now: number): void {
  last = { action, pressedAt: now };
}

/** What a player of that page pressed shortly before the session was found to be over; it is answered once. */
export function takeRefusedPress(path: string, now: number): AskedAction | undefined {
  const press = last;
  last = null;
  const isRecent = press !== null && press.action.path === path && now - press.pressedAt <= MAX_REFUSAL_MS;
  return isRecent ? press.action : undefined;
}
