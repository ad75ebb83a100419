import type { CountryStage } from "#core/catalogue/country-stage.ts";
import type { LobbyKind } from "#core/lobby/lobby-kind.ts";
import type { RouteName } from "#core/navigation/route-map.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { gamePagesQuery } from "#ui/features/catalogue/queries/games.ts";

/** Lobbies fetched at a time in each group. */
const PAGE_SIZE = 36;

/** Route of each kind of lobby. */
export const LOBBY_ROUTES = {
  home: "homeLobby",
  prehome: "preHomeLobby",
  fgt: "fgtLobby",
} as const satisfies Record<LobbyKind, RouteName>;

interface LobbyGroup {
  readonly stage: CountryStage;
  readonly title: "groupHere" | "groupComing" | "groupOthers";
}

/** Groups of the list of lobbies, by what the games are in the player's country. Together they hold every game. */
export const LOBBY_GROUPS: readonly LobbyGroup[] = [
  { stage: "launch", title: "groupHere" },
  { stage: "creation", title: "groupComing" },
  { stage: "teaser", title: "groupOthers" },
];

/** The games of one group, page by page. */
export const lobbyGroupQuery = (scope: QueryScope, stage: CountryStage) =>
  gamePagesQuery(scope, { stage, limit: PAGE_SIZE });

/** The games whose lobby is searched for, of all groups. */
export const lobbySearchQuery = (scope: QueryScope, q: string) => gamePagesQuery(scope, { q, limit: PAGE_SIZE });
