import { queryOptions } from "@tanstack/react-query";
import { personalKey, type QueryScope } from "./query-scope.ts";
import { unwrap } from "./request-failure-error.ts";

/** The character beside the player's name; not asked for guests. */
export function profileQuery(scope: QueryScope) {
  return queryOptions({
    queryKey: ["profile", ...personalKey(scope)] as const,
    queryFn: async () => unwrap(await scope.ports.session.getProfile(null)),
    enabled: scope.visit.get().user !== null,
  });
}
