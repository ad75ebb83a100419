import { queryOptions } from "@tanstack/react-query";
import { DOCUMENT_CATEGORY, DOCUMENT_KEY, readStoreDocument, type StoreDocument } from "#core/links/store-document.ts";
import { type QueryScope, sharedKey } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";

/** A document of the editors; `null` where the content service has none of that name. */
export function storeDocumentQuery(scope: QueryScope, name: string) {
  return queryOptions({
    queryKey: ["store-document", ...sharedKey(scope), name] as const,
    queryFn: async ({ signal }): Promise<StoreDocument | null> => {
      const answer = await scope.ports.content.getContents(DOCUMENT_CATEGORY, name, [DOCUMENT_KEY], { signal });
      if (!answer.ok && answer.failure.kind === "status" && answer.failure.status === 404) return null;
      return readStoreDocument(unwrap(answer)[DOCUMENT_KEY]);
    },
  });
}
