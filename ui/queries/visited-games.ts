import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { GameCode, GameSummary } from "#core/catalogue/game.ts";
import type { KeyValueStorage } from "#core/ports/device.ts";
import { personalKey, type QueryScope } from "./query-scope.ts";
import { unwrap } from "./request-failure-error.ts";
import { stopReads } from "./stop-reads.ts";

/** Where the visits of a guest are kept on the device; those of players are with their account. */
export const VISITED_KEY = "visited-games";
/** Games kept at most, as many as the publisher tells. */
const MOST_VISITED = 20;

/** Games that were visited, the latest first: of the player, or of the guests of this device. */
export function visitedGamesQuery(scope: QueryScope) {
  const { ports, visit } = scope;
  return queryOptions({
    queryKey: ["visited-games", ...personalKey(scope)] as const,
    queryFn: async ({ signal }): Promise<readonly GameSummary[]> => {
      if (visit.get().user !== null) {
        await handOver(scope);
        return unwrap(await ports.catalogue.listRecentGames({ signal }));
      }
      const codes = readVisited(ports.storage);
      if (codes.length === 0) return [];
      const { games } = unwrap(await ports.catalogue.listGames({ codes, limit: MOST_VISITED }, { signal }));
      return codes.flatMap((code) => games.find(({ gameCode }) => gameCode === code) ?? []);
    },
  });
}

/** Puts a game on top of the visited ones. What fails is of no concern to the player. */
export async function rememberVisit(scope: QueryScope, client: QueryClient, gameCode: GameCode): Promise<void> {
  const { ports, visit } = scope;
  if (visit.get().user === null) {
    const others = readVisited(ports.storage).filter((code) => code !== gameCode);
    ports.storage.write(VISITED_KEY, JSON.stringify([gameCode, ...others].slice(0, MOST_VISITED)));
  } else {
    await handOver(scope);
    await ports.catalogue.rememberRecentGame(gameCode);
  }
  await client.invalidateQueries({ queryKey: visitedGamesQuery(scope).queryKey });
}

/** Forgets the visits, on the device and with the account. Rejects with a `RequestFailureError` if they are still there. */
export async function forgetVisits(scope: QueryScope, client: QueryClient): Promise<void> {
  const { ports, visit } = scope;
  ports.storage.remove(VISITED_KEY);
  if (visit.get().user !== null) unwrap(await ports.catalogue.forgetRecentGames());
  const { queryKey } = visitedGamesQuery(scope);
  await stopReads(client, { queryKey });
  client.setQueryData(queryKey, []);
}

/** A guest's visits go to the account they sign in with; each leaves the device once the server has it. */
async function handOver({ ports }: QueryScope): Promise<void> {
  const codes = readVisited(ports.storage);
  for (const [done, code] of codes.toReversed().entries()) {
    const result = await ports.catalogue.rememberRecentGame(code);
    // A game that is gone is no reason to keep the others here.
    const isGone = !result.ok && result.failure.kind === "status" && result.failure.status === 404;
    if (!result.ok && !isGone) return;
    const rest = codes.slice(0, codes.length - done - 1);
    if (rest.length === 0) ports.storage.remove(VISITED_KEY);
    else ports.storage.write(VISITED_KEY, JSON.stringify(rest));
  }
}

function readVisited(storage: KeyValueStorage): readonly GameCode[] {
  try {
    const kept: unknown = JSON.parse(storage.read(VISITED_KEY) ?? "[]");
    const isCode = (code: unknown): code is GameCode => typeof code === "string" && /^[a-z0-9]{1,32}$/.test(code);
    return Array.isArray(kept) ? kept.filter(isCode).slice(0, MOST_VISITED) : [];
  } catch {
    return [];
  }
}
