import { queryOptions } from "@tanstack/react-query";
import type { ContentGateway } from "#core/ports/content-gateway.ts";
import { AROUND } from "#ui/data/query-meta.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";

/** Tags of the languages that the publisher offers the store in. */
export function storeLanguagesQuery(content: ContentGateway) {
  return queryOptions({
    queryKey: ["store-languages"] as const,
    queryFn: async ({ signal }): Promise<readonly string[]> => unwrap(await content.listLanguages({ signal })),
    meta: AROUND,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
