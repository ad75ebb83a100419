import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Order } from "#core/commerce/order.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { isolated } from "#ui/context/isolated.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { meansNoSuchOrder } from "#ui/features/checkout/queries/orders.ts";
import { useOrder } from "#ui/features/orders/queries/use-order.ts";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { useIdleModule, whenMounted } from "#ui/kit/lazy/use-idle-module.ts";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { PartCodeFailure } from "#ui/patterns/failures/part-code-failure.tsx";
import { QueryFailure } from "#ui/patterns/failures/query-failure.tsx";
import { OpenOrderPanel } from "./open-order-panel.tsx";
import { OrderLines } from "./order-lines.tsx";
import { orderPageLook } from "./order-page-look.ts";
import { OrderReceipt } from "./order-receipt.tsx";
import { OrderSkeleton } from "./order-skeleton.tsx";
import { OrderStateBadge } from "./order-state-badge.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { CLOSING_TEXTS } from "./order-words.ts";
import { SignInPanel } from "./sign-in-panel.tsx";
import { UnknownOrder } from "./unknown-order.tsx";

const head = css`
  @layer screens {
    display: grid;
    gap: var(--space-3);
    justify-items: start;

    & > a {
      display: inline-flex;
      gap: 4px;
      align-items: center;
      min-block-size: 32px;
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      font-weight: 600;
    }

    & > p {
      color: var(--color-text-quiet);
    }
  }
`;

const loadLowerParts = () => import("./order-lower-parts.tsx");

/** One order with its receipt: `/order/{orderKey}`. */
export default function OrderScreen({ orderKey }: { readonly orderKey: string }) {
  const { user } = useVisit();
  const { data, error, refetch } = useOrder(orderKey);
  // They come while the order does.
  const { module, hasFailed, preload } = useIdleModule(loadLowerParts, whenMounted);
  if (user === null) return <SignInPanel />;
  if (data !== undefined) {
    const missing = hasFailed && <PartCodeFailure error={null} onRetry={preload} />;
    return <OrderPage order={data} after={module ? <module.OrderLowerParts order={data} /> : missing} />;
  }
  if (error === null) return <OrderSkeleton />;
  if (meansNoSuchOrder(error)) return <UnknownOrder />;
  return <QueryFailure kind="page" error={error} onRefresh={() => void refetch()} />;
}

function OrderPage({ order, after }: { readonly order: Order; readonly after: ReactNode }) {
  const { t: text } = useTranslation("orders");
  const isOpen = order.state === "awaiting_payment" || order.state === "created";
  return (
    <article className={orderPageLook}>
      <header className={head}>
        <PageLink to={buildPath("orders", {})}>
          <Icon name="chevron-start" size={16} />
          {text("historyTitle")}
        </PageLink>
        <h1>{text("orderTitle", { key: isolated(order.orderKey) })}</h1>
        <OrderStateBadge state={order.state} />
        {order.closingReason !== null && <p>{text(CLOSING_TEXTS[order.closingReason])}</p>}
      </header>
      {isOpen && <OpenOrderPanel order={order} />}
      <section aria-labelledby="lines-title">
        <h2 id="lines-title">{text(order.paidAt === null ? "goodsInOrder" : "goodsHeading")}</h2>
        <OrderLines order={order} />
      </section>
      <OrderReceipt order={order} />
      {after}
      <OrderTimeline order={order} />
    </article>
  );
}
