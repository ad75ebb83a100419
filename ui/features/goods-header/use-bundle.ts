import { useQuery } from "@tanstack/react-query";
import { bundlePartsOf, type ListedPart, listedPartsOf } from "#core/catalogue/bundle-parts.ts";
import { type BundlePrice, bundlePriceOf } from "#core/catalogue/bundle-price.ts";
import type { Goods } from "#core/catalogue/goods.ts";
import { currentAmount } from "#core/catalogue/price.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { bundlePartsQuery } from "#ui/features/catalogue/queries/bundle-parts.ts";

interface Bundle {
  readonly parts: readonly ListedPart[];
  /** `null` as long as not every part has a price, and for goods that are no bundle. */
  readonly bill: BundlePrice | null;
  readonly isLoading: boolean;
}

/** The parts of a bundle, with its price after what the player owns already. */
export function useBundle(bundle: Goods): Bundle {
  const { clock } = usePorts();
  const { data: known = [], isLoading } = useQuery(bundlePartsQuery(useQueryScope(), bundle));
  const now = clock.now();
  const parts = bundle.contentType === "BUNDLE" ? bundlePartsOf(bundle, known, now) : null;
  return {
    parts: listedPartsOf(bundle, known),
    bill: parts === null || parts.length === 0 ? null : bundlePriceOf(currentAmount(bundle.price, now), parts),
    isLoading,
  };
}
