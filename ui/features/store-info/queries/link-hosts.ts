import { queryOptions } from "@tanstack/react-query";
import { linkHostsOf } from "#core/links/link-hosts.ts";
import { type QueryScope, sharedKey } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";

const LINK_KEY = "store-link-config";

/** Hosts that the editors' link configuration leads to. */
export function linkHostsQuery(scope: QueryScope) {
  return queryOptions({
    queryKey: ["link-hosts", ...sharedKey(scope)] as const,
    queryFn: async ({ signal }) => {
      const contents = unwrap(await scope.ports.content.getContents("store", "index", [LINK_KEY], { signal }));
      return linkHostsOf(contents[LINK_KEY]);
    },
  });
}
