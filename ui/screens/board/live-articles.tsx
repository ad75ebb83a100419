import type { GameCode } from "#core/catalogue/game.ts";
import { boardTopicOf } from "#core/community/board-topics.ts";
import { articleListsKey } from "#ui/queries/boards.ts";
import { useQueryScope } from "#ui/queries/query-scope.ts";
import { useLiveList } from "#ui/sections/boards/use-live-list.ts";

interface LiveArticlesProps {
  readonly gameCode: GameCode;
  readonly alias: string;
  /** Pages of the list that are open. */
  readonly pages: number;
}

/** Keeps a list of articles in step with what others write; shows nothing itself, so that its code may come late. */
export function LiveArticles({ gameCode, alias, pages }: LiveArticlesProps) {
  useLiveList(boardTopicOf(gameCode, alias), articleListsKey(useQueryScope(), gameCode), pages);
  return null;
}
