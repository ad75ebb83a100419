import { queryOptions } from "@tanstack/react-query";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";
import { unwrap } from "#ui/data/request-failure-error.ts";
import { loadOnce } from "#ui/kit/lazy/load-once.ts";
import type { Banner } from "./banner.ts";

/** With the rules for links, which a page rendered by the server does not need. */
const loadReader = loadOnce(() => import("./read-banners.ts"));

/** Content key of the banners on the store index. */
const BANNER_KEY = "banners";

/** Banners of the store index in the editors' order; entries that cannot be read are left out. */
export function bannersQuery(scope: QueryScope) {
  return queryOptions({
    queryKey: ["banners", ...personalKey(scope)] as const,
    queryFn: async ({ signal }): Promise<readonly Banner[]> => {
      const [{ readBanners }, answer] = await Promise.all([
        loadReader(),
        scope.ports.content.getContents("store", "index", [BANNER_KEY], { signal }),
      ]);
      return readBanners(unwrap(answer)[BANNER_KEY], scope.ports);
    },
  });
}
