import { css } from "@linaria/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { OrderSummary } from "#core/commerce/order.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { storeIndexPath } from "#core/navigation/store-index-path.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { ordersQuery } from "#ui/features/checkout/queries/orders.ts";
import { useAnnouncer } from "#ui/kit/announcer/announcer.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";
import { useListLength } from "#ui/kit/persisted-state/use-persisted-state.ts";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";
import { QueryFailure } from "#ui/patterns/failures/query-failure.tsx";
import { PartialNote } from "#ui/patterns/partial-note/partial-note.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { orderPageLook } from "../order/order-page-look.ts";
import { orderRowsLook } from "../order/order-rows-look.ts";
import { OrderStateBadge } from "../order/order-state-badge.tsx";
import { SignInPanel } from "../order/sign-in-panel.tsx";

const list = css`
  @layer screens {
    & > li:hover {
      background: var(--color-raised);
    }

    /* The whole line leads to the order. */
    & a::after {
      position: absolute;
      inset: 0;
      border-radius: inherit;
      content: "";
    }

    & [data-part="end"] {
      display: grid;
      gap: var(--space-2);
      justify-items: end;
      font-variant-numeric: tabular-nums;
      font-weight: 600;
    }

    @media ${UP_TO_PHONE} {
      & > li {
        align-items: start;
      }

      & [data-part="end"] {
        display: flex;
        flex-wrap: wrap;
        grid-column: 2;
        align-items: center;
        justify-content: space-between;
      }
    }
  }
`;

const more = css`
  @layer screens {
    display: grid;
    justify-items: center;
  }
`;

const useOrders = () => useInfiniteQuery(ordersQuery(useQueryScope()));

/** All orders of a player, the newest first: `/order`. */
export default function OrdersScreen() {
  const { user } = useVisit();
  const orders = useOrders();
  if (user === null) return <SignInPanel />;
  if (orders.data === undefined && orders.error !== null) {
    return <QueryFailure kind="page" isList error={orders.error} onRefresh={() => void orders.refetch()} />;
  }
  return <OrderHistory orders={orders} />;
}

function OrderHistory({ orders }: { readonly orders: ReturnType<typeof useOrders> }) {
  const { t: text } = useTranslation("orders");
  const announce = useAnnouncer();
  const { shell } = useVisit();
  const { queryKey } = ordersQuery(useQueryScope());
  const found = orders.data?.pages.flatMap((page) => page.orders);
  useListLength("orders", {
    count: found?.length ?? 0,
    canLoad: orders.hasNextPage && !orders.isFetching && !orders.isFetchNextPageError,
    loadMore: () => void orders.fetchNextPage(),
  });
  const loadMore = async () => {
    const { isError } = await orders.fetchNextPage();
    if (!isError) announce(text("moreLoaded"));
  };
  return (
    <div className={orderPageLook}>
      <h1>{text("historyTitle")}</h1>
      {found === undefined ? (
        <div className={orderRowsLook} aria-busy="true">
          {["first", "second", "third"].map((line) => (
            <Skeleton key={line} height="98px" shape="block" />
          ))}
        </div>
      ) : found.length === 0 ? (
        <StatePanel
          icon="receipt"
          title={text("historyEmpty")}
          actions={<ButtonLink to={storeIndexPath(shell)}>{text("toStore")}</ButtonLink>}
        >
          {text("historyEmptyText")}
        </StatePanel>
      ) : (
        <ul className={`${orderRowsLook} ${list}`}>
          {found.map((order) => (
            <OrderLine key={order.orderKey} order={order} />
          ))}
        </ul>
      )}
      <PartialNote queryKey={queryKey} />
      {orders.isFetchNextPageError && (
        <FailureNote error={orders.error} isRetrying={orders.isFetchingNextPage} onRetry={loadMore} />
      )}
      {orders.hasNextPage && !orders.isFetchNextPageError && (
        <div className={more}>
          <Button variant="outlineSecondary" busy={orders.isFetchingNextPage} onClick={loadMore}>
            {text("more")}
          </Button>
        </div>
      )}
    </div>
  );
}

function OrderLine({ order }: { readonly order: OrderSummary }) {
  const { t: text } = useTranslation("orders");
  const formats = useFormats();
  const others = (order.lineCount ?? 1) - 1;
  return (
    <li>
      <div data-part="cover">
        <Picture media={order.image} sizes="128px" ratio="16 / 9" alt="" title={order.title} />
      </div>
      <div data-part="what">
        <PageLink to={buildPath("order", { orderKey: order.orderKey })}>
          <bdi lang={order.textLocale}>{order.title}</bdi>
        </PageLink>
        {others > 0 && <span>{text("andMore", { count: others, number: formats.number(others) })}</span>}
        <span>
          <LocalTime instant={order.createdAt} />
        </span>
      </div>
      <div data-part="end">
        <span>{formats.price(order.total, order.currency)}</span>
        <OrderStateBadge state={order.state} />
      </div>
    </li>
  );
}
