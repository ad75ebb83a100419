import { randomBytes } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { InferInput } from "valibot";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { orderLines, orders } from "#adapters/reference-backend/database/schema/index.ts";
import { CallRefusal, forbidden } from "#adapters/reference-backend/http/call-refusal.ts";
import { buyerOf, type RequestScope, requirePlayer } from "#adapters/reference-backend/http/request-scope.ts";
import { foreignOriginOf } from "#adapters/reference-backend/http/same-origin.ts";
import type { quoteAnswerSchema } from "#adapters/wire/orders.ts";
import { MAX_UNPAID_ORDERS, ORDER_PAYMENT_MS } from "#core/commerce/constants.ts";
import type { OrderQuote } from "#core/commerce/order.ts";
import type { PaymentProvider } from "#core/commerce/payment-providers.ts";
import { contentsTextOf } from "#core/commerce/purchase-attempt.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { closedGamesOf } from "../catalogue/closed-games.ts";
import { type LockedAccount, lockAccount } from "../commerce/lock-account.ts";
import { giveCouponBack, spendCoupon } from "../rewards/coupons.ts";
import { close, fulfil, pay } from "./advance-order.ts";
import type { OrderRow } from "./order-effects.ts";
import { type Buyer, type PricedPurchase, type Purchase, pricePurchase } from "./price-purchase.ts";

export interface OrderWish extends Purchase {
  readonly provider: PaymentProvider;
  /** Price that the player saw; the order is refused if the price differs. */
  readonly expected: { readonly total: number; readonly currency: string };
  /** The buyer waives the right of withdrawal. */
  readonly waivesRefund: boolean;
  /** Path to return to after payment, on the origin that placed the order. */
  readonly returnPath: string;
  /** `Idempotency-Key` of the try; `null` without one. */
  readonly attemptKey: string | null;
  /** The gift it pays for, where `purpose` is `gift`. */
  readonly giftId?: string;
}

export interface OpenedOrder {
  readonly order_key: string;
  readonly redirect_url: string;
}

/**
 * Opens an order in the caller's transaction. At most one unpaid order exists for the same goods: a purchase of the
 * same contents returns the open order, another purchase replaces it.
 */
export async function openOrder(transaction: Queries, scope: RequestScope, wish: OrderWish): Promise<OpenedOrder> {
  const { accountId } = requirePlayer(scope);
  const { now, services, request } = scope;
  const { allowedOrigins } = services;
  requireProviderOfShell(scope, wish.provider);
  const account = await lockAccount(transaction, accountId);
  const earlier = await orderOfAttempt(transaction, accountId, wish.attemptKey);
  const couponCode = wish.coupon?.code ?? null;
  const what = contentsTextOf({ ...wish, ...wish.expected, couponCode });
  const contents = `${wish.purpose}:${wish.giftId ?? ""}:${what}`;
  if (earlier !== null) {
    if (earlier.contents !== contents) throw keyReused();
    return openedOrder(earlier, allowedOrigins);
  }
  const open = await openOrdersOf(transaction, accountId, now);
  const same = open.find((order) => order.contents === contents);
  if (same !== undefined) {
    const { attemptKey, returnPath } = wish;
    const change = { attemptKey, returnPath, returnOrigin: foreignOriginOf(request, allowedOrigins) };
    await transaction.update(orders).set(change).where(eq(orders.orderKey, same.orderKey));
    return openedOrder(same, allowedOrigins);
  }
  const clashing = await clashingWith(transaction, open, wish);
  if (open.length - clashing.length >= MAX_UNPAID_ORDERS) throw tooManyUnpaid();
  for (const order of clashing) {
    await close(transaction, order, { to: "cancelled", reason: "replaced", now });
  }
  const buyer = buyerNow(scope, account);
  const priced = await pricePurchase(transaction, services.pictures, buyer, wish);
  requireAsExpected(priced, wish);
  const order = await insertOrder(transaction, scope, { wish, priced, contents, buyer });
  if (order.total > 0) return openedOrder(order, allowedOrigins);
  await fulfil(transaction, await pay(transaction, order, now), now);
  return { order_key: order.orderKey, redirect_url: resultAddressOf(order, allowedOrigins) };
}

