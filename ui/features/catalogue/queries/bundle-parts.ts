import { queryOptions } from "@tanstack/react-query";
import type { Goods } from "#core/catalogue/goods.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";

/**
 * The goods a bundle is made of, as far as they can be had alone: a part that is not sold, or did not come, is left out, and
 * the page shows that. Nothing is asked for goods that are no bundle.
 */
export function bundlePartsQuery(scope: QueryScope, { goodsId, contentType, contents }: Goods) {
  return queryOptions({
    queryKey: ["bundle-parts", ...personalKey(scope), goodsId] as const,
    enabled: contentType === "BUNDLE",
    queryFn: async ({ signal }) => {
      const partIds = contents.flatMap((part) => part.goodsId ?? []);
      const answers = await Promise.all(partIds.map((partId) => scope.ports.catalogue.getGoods(partId, { signal })));
      return answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
    },
  });
}
