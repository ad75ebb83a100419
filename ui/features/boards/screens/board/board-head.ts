import type { PageAddress, PageHead, ScreenContext } from "#ui/context/page-head.ts";
import { boardPathsOf } from "#ui/features/boards/components/board-paths.ts";
import { boardsQuery } from "#ui/features/boards/queries/boards.ts";
import { headWithoutGame, knownGame } from "#ui/features/game-header/known-game.ts";
import { mediaOf } from "#ui/patterns/media/media-of.ts";
import type { BoardParams } from "./board-data.ts";
import type { BoardSearch } from "./board-search.ts";

/** Title and preview of a board. Its orders and menus are one page to search engines; searches are none. */
export function boardHead(context: ScreenContext, { params, search }: PageAddress<BoardParams, BoardSearch>): PageHead {
  const { gameCode, boardAlias } = params;
  const { t } = context.texts.instance;
  const boards = context.queryClient.getQueryData(boardsQuery(context, gameCode).queryKey)?.boards ?? [];
  const board = boards.find(({ alias }) => alias === boardAlias) ?? boards[0];
  const canonicalPath = boardPathsOf(gameCode, "game").list(board?.alias ?? boardAlias);
  const game = knownGame(context, gameCode);
  if (game === null) return headWithoutGame(context, gameCode, canonicalPath);
  const preview = mediaOf(game.media, "hero", "wide");
  const name = board?.title ?? t("pageTitle", { ns: "boards" });
  return {
    title: t("headTitle", { ns: "boards", board: name, title: game.title }),
    description: t("headDescription", { ns: "boards", board: name, title: game.title }),
    canonicalPath,
    image: preview && { src: preview.src, w: preview.w, h: preview.h, alt: preview.alt || game.title },
    noIndex: search.q !== undefined,
  };
}
