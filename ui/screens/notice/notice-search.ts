import { NOTICE_CATEGORIES, type NoticeCategory } from "#core/news/notice.ts";
import { oneOf, type RawSearch, textOf } from "#ui/search/raw-search.ts";

/** Search of `/notice` and `/notice/{articleId}`; what is absent is the default. */
export interface NoticeSearch {
  readonly category?: NoticeCategory | undefined;
  /** A board that only the publisher writes on, in the place of the notices. */
  readonly board?: string | undefined;
}

/** Reads the search of an address; what cannot be read is left out, so a mistyped address stays usable. */
export function parseNoticeSearch(raw: RawSearch): NoticeSearch {
  const board = textOf(raw.board);
  return board !== undefined && /^[a-z0-9-]{1,40}$/.test(board)
    ? { board }
    : { category: oneOf(NOTICE_CATEGORIES, raw.category) };
}

/** The search as an address says it, without what is the default. */
export function writeNoticeSearch({ category, board }: NoticeSearch): Readonly<Record<string, string>> {
  if (board !== undefined) return { board };
  return category === undefined ? {} : { category };
}
