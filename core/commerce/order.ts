import type { GameCode, Instant, Media } from "../catalogue/game.ts";
import type { ContentType } from "../catalogue/goods.ts";
import type { CouponRefusal } from "../engagement/normalize-coupon.ts";
import type { CartLineRefusal } from "./cart-refusals.ts";
import type { OrderState } from "./order-state.ts";
import type { OrderTax } from "./order-tax.ts";
import type { PaymentProvider } from "./payment-providers.ts";
import type { RefundRefusal } from "./refund-right.ts";

/** Goods to buy and their quantity. */
export interface WantedLine {
  readonly goodsId: string;
  readonly quantity: number;
}

/** A line as the server prices it; amounts in minor units of the currency of the order. */
export interface OrderLine {
  readonly goodsId: string;
  readonly gameCode: GameCode;
  /** `null` if it is not known. */
  readonly contentType: ContentType | null;
  readonly title: string;
  /** Language of the title; empty if it is not known. */
  readonly textLocale: string;
  readonly image: Media;
  readonly quantity: number;
  /** Unit prices: before any discount, and as paid. */
  readonly listAmount: number;
  readonly unitAmount: number;
  /** Deduction for owned parts of a bundle; 0 otherwise. */
  readonly ownedAmount: number;
}

export interface OrderAmounts {
  readonly currency: string;
  readonly subtotal: number;
  /** Discount of the coupon. */
  readonly discount: number;
  readonly total: number;
  /** `null` if it is not known. */
  readonly taxIncluded: boolean | null;
  /** `null` where the publisher says nothing of it. */
  readonly tax: OrderTax | null;
}

/** Present price of a purchase. */
export interface OrderQuote extends OrderAmounts {
  readonly lines: readonly (OrderLine & { readonly refusal: CartLineRefusal | null })[];
  /** The coupon as it was taken, or why it was not; `null` without one. */
  readonly coupon: { readonly code: string; readonly refusal: CouponRefusal | null } | null;
  /** The buyer has to give up the legal right to withdraw before the order can be placed. */
  readonly needsRefundWaiver: boolean;
}

/** Reasons why an order was closed without fulfilment. */
export const CLOSING_REASONS = [
  "by_you",
  "expired",
  "replaced",
  "declined",
  "already_owned",
  "country_changed",
] as const;
export type ClosingReason = (typeof CLOSING_REASONS)[number];

/** `gift`: the goods go to another player, by a gift record. */
export type OrderPurpose = "own" | "gift";

/** A purchase from its first moment to its end (decisions of the store, states of an order). */
export interface Order extends OrderAmounts {
  readonly orderKey: string;
  /** `null` if it is not known. */
  readonly state: OrderState | null;
  /** `null` if it is not known. */
  readonly purpose: OrderPurpose | null;
  /** `null` if it is not known. */
  readonly provider: PaymentProvider | null;
  readonly lines: readonly OrderLine[];
  readonly couponCode: string | null;
  readonly createdAt: Instant;
  /** Deadline of the payment; `null` if it is not known. */
  readonly expiresAt: Instant | null;
  readonly paidAt: Instant | null;
  /** Instant at which the buyer waived the right of withdrawal; `null` where the law does not require it. */
  readonly refundWaivedAt: Instant | null;
  /** Number of the receipt; `null` until it is paid. */
  readonly receiptNumber: string | null;
  readonly closingReason: ClosingReason | null;
  /** Every state it has been in, the first one first. */
  readonly history: readonly { readonly state: OrderState; readonly at: Instant }[];
  /** Payment page; `null` once there is nothing to pay. */
  readonly paymentUrl: string | null;
  /** Why no refund can be requested now; `null` if it can. */
  readonly refundRefusal: RefundRefusal | null;
  /** Deadline for a refund request; `null` before payment. */
  readonly refundUntil: Instant | null;
}

/** A line of the list of orders. */
export interface OrderSummary {
  readonly orderKey: string;
  /** `null` if it is not known. */
  readonly state: OrderState | null;
  readonly createdAt: Instant;
  readonly currency: string;
  readonly total: number;
  /** First title, its picture, and how many lines there are; `null` if it is not known. */
  readonly title: string;
  /** Language of the title; empty if it is not known. */
  readonly textLocale: string;
  readonly image: Media;
  readonly lineCount: number | null;
}

/** Maximum quantity of one line, whatever the goods allow. */
export const MAX_LINE_QUANTITY = 99;
