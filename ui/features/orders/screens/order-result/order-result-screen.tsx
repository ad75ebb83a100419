import { css } from "@linaria/core";
import { useQueryClient } from "@tanstack/react-query";
import type { ParseKeys } from "i18next";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Order, OrderLine } from "#core/commerce/order.ts";
import { isSettledOrder, type OrderState } from "#core/commerce/order-state.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { goodsPath } from "#ui/features/catalogue/goods-path.ts";
import { meansNoSuchOrder } from "#ui/features/checkout/queries/orders.ts";
import { forgetPurchase } from "#ui/features/checkout/queries/send-purchase.ts";
import { useOrder } from "#ui/features/orders/queries/use-order.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Icon, type IconName } from "#ui/kit/icon/icon.tsx";
import { retryUntilLoaded } from "#ui/kit/lazy/retry-until-loaded.ts";
import { useIdleModule, whenMounted } from "#ui/kit/lazy/use-idle-module.ts";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { PartCodeFailure } from "#ui/patterns/failures/part-code-failure.tsx";
import { QueryFailure } from "#ui/patterns/failures/query-failure.tsx";
import { OpenOrderPanel } from "../order/open-order-panel.tsx";
import { OrderAmounts } from "../order/order-amounts.tsx";
import { OrderLines } from "../order/order-lines.tsx";
import { orderPageLook } from "../order/order-page-look.ts";
import { OrderSkeleton } from "../order/order-skeleton.tsx";
import { CLOSING_TEXTS } from "../order/order-words.ts";
import { SignInPanel } from "../order/sign-in-panel.tsx";
import { UnknownOrder } from "../order/unknown-order.tsx";

const head = css`
  @layer screens {
    --order-actions: center;

    position: relative;
    display: grid;
    gap: var(--space-4);
    justify-items: center;
    text-align: center;

    & > [data-part="sign"] {
      display: grid;
      place-items: center;
      inline-size: 72px;
      block-size: 72px;
      border-radius: 50%;
      background: var(--color-raised);
      color: var(--color-text-quiet);
    }

    &[data-tone="good"] > [data-part="sign"] {
      background: var(--color-success);
      color: var(--color-on-success);
    }

    &[data-tone="bad"] > [data-part="sign"] {
      background: var(--color-error-soft);
      color: var(--color-error-text);
    }

    & > p {
      max-inline-size: 34em;
      color: var(--color-text-quiet);
    }

    & > [data-part="actions"] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-3);
      justify-content: center;
      margin-block-start: var(--space-2);
    }
  }
`;

interface Look {
  readonly title: ParseKeys<"orders">;
  readonly icon: IconName;
  readonly tone: "good" | "bad" | "quiet";
}

const LOOKS = {
  created: { title: "resultAwaiting", icon: "hourglass", tone: "quiet" },
  awaiting_payment: { title: "resultAwaiting", icon: "hourglass", tone: "quiet" },
  paid: { title: "resultPaid", icon: "hourglass", tone: "quiet" },
  fulfilled: { title: "resultFulfilled", icon: "check", tone: "good" },
  failed: { title: "resultFailed", icon: "close-circle", tone: "bad" },
  cancelled: { title: "resultCancelled", icon: "receipt", tone: "quiet" },
  refund_requested: { title: "stateRefundRequested", icon: "refund", tone: "quiet" },
  refunded: { title: "stateRefunded", icon: "refund", tone: "quiet" },
} as const satisfies Record<OrderState, Look>;

function lookOf({ state, purpose }: Order): Look {
  if (state === null) return { title: "resultStateUnknown", icon: "receipt", tone: "quiet" };
  if (state !== "fulfilled" || purpose === "own") return LOOKS[state];
  return purpose === "gift"
    ? { title: "resultGift", icon: "gift", tone: "good" }
    : { ...LOOKS.fulfilled, title: "stateFulfilled" };
}

/** Result of a purchase and the next step: `/order/result?orderKey=…`. It polls until the purchase is complete. */
export default function OrderResultScreen({ orderKey }: { readonly orderKey: string | undefined }) {
  const { user } = useVisit();
  const { data, error, refetch } = useOrder(orderKey ?? "");
  if (user === null) return <SignInPanel />;
  if (orderKey === undefined) return <UnknownOrder />;
  if (data !== undefined) return <OrderResult order={data} isCutOff={error !== null} />;
  if (error === null) return <OrderSkeleton />;
  if (meansNoSuchOrder(error)) return <UnknownOrder />;
  return <QueryFailure kind="page" error={error} onRefresh={() => void refetch()} />;
}

const loadLowerParts = () => import("./order-result-lower-parts.ts");

