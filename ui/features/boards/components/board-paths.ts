import { useMatches } from "@tanstack/react-router";
import { useMemo } from "react";
import { buildPath } from "#core/navigation/build-path.ts";

/** Where boards are shown: the store, or the launcher's home. */
export type BoardArea = "game" | "home";

/** Addresses of the boards of a game: those of the store, or those of the launcher's home, as the page shown now has it. */
export interface BoardPaths {
  readonly area: BoardArea;
  /** Parent page of the boards: the page of the game, or its lobby. */
  readonly start: string;
  readonly list: (boardAlias?: string, boardMenu?: string) => string;
  readonly view: (boardAlias: string, articleId: string) => string;
  readonly write: (boardAlias?: string) => string;
  readonly edit: (boardAlias: string, articleId: string) => string;
}

export function boardPathsOf(gameCode: string, area: BoardArea): BoardPaths {
  return {
    area,
    start: buildPath(area === "home" ? "homeLobby" : "game", { gameCode }),
    list: (boardAlias, boardMenu) => buildPath(`${area}Board`, { gameCode, boardAlias, boardMenu }),
    view: (boardAlias, articleId) => buildPath(`${area}BoardView`, { gameCode, boardAlias, articleId }),
    write: (boardAlias) => buildPath(`${area}BoardWrite`, { gameCode, boardAlias }),
    edit: (boardAlias, articleId) => buildPath(`${area}BoardEdit`, { gameCode, boardAlias, articleId }),
  };
}

/** The addresses that belong to the page shown now. */
export function useBoardPaths(gameCode: string): BoardPaths {
  const area = useMatches({ select: (matches) => (matches.at(-1)?.routeId.startsWith("/home/") ? "home" : "game") });
  return useMemo(() => boardPathsOf(gameCode, area), [gameCode, area]);
}
