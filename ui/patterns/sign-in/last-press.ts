import type { AskedAction } from "./sign-in-popup.tsx";

/** Time in which a refusal is the answer to a press, in milliseconds: a request, its repetition and the recovery of the session. */
const MAX_REFUSAL_MS = 20_000;

let last: { readonly action: AskedAction; readonly pressedAt: number } | null = null;

/** Records the last action of the player, in case the session turns out to have ended. */
export function notePress(action: AskedAction, now: number): void {
  last = { action, pressedAt: now };
}

/**
 * Returns the action that the player took on that page shortly before the session was found to have ended, and clears
 * it.
 */
export function takeRefusedPress(path: string, now: number): AskedAction | undefined {
  const press = last;
  last = null;
  const isRecent = press !== null && press.action.path === path && now - press.pressedAt <= MAX_REFUSAL_MS;
  return isRecent ? press.action : undefined;
}
