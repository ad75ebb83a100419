import type { EpochMilliseconds } from "../ports/device.ts";
import type { BundlePart } from "./bundle-price.ts";
import type { Goods } from "./goods.ts";
import { currentAmount } from "./price.ts";

/** One part of a bundle: what the bundle says of it, and the goods themselves as far as they are known. */
export interface ListedPart {
  readonly label: string;
  readonly quantity: number;
  /** `null` where the part is not sold alone, or could not be asked for. */
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
 * Amounts of a bundle's parts for `bundlePriceOf`; `null` as long as one part has no price in the bundle's currency: a sum
 * that leaves something out would promise a saving that is not there.
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