/** Prices a purchase for its player to see. The coupon of an own order that is still open counts as free: it will be. */
export async function quotePurchase(queries: Queries, scope: RequestScope, purchase: Purchase): Promise<OrderQuote> {
  const { accountId } = requirePlayer(scope);
  const { now } = scope;
  const code = purchase.coupon?.code ?? null;
  return await queries.transaction(async (transaction) => {
    const account = await lockAccount(transaction, accountId);
    const open = await openOrdersOf(transaction, accountId, now);
    const holder = open.find((order) => code !== null && order.couponCode === code);
    if (holder !== undefined) await giveCouponBack(transaction, holder.orderKey);
    const quote = await pricePurchase(transaction, scope.services.pictures, buyerNow(scope, account), purchase);
    if (holder?.couponCode != null) {
      await spendCoupon(transaction, { code: holder.couponCode, accountId, orderKey: holder.orderKey, now });
    }
    return quote;
  });
}

/** The order that a try with this key has left. */
export async function orderOfAttempt(
  queries: Queries,
  accountId: string,
  attemptKey: string | null,
): Promise<OrderRow | null> {
  if (attemptKey === null) return null;
  const [row] = await queries
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, accountId), eq(orders.attemptKey, attemptKey)));
  return row ?? null;
}

/**
 * Address of the result page, on the origin that placed the order. If that origin is no longer allowed, the page is on
 * the store's own.
 */
export function resultAddressOf(order: OrderRow, allowedOrigins: readonly string[]): string {
  const { orderKey, returnPath, returnOrigin } = order;
  if (returnOrigin === null) return `${returnPath}?orderKey=${orderKey}`;
  const returnUrl = allowedOrigins.includes(returnOrigin) ? returnOrigin + returnPath : buildPath("orderResult", {});
  return `${returnUrl}?orderKey=${orderKey}`;
}

/** The page where an order is paid. */
export function paymentAddressOf(order: OrderRow): string {
  return `/pay/${order.orderKey}`;
}

/** A quote as the wire has it. */
export function wireQuote(priced: OrderQuote): InferInput<typeof quoteAnswerSchema> {
  return {
    currency: priced.currency,
    subtotal: priced.subtotal,
    discount: priced.discount,
    total: priced.total,
    tax_included: priced.taxIncluded,
    tax: priced.tax,
    lines: priced.lines.map((line) => ({
      goods_id: line.goodsId,
      game_code: line.gameCode,
      content_type: line.contentType,
      title: line.title,
      text_locale: line.textLocale,
      image: { ...line.image, captions: [...line.image.captions] },
      quantity: line.quantity,
      list_amount: line.listAmount,
      unit_amount: line.unitAmount,
      owned_amount: line.ownedAmount,
      refusal: line.refusal,
    })),
    coupon: priced.coupon && { code: priced.coupon.code, refusal: priced.coupon.refusal },
    needs_refund_waiver: priced.needsRefundWaiver,
  };
}

function openedOrder(order: OrderRow, allowedOrigins: readonly string[]): OpenedOrder {
  const isOpen = order.state === "awaiting_payment";
  const address = isOpen ? paymentAddressOf(order) : resultAddressOf(order, allowedOrigins);
  return { order_key: order.orderKey, redirect_url: address };
}

/** The app has to use the store it came from, everything else the publisher's own shop (Spec §3). */
function requireProviderOfShell({ shell }: RequestScope, provider: PaymentProvider): void {
  if ((shell === "app") === (provider === "nshop")) {
    throw forbidden("provider_not_here", "This payment provider cannot be used here.");
  }
}

function requireAsExpected(priced: OrderQuote, { expected, waivesRefund }: OrderWish): void {
  const isBlocked = priced.lines.some((line) => line.refusal !== null);
  const isCouponRefused = priced.coupon !== null && priced.coupon.refusal !== null;
  const isOtherPrice = priced.total !== expected.total || priced.currency !== expected.currency;
  const lacksWaiver = priced.needsRefundWaiver && !waivesRefund;
  if (isBlocked) throw quoteChanged(priced, "line_refused");
  if (isCouponRefused) throw quoteChanged(priced, "coupon_refused");
  if (isOtherPrice) throw quoteChanged(priced, "price_changed");
  if (lacksWaiver) throw quoteChanged(priced, "refund_waiver_missing");
}

function quoteChanged(priced: OrderQuote, reason: string): CallRefusal {
  return new CallRefusal(409, "QUOTE_CHANGED", "The purchase is not what it was any more.", {
    details: { reason, quote: wireQuote(priced) },
  });
}

