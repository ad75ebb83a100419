import type { GameCode } from "../catalogue/game.ts";
import type { Article, BoardList } from "./article.ts";

/** A board in an address: the first board without an alias, all of its articles without a menu. */
export interface BoardRef {
  readonly boardAlias?: string | undefined;
  readonly boardMenu?: string | undefined;
}

/** Whether a game has the board that an address names, and that board the menu; one that could not be read may exist. */
export function hasBoard(
  { boards, isPartial }: Pick<BoardList, "boards" | "isPartial">,
  { boardAlias, boardMenu }: BoardRef,
): boolean {
  const board = boardAlias === undefined ? boards[0] : boards.find(({ alias }) => alias === boardAlias);
  if (board === undefined) return boardAlias === undefined || isPartial === true;
  return boardMenu === undefined || board.menus === null || board.menus.some(({ id }) => id === boardMenu);
}

/** Whether an article belongs to the game, the board and, if one is named, the menu of an address. */
export function belongsToBoard(
  article: Pick<Article, "gameCode" | "boardAlias" | "menu">,
  { gameCode, boardAlias, boardMenu }: BoardRef & { readonly gameCode: GameCode },
): boolean {
  const isOnBoard = article.gameCode === gameCode && article.boardAlias === boardAlias;
  return isOnBoard && (boardMenu === undefined || article.menu === boardMenu);
}
