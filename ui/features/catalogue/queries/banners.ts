import { queryOptions } from "@tanstack/react-query";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";
import type { Banner } from "./banner.ts";

/** Content key of the banners on the store index. */
const BANNER_KEY = "banners";

/**
 * Banners of the store index in the editors' order; entries that cannot be read are left out. What reads them comes when it is
 * asked for: a page that the server has rendered brings them along.
 */
export function bannersQuery(scope: QueryScope) {
  return queryOptions({
    queryKey: ["banners", ...personalKey(scope)] as const,
    queryFn: async ({ signal }): Promise<readonly Banner[]> => {
      const [{ readBanners }, answer] = await Promise.all([
        import("./read-banners.ts"),
        scope.ports.content.getContents("store", "index", [BANNER_KEY], { signal }),
      ]);
      return readBanners(unwrap(answer)[BANNER_KEY], scope.ports);
    },
  });
}
