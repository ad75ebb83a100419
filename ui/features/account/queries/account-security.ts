import { queryOptions } from "@tanstack/react-query";
import { unwrapList } from "#ui/data/partial-lists.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";

/**
 * How the player's account is protected, and its country; not asked for guests. The same in every language and country, so that a
 * change of either leaves what is shown of it.
 */
export function accountSecurityQuery({ ports, visit }: QueryScope) {
  const userId = visit.get().user?.userId ?? null;
  return queryOptions({
    queryKey: ["account-security", userId] as const,
    queryFn: async ({ signal }) => unwrap(await ports.account.getSecurity({ signal })),
    enabled: userId !== null,
    // It changes on other devices too.
    staleTime: 0,
  });
}

/** Sessions of the account; disabled for guests. */
export function accountSessionsQuery({ ports, visit }: QueryScope) {
  const userId = visit.get().user?.userId ?? null;
  return queryOptions({
    queryKey: ["account-sessions", userId] as const,
    queryFn: async (context) => unwrapList(await ports.account.listSessions({ signal: context.signal }), context),
    enabled: userId !== null,
    staleTime: 0,
  });
}
