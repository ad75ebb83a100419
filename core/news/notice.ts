import type { GameCode, Instant } from "../catalogue/game.ts";

export const NOTICE_CATEGORIES = ["notice", "maintenance", "event", "update"] as const;
export type NoticeCategory = (typeof NOTICE_CATEGORIES)[number];

export interface NoticeQuery {
  readonly category?: NoticeCategory | undefined;
  /** Notices about one game only. */
  readonly gameCode?: GameCode | undefined;
  /** Notices with these words only, in the language in which they are shown. */
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
}

export interface NoticePeriod {
  readonly from: Instant;
  readonly to: Instant;
}

/** A notice of the publisher as lists show it. */
export interface NoticeSummary {
  readonly id: string;
  readonly category: NoticeCategory;
  readonly title: string;
  readonly summary: string;
  readonly isPinned: boolean;
  readonly publishedAt: Instant;
  /** The game it is about; `null` for the store itself. */
  readonly gameCode: GameCode | null;
  /** Period of the announced event. */
  readonly period: NoticePeriod | null;
  /** Language of the texts as a BCP 47 tag. */
  readonly textLocale: string;
}

export interface Notice extends NoticeSummary {
  /** HTML, sanitised when it was written; to be sanitised again where it is shown. */
  readonly body: string;
  /** Language of the body where it is not that of the other texts. */
  readonly bodyLocale?: string;
}

export interface NoticePage {
  readonly notices: readonly NoticeSummary[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}
