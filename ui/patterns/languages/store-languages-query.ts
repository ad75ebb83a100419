import { queryOptions } from "@tanstack/react-query";
import type { ContentGateway } from "#core/ports/content-gateway.ts";
import { FRAME_QUERY } from "#ui/data/query-meta.ts";

/** Tags of the languages that the publisher offers the store in; none after a failure: the next page requests them again. */
export function storeLanguagesQuery(content: ContentGateway) {
  return queryOptions({
    queryKey: ["store-languages"] as const,
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const answer = await content.listLanguages({ signal });
      return answer.ok ? answer.value : [];
    },
    meta: FRAME_QUERY,
    staleTime: ({ state }) => (state.data?.length ? Number.POSITIVE_INFINITY : 0),
  });
}