/** The buyer, in the country that the account has by now: it can have changed since the request began. */
function buyerNow(scope: RequestScope, account: LockedAccount | null): Buyer {
  const player = requirePlayer(scope);
  const countryCode = account?.countryCode ?? player.countryCode;
  const buyer = { ...buyerOf(scope), player: { ...player, countryCode } };
  // The test controls have set another country than that of the account.
  if (scope.purchaseCountry !== player.countryCode) return buyer;
  return { ...buyer, country: countryCode, closedGames: closedGamesOf(buyer.player, scope.services.access) };
}

function tooManyUnpaid(): CallRefusal {
  return new CallRefusal(409, "TOO_MANY_UNPAID_ORDERS", "Too many orders wait for their payment.", {
    details: { reason: "too_many_unpaid_orders", maximum: MAX_UNPAID_ORDERS },
  });
}

function keyReused(): CallRefusal {
  return new CallRefusal(409, "IDEMPOTENCY_KEY_REUSED", "This key was used for another request.", {
    details: { reason: "idempotency_key_reused" },
  });
}

async function openOrdersOf(transaction: Queries, accountId: string, now: Date): Promise<readonly OrderRow[]> {
  const instant = sql`${now.toISOString()}::timestamptz`;
  return await transaction
    .select()
    .from(orders)
    .where(
      and(eq(orders.accountId, accountId), eq(orders.state, "awaiting_payment"), sql`${orders.expiresAt} > ${instant}`),
    );
}

/** Open orders that a new one replaces: those with some of its goods, or with its coupon. */
async function clashingWith(
  transaction: Queries,
  open: readonly OrderRow[],
  wish: OrderWish,
): Promise<readonly OrderRow[]> {
  if (open.length === 0) return [];
  const couponCode = wish.coupon?.code ?? null;
  const rows = await transaction
    .select({ orderKey: orderLines.orderKey })
    .from(orderLines)
    .where(
      and(
        inArray(
          orderLines.orderKey,
          open.map((order) => order.orderKey),
        ),
        inArray(
          orderLines.goodsId,
          wish.lines.map((line) => line.goodsId),
        ),
      ),
    );
  const withSameGoods = new Set(rows.map((row) => row.orderKey));
  return open.filter((order) => {
    const isSamePurchase = order.purpose === wish.purpose && order.giftId === (wish.giftId ?? null);
    const hasSameCoupon = order.couponCode !== null && order.couponCode === couponCode;
    return hasSameCoupon || (isSamePurchase && withSameGoods.has(order.orderKey));
  });
}

async function insertOrder(
  transaction: Queries,
  scope: RequestScope,
  input: {
    readonly wish: OrderWish;
    readonly priced: PricedPurchase;
    readonly contents: string;
    readonly buyer: Buyer;
  },
): Promise<OrderRow> {
  const { wish, priced, contents, buyer } = input;
  const { accountId } = buyer.player;
  const { now } = scope;
  const at = now.toISOString();
  const couponCode = priced.coupon?.code ?? null;
  const orderKey = newOrderKey(now);
  const [order] = await transaction
    .insert(orders)
    .values({
      orderKey,
      accountId,
      attemptKey: wish.attemptKey,
      contents,
      purpose: wish.purpose,
      giftId: wish.giftId ?? null,
      state: "awaiting_payment",
      provider: wish.provider,
      country: buyer.country,
      currency: priced.currency,
      subtotal: priced.subtotal,
      discount: priced.discount,
      total: priced.total,
      taxIncluded: priced.taxIncluded === true,
      tax: priced.tax,
      couponCode,
      returnPath: wish.returnPath,
      returnOrigin: foreignOriginOf(scope.request, scope.services.allowedOrigins),
      refundWaivedAt: priced.needsRefundWaiver ? now : null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + ORDER_PAYMENT_MS),
      history: [
        { state: "created", at },
        { state: "awaiting_payment", at },
      ],
    })
    .returning();
  if (order === undefined) throw new Error("an order was not kept");
  await transaction
    .insert(orderLines)
    .values(
      priced.lines.map(({ image: _image, refusal: _refusal, ...line }, position) => ({ orderKey, position, ...line })),
    );
  if (couponCode !== null) await spendCoupon(transaction, { code: couponCode, accountId, orderKey, now });
  return order;
}

const KEY_SIGNS = "23456789abcdefghjkmnpqrstvwxyz";

/** Day and twelve signs that cannot be mistaken for each other when an order is read out. */
function newOrderKey(now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll("-", "");
  const signs = [...randomBytes(12)].map((byte) => KEY_SIGNS[byte % KEY_SIGNS.length]).join("");
  return `${day}-${signs}`;
}
