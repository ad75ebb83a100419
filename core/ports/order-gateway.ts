import type { Order, OrderQuote, OrderSummary, WantedLine } from "../commerce/order.ts";
import type { PaymentProvider } from "../commerce/payment-providers.ts";
import type { RefundReason } from "../commerce/refund-right.ts";
import type { Result } from "../failures/request-failure.ts";
import type { CallOptions } from "./catalogue-gateway.ts";

export interface QuoteRequest {
  /** 1 to 50 lines of different goods. */
  readonly lines: readonly WantedLine[];
  /** As typed. */
  readonly couponCode: string | null;
}

export interface NewOrder extends QuoteRequest {
  readonly provider: PaymentProvider;
  /** Price that the player saw; the order is refused with a fresh quote if the price differs. */
  readonly expected: { readonly total: number; readonly currency: string };
  /** The buyer waives the right of withdrawal; required if the quote requires it. */
  readonly waivesRefund?: boolean;
  /** Path of the result page without its origin: the backend adds the origin of the requesting page. */
  readonly returnPath: string;
}

export interface PlacedOrder {
  readonly orderKey: string;
  /** The payment page; the result page itself where nothing is to be paid. */
  readonly redirectUrl: string;
}

export interface OrderPage {
  readonly orders: readonly OrderSummary[];
  readonly nextCursor: string | null;
}

/** A player's purchases. 401 for guests. Never throws. */
export interface OrderGateway {
  /** `POST /api/store/orders/quote`: the price of a purchase now, lines that cannot be bought included. */
  quote(request: QuoteRequest, options?: CallOptions): Promise<Result<OrderQuote>>;
  /**
   * `POST /api/store/orders`. The same `idempotencyKey` returns the same order. A changed price, an unavailable line,
   * an invalid coupon or a missing waiver fails with 409 and the code `QUOTE_CHANGED`.
   */
  place(order: NewOrder, idempotencyKey: string): Promise<Result<PlacedOrder>>;
  /** `GET /api/store/orders/attempt`: the order of the attempt with this key; `null` if none has arrived. */
  findByAttempt(idempotencyKey: string, options?: CallOptions): Promise<Result<Order | null>>;
  /** `GET /api/store/orders`: the newest first, 20 a page. */
  list(cursor: string | undefined, options?: CallOptions): Promise<Result<OrderPage>>;
  /** `GET /api/store/orders/{orderKey}`; 404 if it is unknown or another player's. */
  get(orderKey: string, options?: CallOptions): Promise<Result<Order>>;
  /** `POST …/cancel`: the order as it is then. 409 if it cannot be cancelled any more. */
  cancel(orderKey: string): Promise<Result<Order>>;
  /** `POST …/refund`: resolves to the updated order. 403 with the reason if no refund can be requested. */
  requestRefund(orderKey: string, reason: RefundReason): Promise<Result<Order>>;
}
