import { queryOptions } from "@tanstack/react-query";
import type { GameCode } from "#core/catalogue/game.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";

/** The newest notices about a game. Apart from the other news, whose pages need it as little as its page needs them. */
export function gameNoticesQuery(scope: QueryScope, gameCode: GameCode) {
  return queryOptions({
    queryKey: ["notices", ...personalKey(scope), gameCode] as const,
    queryFn: async ({ signal }) => unwrap(await scope.ports.news.listNotices({ gameCode }, { signal })).notices,
  });
}
