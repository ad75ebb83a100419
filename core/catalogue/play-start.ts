import type { CallToAction } from "./call-to-action.ts";
import type { Instant } from "./game.ts";

/** When a player can play what is sold, in their country. */
export type PlayStart =
  | { readonly kind: "playable" }
  | { readonly kind: "opens"; readonly opensAt: Instant }
  /** It will open, but no date is set for the country. */
  | { readonly kind: "no_date" }
  /** It will open on a date that could not be read, or it is not known whether it is out. */
  | { readonly kind: "unknown" }
  | { readonly kind: "not_here" };

/** From when a game can be played; a player has to know it before paying. */
export function playStartOf(call: CallToAction): PlayStart {
  if (call.kind === "launched") return { kind: "playable" };
  if (call.kind === "unknown") return { kind: "unknown" };
  if (call.kind === "elsewhere" || call.kind === "ended") return { kind: "not_here" };
  if (call.kind === "announced" || call.releaseAt === null) return { kind: "no_date" };
  return call.releaseAt === undefined ? { kind: "unknown" } : { kind: "opens", opensAt: call.releaseAt };
}
