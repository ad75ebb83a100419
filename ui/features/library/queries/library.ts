import { type QueryClient, type QueryFunctionContext, queryOptions } from "@tanstack/react-query";
import type { GameCode } from "#core/catalogue/game.ts";
import { continueCandidatesOf } from "#core/library/continue-candidates.ts";
import type { LibraryGame } from "#core/library/library-game.ts";
import { unwrapList } from "#ui/data/partial-lists.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";
import { openOnes } from "#ui/features/catalogue/queries/open-games.ts";

/** Age from which the library is stale: a purchase or a start on another device shows after it. */
const LIBRARY_FRESH_MS = 30_000;

/** First part of the key; what changes ownership invalidates it. */
export const LIBRARY_KEY = "library";

/** Games of the player, without those that the player may not access; disabled for guests. */
export function libraryQuery(scope: QueryScope) {
  return queryOptions({
    queryKey: [LIBRARY_KEY, ...personalKey(scope)] as const,
    queryFn: (context) => loadGames(scope, context),
    enabled: scope.visit.get().user !== null,
    staleTime: LIBRARY_FRESH_MS,
  });
}

/** Games from which a player may continue one; the page that shows them stays small for any library. */
export function continueQuery(scope: QueryScope) {
  return queryOptions({
    queryKey: [...libraryQuery(scope).queryKey, "continue"] as const,
    queryFn: async (context) => continueCandidatesOf(await loadGames(scope, context)),
    enabled: scope.visit.get().user !== null,
    staleTime: LIBRARY_FRESH_MS,
  });
}

async function loadGames(scope: QueryScope, context: QueryFunctionContext): Promise<readonly LibraryGame[]> {
  const items = unwrapList(await scope.ports.library.list({ signal: context.signal }), context);
  const games = items.map(({ game }) => game);
  const open = new Set(openOnes(scope, games).map(({ gameCode }) => gameCode));
  return items.filter(({ game }) => open.has(game.gameCode));
}

/** Changes one game of the library in the cache, in `continueQuery` too. */
export function changeLibraryGame(
  scope: QueryScope,
  client: QueryClient,
  gameCode: GameCode,
  change: Partial<LibraryGame>,
): void {
  client.setQueriesData<readonly LibraryGame[]>({ queryKey: libraryQuery(scope).queryKey }, (games) =>
    games?.map((item) => (item.game.gameCode === gameCode ? { ...item, ...change } : item)),
  );
}
