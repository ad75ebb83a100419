import { queryOptions } from "@tanstack/react-query";
import { readStoreLinks, STORE_LINKS_KEY } from "#core/links/store-links.ts";
import { FRAME_QUERY } from "#ui/data/query-meta.ts";
import { type QueryScope, sharedKey } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";

/** Editors' links for the footer of every page, in the player's language. */
export function storeLinksQuery(scope: QueryScope) {
  return queryOptions({
    queryKey: ["store-links", ...sharedKey(scope)] as const,
    queryFn: async ({ signal }) => {
      const answer = await scope.ports.content.getContents("store", "index", [STORE_LINKS_KEY], { signal });
      return readStoreLinks(unwrap(answer)[STORE_LINKS_KEY]);
    },
    meta: FRAME_QUERY,
  });
}
