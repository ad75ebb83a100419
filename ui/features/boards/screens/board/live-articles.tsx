import type { GameCode } from "#core/catalogue/game.ts";
import { boardTopicOf } from "#core/community/board-topics.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { useLiveList } from "#ui/features/boards/components/use-live-list.ts";
import { articleListsKey } from "#ui/features/boards/queries/boards.ts";

interface LiveArticlesProps {
  readonly gameCode: GameCode;
  readonly alias: string;
  /** Pages of the list that are open. */
  readonly pages: number;
}

/** Keeps a list of articles up to date with posts of others. Renders nothing, so that its code can be loaded lazily. */
export function LiveArticles({ gameCode, alias, pages }: LiveArticlesProps) {
  useLiveList(boardTopicOf(gameCode, alias), articleListsKey(useQueryScope(), gameCode), pages);
  return null;
}