/** `isCutOff`: the last look has failed, so this is what the one before has found. */
function OrderResult({ order, isCutOff }: { readonly order: Order; readonly isCutOff: boolean }) {
  const { t: text } = useTranslation("orders");
  const { title, icon, tone } = lookOf(order);
  useSettled(order);
  const { module, hasFailed, preload } = useIdleModule(loadLowerParts, whenMounted);
  const bought = isMine(order) ? order.lines.find(({ contentType }) => contentType !== "BUNDLE") : undefined;
  /** One action a game: with its first line. The games of a bundle are in the library. */
  const nextActionOf = (line: OrderLine): ReactNode => {
    const first = order.lines.find(
      ({ contentType, gameCode }) => contentType !== "BUNDLE" && gameCode === line.gameCode,
    );
    if (first !== line) return false;
    if (module) return <module.NextAction gameCode={line.gameCode} />;
    return !hasFailed && <Skeleton width="180px" height="44px" />;
  };
  return (
    <article className={orderPageLook}>
      <header className={head} data-tone={tone}>
        <span data-part="sign">
          <Icon name={icon} size={34} />
        </span>
        {/* Announced by screen readers when the state changes while the player waits. */}
        <h1 aria-live="polite">{text(title)}</h1>
        <ResultWords order={order} />
        {isCutOff && !isSettledOrder(order.state) && <p role="status">{text("stillLooking")}</p>}
        <NextSteps order={order} />
        {module && tone === "good" && <module.Burst />}
      </header>
      <OrderLines order={order} actionOf={isMine(order) ? nextActionOf : undefined} />
      <OrderAmounts order={order} />
      {module && <module.OrderHelp orderKey={order.orderKey} />}
      {!module && hasFailed && <PartCodeFailure error={null} onRetry={preload} />}
      {module && bought !== undefined && <module.GoesWell gameCode={bought.gameCode} />}
    </article>
  );
}

const isMine = ({ state, purpose }: Order): boolean => state === "fulfilled" && purpose === "own";

function ResultWords({ order }: { readonly order: Order }): ReactNode {
  const { t: text } = useTranslation("orders");
  if (order.closingReason !== null) return <p>{text(CLOSING_TEXTS[order.closingReason])}</p>;
  switch (order.state) {
    case "fulfilled":
      return order.purpose && <p>{text(order.purpose === "gift" ? "resultGiftText" : "resultFulfilledText")}</p>;
    case "paid":
      return <p>{text("resultPaidText")}</p>;
    case "created":
    case "awaiting_payment":
      return <p>{text("resultAwaitingText")}</p>;
    case "refund_requested":
      return <p>{text("refundAsked")}</p>;
    case "refunded":
      return <p>{text("refundDone")}</p>;
    default:
      return null;
  }
}

function NextSteps({ order }: { readonly order: Order }) {
  const { t: text } = useTranslation("orders");
  const [first] = order.lines;
  if (order.state === "created" || order.state === "awaiting_payment") return <OpenOrderPanel order={order} />;
  const isGift = order.purpose === "gift";
  const isLost = order.state === "failed" || order.state === "cancelled";
  return (
    <div data-part="actions">
      {isMine(order) && <ButtonLink to={buildPath("library", {})}>{text("toLibrary")}</ButtonLink>}
      {order.state === "fulfilled" && isGift && <ButtonLink to={buildPath("gift", {})}>{text("toGifts")}</ButtonLink>}
      {isLost && order.purpose === "own" && <ButtonLink to={buildPath("cart", {})}>{text("backToCart")}</ButtonLink>}
      {isLost && isGift && first !== undefined && <ButtonLink to={goodsPath(first)}>{text("backToOffer")}</ButtonLink>}
      <ButtonLink variant="secondary" to={buildPath("order", { orderKey: order.orderKey })}>
        {text("seeOrder")}
      </ButtonLink>
    </div>
  );
}

const loadGiftDrafts = () => import("#ui/features/gifts/popups/send-gift/forget-gift-drafts.ts");

/** After the purchase is complete, it is removed from this device, and the player's goods are refetched. */
function useSettled(order: Order): void {
  const ports = usePorts();
  const client = useQueryClient();
  const { user } = useVisit();
  const userId = user?.userId ?? null;
  const reportedEnd = useRef("");
  useEffect(() => {
    const end = `${order.orderKey} ${order.state}`;
    if (!isSettledOrder(order.state) || userId === null || reportedEnd.current === end) return;
    reportedEnd.current = end;
    void forgetPurchase(ports, userId, order);
    if (order.purpose === "gift" && order.state === "fulfilled") {
      retryUntilLoaded(loadGiftDrafts, { onLoaded: (drafts) => drafts.forgetGiftDrafts(ports, userId, order) });
    }
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "order" });
  }, [ports, client, userId, order]);
}
