import type { Way } from "./nearest-in-direction.ts";

/** What a player asks for with a gamepad. */
export type PadOrder = Way | "press" | "back";

/** Buttons of the standard gamepad (W3C Gamepad, "standard" mapping), by what they are for here. */
const BUTTONS: Readonly<Record<number, PadOrder>> = {
  0: "press",
  1: "back",
  12: "up",
  13: "down",
  14: "left",
  15: "right",
};

/** How far a stick must be pushed, of 1. */
const PUSHED = 0.6;

/** The part of a gamepad that is read. */
export interface Pad {
  readonly buttons: readonly { readonly pressed: boolean }[];
  readonly axes: readonly number[];
}

/** What is asked for right now: by a button, the cross or the left stick; `null` while nothing is. */
export function readGamepad({ buttons, axes }: Pad): PadOrder | null {
  for (const [at, order] of Object.entries(BUTTONS)) {
    if (buttons[Number(at)]?.pressed) return order;
  }
  const [x = 0, y = 0] = axes;
  if (Math.max(Math.abs(x), Math.abs(y)) < PUSHED) return null;
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? "right" : "left";
  return y > 0 ? "down" : "up";
}
