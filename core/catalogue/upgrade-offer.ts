import type { EpochMilliseconds } from "../ports/device.ts";
import { purchaseRefusalOf } from "./availability.ts";
import type { Price } from "./game.ts";
import type { Goods } from "./goods.ts";
import { currentAmount } from "./price.ts";
import { ownPriceOf } from "./upgrade-price.ts";

/** The next higher edition for the owner of a lower one. */
export interface UpgradeOffer {
  /** Of the cheapest upgrade, what is owned deducted. */
  readonly price: Price;
  /** Other upgrades cost more. */
  readonly isFrom: boolean;
  /** The lower edition. */
  readonly fromGoodsId: string;
}

const NOTHING_REACHED: ReadonlySet<string> = new Set();

/** The cheapest upgrade among the goods of a game; `null` without one on sale. */
export function upgradeOfferOf(wares: readonly Goods[], nowMs: EpochMilliseconds): UpgradeOffer | null {
  const [cheapest, ...others] = wares
    .flatMap((ware) => {
      if (ware.upgrade === undefined || purchaseRefusalOf(ware, NOTHING_REACHED) !== null) return [];
      const price = ownPriceOf(ware);
      return { price, amount: currentAmount(price, nowMs), fromGoodsId: ware.upgrade.fromGoodsId };
    })
    .sort((one, other) => one.amount - other.amount);
  if (cheapest === undefined) return null;
  const { price, amount, fromGoodsId } = cheapest;
  return { price, isFrom: others.some((other) => other.amount > amount), fromGoodsId };
}
