import type { Media } from "../catalogue/game.ts";

/** Benefit of a coupon that a player holds. */
export type CouponWorth =
  | { readonly kind: "percent"; readonly percent: number }
  /** Minor units. */
  | { readonly kind: "amount"; readonly amount: number; readonly currency: string }
  | { readonly kind: "goods"; readonly goodsId: string };

/** A coupon in a player's hands. */
export interface Coupon {
  readonly code: string;
  readonly title: string;
  readonly description: string;
  /** `null` if it is not known. */
  readonly worth: CouponWorth | null;
  /** The only game it counts for. */
  readonly game: { readonly gameCode: string; readonly title: string } | null;
  /** `null` if it is not known. */
  readonly state: "held" | "used" | "expired" | null;
  /** ISO 8601 in UTC. */
  readonly endsAt: string | null;
  readonly redeemedAt: string;
  readonly usedAt: string | null;
}

/** A reward that a player earns by a task. */
export interface Reward {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly media: Media;
  /** Status on the server; only the button shows that a claim is being sent. */
  /** `null` if it is not known. */
  readonly state: "locked" | "claimable" | "claimed" | "expired" | null;
  readonly progress: { readonly current: number; readonly goal: number };
  readonly endsAt: string | null;
  readonly claimedAt: string | null;
  /** Title of the coupon it gives. */
  readonly prize: string;
}

/** State of the mini game today. */
export interface MiniGame {
  readonly roundsLeft: number;
  readonly roundsADay: number;
  /** Instant at which the next day of rounds begins, ISO 8601 in UTC. */
  readonly resetsAt: string;
}

/** A round of the mini game as the server has decided it. */
export interface MiniGameRound extends MiniGame {
  readonly prize: Coupon | null;
  /** What lay under the cards that were not picked: the title of a prize, or `null` for a blank. Empty if it is not said. */
  readonly others: readonly (string | null)[];
}
