import type { GameSummary, Instant } from "../catalogue/game.ts";
import type { ContentType } from "../catalogue/goods.ts";

/** `not_owned`: in the library because the player has pre-installed it. `refunded`: owned once. */
export const LIBRARY_STANDINGS = ["owned", "refunded", "not_owned"] as const;
export type LibraryStanding = (typeof LIBRARY_STANDINGS)[number];

/** Edition, add-on or bundle that a player owns. */
export interface LibraryGoods {
  readonly goodsId: string;
  /** `null` if it is not known. */
  readonly contentType: ContentType | null;
  readonly title: string;
}

/** A game in the library of a player. */
export interface LibraryGame {
  readonly game: GameSummary;
  /** `null` if it is not known. */
  readonly standing: LibraryStanding | null;
  /** Received from another player. */
  readonly isGift: boolean;
  readonly goods: readonly LibraryGoods[];
  /** Payment of the order or acceptance of the gift; `null` if unknown. */
  readonly acquiredAt: Instant | null;
  /** 0 if no pre-install was requested (Spec §3). */
  readonly preInstallStatus: number;
  readonly lastPlayedAt: Instant | null;
  readonly playMinutes: number;
  readonly isHidden: boolean;
}
