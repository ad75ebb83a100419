import type { Way } from "./nearest-in-direction.ts";

/** Command of a gamepad. */
export type PadOrder = Way | "press" | "back";

/** Commands by button of the standard gamepad (W3C Gamepad, "standard" mapping). */
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

/** The fields of a gamepad that are used. */
export interface Pad {
  readonly buttons: readonly { readonly pressed: boolean }[];
  readonly axes: readonly number[];
}

/** The current command from buttons, D-pad or left stick; `null` if there is none. */
export function readGamepad({ buttons, axes }: Pad): PadOrder | null {
  for (const [at, order] of Object.entries(BUTTONS)) {
    if (buttons[Number(at)]?.pressed) return order;
  }
  const [x = 0, y = 0] = axes;
  if (Math.max(Math.abs(x), Math.abs(y)) < PUSHED) return null;
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? "right" : "left";
  return y > 0 ? "down" : "up";
}
