import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { appStoreOf } from "#core/commerce/app-store.ts";
import type { OrderQuote, WantedLine } from "#core/commerce/order.ts";
import { type PaymentProvider, paymentProvidersOf } from "#core/commerce/payment-providers.ts";
import { type CouponRefusal, canCouponApplyLater, normalizeCoupon } from "#core/engagement/normalize-coupon.ts";
import { addBasePath } from "#core/navigation/base-path.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { asOneWrite } from "#ui/data/write.ts";
import { leaveForPayment } from "./leave-for-payment.ts";
import type { UnreachedPayment } from "./payment-away.tsx";
import { orderQuoteQuery } from "./queries/orders.ts";
import { placeOrder } from "./queries/place-order.ts";
import type { PurchaseOutcome } from "./queries/send-purchase.ts";
import { useAppliedCoupon } from "./use-applied-coupon.ts";
import { useAskForRefundWaiver } from "./use-ask-for-refund-waiver.ts";
import { useShownTotal } from "./use-shown-total.ts";

/** Why a press on "pay" did not lead on; each has its words. */
export type CheckoutProblem = "changed" | "unreachable" | "tooManyUnpaid" | "error";

/** Why nothing can be paid now. */
export type CheckoutRefusal = "blocked_lines" | "no_provider" | "price_coming" | "price_missing";

/** State of one purchase; everything on a page that shows its total or its button shares it. */
export interface Checkout {
  /** `null` for guests, and until it has come. */
  readonly quote: OrderQuote | null;
  /** Error of the quote; `null` without one. */
  readonly error: unknown;
  readonly isGuest: boolean;
  /** Fingerprint of the purchase, for comparison. */
  readonly contents: string;
  readonly isPricing: boolean;
  readonly retry: () => void;
  readonly coupon: {
    /** Normalised; `null` as long as none is tried. */
    readonly code: string | null;
    readonly refusal: CouponRefusal | null;
    readonly isChecking: boolean;
    apply(typed: string): void;
    remove(): void;
  };
  /** `null` where the app's store is not known. */
  readonly provider: PaymentProvider | null;
  /** Why the button refuses; `null` if it does not. Guests are asked to sign in instead. */
  readonly refusal: CheckoutRefusal | null;
  readonly problem: CheckoutProblem | null;
  /** The order of these goods that is placed and could not be paid; `null` without one. */
  readonly unreached: UnreachedPayment | null;
  readonly isPaying: boolean;
  /** Places the order and leads to its payment. Guests must be sent to sign in by the caller. */
  readonly pay: () => Promise<void>;
}

const neverChanges = () => () => undefined;

/**
 * Purchase of some goods: price with coupon, payment provider and button. `lines` are the goods that can be bought;
 * leave out the others and report them elsewhere.
 */
