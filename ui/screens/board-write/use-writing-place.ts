import { useLocation, useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import { buildPath } from "#core/navigation/build-path.ts";
import type { WritingPlace } from "#core/ports/community-gateway.ts";

/** Where the pages around the one where something is written are. */
export interface BoardPaths {
  readonly game: string;
  readonly board: (boardAlias: string) => string;
  readonly article: (boardAlias: string, articleId: string) => string;
}

/** What the address says is going to be written, and the paths of its surroundings: in the store or in the home of the launcher. */
export function useWritingPlace(): { readonly place: WritingPlace; readonly paths: BoardPaths } {
  const parameters = useParams({ strict: false }) as Readonly<Record<string, string | undefined>>;
  const isHome = useLocation({ select: ({ pathname }) => /^\/home\//.test(pathname) });
  const { gameCode = "", boardAlias, articleId } = parameters;
  return useMemo(() => {
    const [list, view] = isHome ? (["homeBoard", "homeBoardView"] as const) : (["gameBoard", "gameBoardView"] as const);
    return {
      place: { gameCode, boardAlias: boardAlias ?? null, articleId: articleId ?? null },
      paths: {
        game: buildPath("game", { gameCode }),
        board: (alias) => buildPath(list, { gameCode, boardAlias: alias }),
        article: (alias, id) => buildPath(view, { gameCode, boardAlias: alias, articleId: id }),
      },
    };
  }, [gameCode, boardAlias, articleId, isHome]);
}
