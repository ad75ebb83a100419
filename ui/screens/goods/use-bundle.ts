import { useQueries } from "@tanstack/react-query";
import { bundlePartsOf, type ListedPart, listedPartsOf } from "#core/catalogue/bundle-parts.ts";
import { type BundlePrice, bundlePriceOf } from "#core/catalogue/bundle-price.ts";
import type { Goods } from "#core/catalogue/goods.ts";
import { currentAmount } from "#core/catalogue/price.ts";
import { usePorts } from "#ui/ports/ports-context.tsx";
import { partGoodsQuery } from "#ui/queries/one-goods.ts";
import { useQueryScope } from "#ui/queries/query-scope.ts";
import { partIdsOf } from "./goods-data.ts";

interface Bundle {
  readonly parts: readonly ListedPart[];
  /** `null` as long as not every part has a price: a sum that leaves something out would be wrong. */
  readonly bill: BundlePrice | null;
  readonly isLoading: boolean;
}

/** The parts of a bundle, with its price after what the player owns already. */
export function useBundle(bundle: Goods): Bundle {
  const scope = useQueryScope();
  const { clock } = usePorts();
  const answers = useQueries({
    queries: bundle.contentType === "BUNDLE" ? partIdsOf(bundle).map((partId) => partGoodsQuery(scope, partId)) : [],
  });
  const known = answers.flatMap(({ data }) => data ?? []);
  const now = clock.now();
  const parts = bundlePartsOf(bundle, known, now);
  return {
    parts: listedPartsOf(bundle, known),
    bill: parts === null || parts.length === 0 ? null : bundlePriceOf(currentAmount(bundle.price, now), parts),
    isLoading: answers.some(({ isPending }) => isPending),
  };
}