export function useCheckout(lines: readonly WantedLine[]): Checkout {
  const scope = useQueryScope();
  const client = useQueryClient();
  const askForRefundWaiver = useAskForRefundWaiver();
  const router = useRouter();
  const { shell, user } = useVisit();
  const { code: couponCode, isKnown, apply, forget } = useAppliedCoupon();
  const [problem, setProblem] = useState<CheckoutProblem | null>(null);
  const [unreached, setUnreached] = useState<(UnreachedPayment & { readonly contents: string }) | null>(null);
  const [isPaying, setIsPaying] = useState(false);
  const isUnderWay = useRef(false);
  const userAgent = useSyncExternalStore(
    neverChanges,
    () => navigator.userAgent,
    () => "",
  );
  const provider = paymentProvidersOf(shell, appStoreOf(userAgent))[0] ?? null;
  const quoteQuery = orderQuoteQuery(scope, { lines, couponCode });
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...quoteQuery,
    enabled: quoteQuery.enabled === true && isKnown,
  });
  const quote = user === null ? null : (data ?? null);
  const isCurrent = quote !== null && !isPlaceholderData;
  const couponRefusal = isCurrent ? (quote.coupon?.refusal ?? null) : null;

  useEffect(() => {
    if (couponCode !== null && couponRefusal !== null && !canCouponApplyLater(couponRefusal)) forget(couponCode);
  }, [couponCode, couponRefusal, forget]);

  const contents = JSON.stringify(lines.map(({ goodsId, quantity }) => `${quantity} ${goodsId}`).toSorted());
  const isTotalSeen = useShownTotal(
    JSON.stringify([lines, couponCode]),
    isCurrent ? `${quote.total} ${quote.currency}` : null,
    useCallback(() => setProblem("changed"), []),
  );

  // Back from the payment page can restore this page from the back/forward cache, still in its busy state.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isUnderWay.current = false;
      setIsPaying(false);
      void refetch();
    };
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, [refetch]);

  const pay = useCallback(async () => {
    if (isUnderWay.current || quote === null || !isCurrent || provider === null || user === null) return;
    if (!isTotalSeen()) return;
    isUnderWay.current = true;
    setProblem(null);
    if (quote.needsRefundWaiver && !(await askForRefundWaiver())) {
      isUnderWay.current = false;
      return;
    }
    setIsPaying(true);
    const isLeft = await asOneWrite(client, async () => {
      const { basePath } = scope.ports.configuration;
      const resultPath = buildPath("orderResult", {});
      const returnPath = router.history.createHref(addBasePath(resultPath, basePath));
      const outcome = await placeOrder(scope.ports, client, user.userId, {
        lines,
        couponCode: takenCouponOf(quote),
        provider,
        expected: { total: quote.total, currency: quote.currency },
        waivesRefund: quote.needsRefundWaiver,
        returnPath,
      });
      if (outcome.kind === "goto") {
        const isResult = outcome.address.endsWith(`${returnPath}?orderKey=${outcome.orderKey}`);
        if (isResult) await router.navigate({ to: resultPath, search: { orderKey: outcome.orderKey } });
        else if (await leaveForPayment(scope.ports, outcome.address)) return true;
        else setUnreached({ ...outcome, contents });
      } else {
        setProblem(problemOf(outcome));
        if (outcome.kind === "changed") void refetch();
      }
      return false;
    });
    if (isLeft) return;
    isUnderWay.current = false;
    setIsPaying(false);
  }, [
    scope,
    client,
    router,
    user,
    lines,
    contents,
    quote,
    isCurrent,
    provider,
    refetch,
    askForRefundWaiver,
    isTotalSeen,
  ]);

  return {
    quote,
    error,
    isGuest: user === null,
    contents,
    isPricing: user !== null && !isCurrent && error === null,
    retry: () => void refetch(),
    coupon: {
      code: couponCode,
      refusal: couponRefusal,
      isChecking: couponCode !== null && isFetching && isPlaceholderData,
      apply: (typed) => {
        const code = normalizeCoupon(typed);
        setProblem(null);
        apply(code === "" ? null : code);
      },
      remove: () => apply(null),
    },
    provider,
    refusal: refusalOf({ isGuest: user === null, quote, isCurrent, provider, hasFailed: error !== null }),
    problem,
    unreached: unreached?.contents === contents ? unreached : null,
    isPaying,
    pay,
  };
}

const takenCouponOf = ({ coupon }: OrderQuote) => (coupon?.refusal === null ? coupon.code : null);

function problemOf(outcome: Exclude<PurchaseOutcome, { readonly kind: "goto" }>): CheckoutProblem {
  if (outcome.kind === "changed") return "changed";
  const { failure } = outcome;
  if (failure.kind === "fetch" || failure.kind === "timeout") return "unreachable";
  return failure.kind === "status" && failure.code === "TOO_MANY_UNPAID_ORDERS" ? "tooManyUnpaid" : "error";
}

function refusalOf(input: {
  readonly isGuest: boolean;
  readonly quote: OrderQuote | null;
  readonly isCurrent: boolean;
  readonly provider: PaymentProvider | null;
  readonly hasFailed: boolean;
}): CheckoutRefusal | null {
  const { isGuest, quote, isCurrent, provider, hasFailed } = input;
  if (provider === null) return "no_provider";
  if (isGuest) return null;
  if (hasFailed) return "price_missing";
  if (quote === null || !isCurrent) return "price_coming";
  return quote.lines.some((line) => line.refusal !== null) ? "blocked_lines" : null;
}
