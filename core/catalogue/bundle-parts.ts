import type { EpochMilliseconds } from "../ports/device.ts";
import type { BundlePart } from "./bundle-price.ts";
import type { Goods } from "./goods.ts";
import { currentAmount } from "./price.ts";

/** One part of a bundle: the entry of the bundle, and the goods if they are loaded. */
export interface ListedPart {
  readonly label: string;
  readonly quantity: number;
  /** `null` if the part is not sold alone, or could not be loaded. */
  readonly goods: Goods | null;
}

/** The parts of a bundle in its own order, each with the goods it names among `known`. */
export function listedPartsOf(bundle: Pick<Goods, "contents">, known: readonly Goods[]): readonly ListedPart[] {
  return bundle.contents.map(({ label, quantity, goodsId }) => ({
    label,
    quantity,
    goods: known.find((goods) => goods.goodsId === goodsId) ?? null,
  }));
}

/**
 * Amounts of a bundle's parts for `bundlePriceOf`; `null` if a part has no price in the bundle's currency: an
 * incomplete sum would promise a wrong saving.
 */
export function bundlePartsOf(
  bundle: Pick<Goods, "contents" | "price">,
  known: readonly Goods[],
  nowMs: EpochMilliseconds,
): readonly BundlePart[] | null {
  const parts: BundlePart[] = [];
  for (const { goods, quantity } of listedPartsOf(bundle, known)) {
    if (goods === null || goods.price.currency !== bundle.price.currency) return null;
    const { goodsId, price, owned } = goods;
    parts.push({ goodsId, amount: currentAmount(price, nowMs), quantity, owned });
  }
  return parts;
}
