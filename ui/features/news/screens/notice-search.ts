import type { GameCode } from "#core/catalogue/game.ts";
import { NOTICE_CATEGORIES, type NoticeCategory } from "#core/news/notice.ts";
import { oneOf, type RawSearch, textOf } from "#ui/context/raw-search.ts";

/** Parameters of `/notice` and `/notice/{articleId}`. */
export interface NoticeParams {
  readonly articleId?: string | undefined;
}

/** Kinds of news, and what players write on the boards of the games. */
type NewsCategory = NoticeCategory | "boards";

/** Search of `/notice` and `/notice/{articleId}`; what is absent is the default. */
export interface NoticeSearch {
  readonly category?: NewsCategory | undefined;
  /** Only notices about this game. */
  readonly game?: GameCode | undefined;
  /** A board that only the publisher writes on, shown instead of the notices. */
  readonly board?: string | undefined;
}

/** Reads the search of an address; what cannot be read is left out, so a mistyped address stays usable. */
export function parseNoticeSearch(raw: RawSearch): NoticeSearch {
  const board = textOf(raw.board);
  if (board !== undefined && /^[a-z0-9-]{1,40}$/.test(board)) return { board };
  const game = textOf(raw.game);
  return {
    category: oneOf([...NOTICE_CATEGORIES, "boards"], raw.category),
    game: game !== undefined && /^[a-z0-9]{1,32}$/.test(game) ? game : undefined,
  };
}

/** The search parameters of the address, without default values. */
export function writeNoticeSearch({ category, board, game }: NoticeSearch): Readonly<Record<string, string>> {
  if (board !== undefined) return { board };
  return { ...(category === undefined ? {} : { category }), ...(game === undefined ? {} : { game }) };
}
