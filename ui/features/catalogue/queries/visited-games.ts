import { type QueryClient, queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import type { GameCode, GameSummary } from "#core/catalogue/game.ts";
import { classifyFailure } from "#core/failures/classify-failure.ts";
import { storedValue } from "#core/storage/stored-value.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";
import { readableItems } from "#ui/data/readable-items.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";
import { openOnes } from "./open-games.ts";

/** Storage key of a guest's visits; the visits of players are stored with their account. */
export const VISITED_KEY = "visited-games";
/** Maximum number of stored games, as many as the publisher returns. */
const MAX_VISITED = 20;

const visitedCodes = storedValue<readonly GameCode[]>(
  VISITED_KEY,
  readableItems(v.pipe(v.string(), v.regex(/^[a-z0-9]{1,32}$/))),
  [],
);

/** Games that were visited, the latest first: of the player, or of the guests of this device. */
export function visitedGamesQuery(scope: QueryScope) {
  const { ports, visit } = scope;
  return queryOptions({
    queryKey: ["visited-games", ...personalKey(scope)] as const,
    queryFn: async ({ signal }): Promise<readonly GameSummary[]> => {
      if (visit.get().user !== null) {
        await handOver(scope);
        return openOnes(scope, unwrap(await ports.catalogue.listRecentGames({ signal })));
      }
      const codes = (await visitedCodes.readShared(ports.sharedStorage)).slice(0, MAX_VISITED);
      if (codes.length === 0) return [];
      const { games } = unwrap(await ports.catalogue.listGames({ codes, limit: MAX_VISITED }, { signal }));
      const open = openOnes(scope, games);
      return codes.flatMap((code) => open.find(({ gameCode }) => gameCode === code) ?? []);
    },
  });
}

/** Puts a game on top of the visited ones. What fails is of no concern to the player. */
export async function rememberVisit(scope: QueryScope, client: QueryClient, gameCode: GameCode): Promise<void> {
  const { ports, visit } = scope;
  if (visit.get().user === null) {
    await changeVisited(scope, (codes) => [gameCode, ...codes.filter((code) => code !== gameCode)]);
  } else {
    await handOver(scope);
    await ports.catalogue.rememberRecentGame(gameCode);
  }
  await client.invalidateQueries({ queryKey: visitedGamesQuery(scope).queryKey });
}

/** A guest's visits go to the account they sign in with; each leaves the device once the server has it. */
async function handOver(scope: QueryScope): Promise<void> {
  const { ports } = scope;
  const codes = (await visitedCodes.readShared(ports.sharedStorage)).slice(0, MAX_VISITED);
  for (const code of codes.toReversed()) {
    const result = await ports.catalogue.rememberRecentGame(code);
    // A game that is not there for the player is no reason to keep the others here.
    const isGone = !result.ok && classifyFailure(result.failure) === "not_found";
    if (!result.ok && !isGone) return;
    await changeVisited(scope, (left) => left.filter((other) => other !== code));
  }
}

/** Changes the visits of a guest; other tabs may do so at the same time. */
export async function changeVisited(
  { ports }: QueryScope,
  edit: (codes: readonly GameCode[]) => readonly GameCode[],
): Promise<void> {
  await visitedCodes.changeShared(ports.sharedStorage, (former) => {
    const codes = edit(former).slice(0, MAX_VISITED);
    return codes.length === 0 ? null : codes;
  });
}
