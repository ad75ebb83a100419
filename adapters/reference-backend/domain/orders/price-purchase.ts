import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { invalidInput } from "#adapters/reference-backend/http/call-refusal.ts";
import type { OrderPurpose, OrderQuote, WantedLine } from "#core/commerce/order.ts";
import { needsRefundWaiver } from "#core/commerce/refund-waiver.ts";
import { currencyOf } from "../catalogue/currency.ts";
import type { BuyerContext } from "../catalogue/load-goods.ts";
import { priceCart } from "../commerce/price-cart.ts";
import { orderTaxOf } from "../commerce/taxes.ts";
import type { PictureLibrary } from "../media/picture-library.ts";
import type { TriedCoupon } from "../rewards/coupon-tries.ts";
import { couponFor } from "../rewards/coupons.ts";
import type { Player } from "../session/sessions.ts";

export interface Purchase {
  readonly lines: readonly WantedLine[];
  /** `null` if no code was typed. */
  readonly coupon: TriedCoupon | null;
  readonly purpose: OrderPurpose;
}

/** The quote, whose goods are of a known kind. */
export type PricedPurchase = Awaited<ReturnType<typeof pricePurchase>>;

export type Buyer = BuyerContext & { readonly player: Player };

/**
 * Prices a purchase as it is now, in the caller's transaction, which locks the coupon. Lines that cannot be bought are named
 * and cost nothing; goods that do not exist are a 400.
 */
export async function pricePurchase(transaction: Queries, pictures: PictureLibrary, buyer: Buyer, purchase: Purchase) {
  // For a gift the buyer's own goods do not count, and nothing is deducted.
  const items = await priceCart(transaction, pictures, purchase.lines, {
    ...buyer,
    player: purchase.purpose === "own" ? buyer.player : null,
  });
  const known = new Set(items.map(({ goods }) => goods.goodsId));
  const unknownAt = purchase.lines.findIndex(({ goodsId }) => !known.has(goodsId));
  if (unknownAt >= 0) {
    throw invalidInput({ field: `body.lines.${unknownAt}.goods_id`, message: "There are no such goods here." });
  }
  const lines = items.map(({ goods, quantity, unitAmount, ownedAmount, refusal }) => ({
    goodsId: goods.goodsId,
    gameCode: goods.gameCode,
    contentType: goods.contentType,
    title: goods.title,
    textLocale: goods.textLocale,
    image: goods.image,
    quantity,
    listAmount: goods.price.list,
    unitAmount,
    ownedAmount,
    refusal: purchase.purpose === "gift" && refusal === "requires_base_game" ? null : refusal,
  }));
  const bought = lines.filter((line) => line.refusal === null);
  const priced = items.find(({ goods }) => goods.goodsId === bought[0]?.goodsId) ?? items[0];
  const currency = priced?.goods.price.currency ?? currencyOf(buyer.country);
  const subtotal = bought.reduce((sum, line) => sum + line.unitAmount * line.quantity, 0);
  const coupon =
    purchase.coupon === null
      ? null
      : await couponFor(transaction, {
          coupon: purchase.coupon,
          player: buyer.player,
          country: buyer.country,
          currency,
          goods: bought.map((line) => ({ ...line, amount: line.unitAmount * line.quantity })),
          now: buyer.now,
        });
  const discount = coupon?.ok ? coupon.discount : 0;
  const total = subtotal - discount;
  const taxIncluded = items.every(({ goods }) => goods.price.taxIncluded);
  return {
    currency,
    subtotal,
    discount,
    total,
    taxIncluded,
    tax: taxIncluded ? orderTaxOf(total, buyer.country) : null,
    lines,
    coupon:
      coupon &&
      (coupon.ok
        ? { code: coupon.code, refusal: null }
        : { code: purchase.coupon?.typed ?? "", refusal: coupon.refusal }),
    needsRefundWaiver: needsRefundWaiver(buyer.country, total),
  } satisfies OrderQuote;
}
