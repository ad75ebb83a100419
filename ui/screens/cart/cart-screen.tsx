import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { cartTotalsOf } from "#core/commerce/cart-totals.ts";
import { useFormats } from "#ui/i18n/use-formats.ts";
import { useText } from "#ui/i18n/use-text.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { cartQuery, type ShownCart } from "#ui/queries/cart.ts";
import { useQueryScope } from "#ui/queries/query-scope.ts";
import { Emblem } from "#ui/sections/emblem/emblem.tsx";
import { FailureNote } from "#ui/sections/failure-note/failure-note.tsx";
import { StatePanel } from "#ui/sections/state-panel/state-panel.tsx";
import { UP_TO_TABLET } from "#ui/theme/breakpoints.ts";
import { useVisit } from "#ui/visit/visit-context.tsx";
import { QueryFailure } from "../failures/query-failure.tsx";
import { CartBar } from "./cart-bar.tsx";
import { CartChanges } from "./cart-changes.tsx";
import { CartLines } from "./cart-lines.tsx";
import { CartSummary } from "./cart-summary.tsx";

const page = css`
  @layer screens {
    display: grid;
    gap: var(--space-6);
    max-inline-size: 1200px;
    margin-inline: auto;
    padding: var(--space-10) var(--gutter) var(--space-16);

    & > [data-part="head"] {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 4px var(--space-4);
    }

    & h1 {
      font-size: var(--type-32);
      font-weight: 800;
      line-height: var(--leading-heading);
      letter-spacing: var(--tracking-heading);
      outline: none;
    }

    & [data-part="count"] {
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      font-variant-numeric: tabular-nums;
    }

    & > [data-part="columns"] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(280px, 340px);
      gap: var(--space-8);
      align-items: start;
    }

    & [data-part="lists"] {
      display: grid;
      gap: var(--space-10);
      min-inline-size: 0;
    }

    & [data-part="lists"] h2 {
      font-size: var(--type-20);
      font-weight: 700;
      letter-spacing: var(--tracking-heading);
    }

    & [data-part="lists"] header > p {
      color: var(--color-text-quiet);
      font-size: var(--type-14);
    }

    & [data-part="lists"] > section {
      display: grid;
      gap: var(--space-4);
    }

    & aside {
      position: sticky;
      inset-block-start: calc(var(--sticky-header) + var(--space-6));
    }

    @media ${UP_TO_TABLET} {
      padding-block-start: var(--space-6);

      & h1 {
        font-size: var(--type-24);
      }

      & > [data-part="columns"] {
        grid-template-columns: minmax(0, 1fr);
      }

      & aside {
        position: static;
      }
    }
  }
`;

/** What the player means to buy: `/cart`. */
export function CartScreen() {
  const text = useText("cart");
  const cart = useQuery({ ...cartQuery(useQueryScope()), refetchOnMount: "always", refetchOnWindowFocus: "always" });
  const { data } = cart;
  if (data === undefined && cart.isError) {
    return <QueryFailure kind="page" error={cart.error} onRefresh={() => void cart.refetch()} />;
  }
  if (data === undefined) return <CartSkeleton />;
  const isEmpty = data.lines.length === 0;
  return (
    <CartFrame
      count={isEmpty ? null : data.lines.length}
      notes={
        <>
          {cart.isRefetchError && (
            <FailureNote error={cart.error} isRetrying={cart.isFetching} onRetry={() => void cart.refetch()} />
          )}
          {data.changes.length + data.notices.length > 0 && <CartChanges cart={data} />}
        </>
      }
    >
      {isEmpty ? (
        <StatePanel
          kind="component"
          emblem={<Emblem name="empty" />}
          title={text("emptyCartTitle")}
          actions={
            <ButtonLink to="/" search={{ view: "offers" }}>
              {text("browseOffers")}
            </ButtonLink>
          }
        >
          {text("emptyCartText")}
        </StatePanel>
      ) : (
        <FilledCart cart={data} />
      )}
    </CartFrame>
  );
}

function FilledCart({ cart }: { readonly cart: ShownCart }) {
  const text = useText("cart");
  const { user } = useVisit();
  const buyable = cart.lines.filter(({ refusal }) => refusal === null);
  const refused = cart.lines.filter(({ refusal }) => refusal !== null);
  const totals = cartTotalsOf(cart.lines);
  return (
    <>
      <div data-part="columns">
        <div data-part="lists">
          {buyable.length > 0 && <CartLines lines={buyable} label={text("yourItems")} />}
          {refused.length > 0 && (
            <section aria-labelledby="not-now">
              <header>
                <h2 id="not-now">{text("notNowTitle")}</h2>
                <p>{text("notNowText")}</p>
              </header>
              <CartLines lines={refused} label={text("notNowTitle")} />
            </section>
          )}
        </div>
        <CartSummary totals={totals} isGuest={user === null} />
      </div>
      <CartBar totals={totals} isGuest={user === null} />
    </>
  );
}

interface CartFrameProps {
  /** `null` where there is nothing to count. */
  readonly count: number | null;
  readonly notes?: ReactNode;
  readonly children: ReactNode;
}

function CartFrame({ count, notes, children }: CartFrameProps) {
  const text = useText("cart");
  const formats = useFormats();
  return (
    <div className={page}>
      <div data-part="head">
        <h1 id="cart-title" tabIndex={-1}>
          {text("cartTitle")}
        </h1>
        {count !== null && <span data-part="count">{text("itemCount", { count, number: formats.number(count) })}</span>}
      </div>
      {notes}
      {children}
    </div>
  );
}

function CartSkeleton() {
  const text = useText("cart");
  return (
    <CartFrame count={null}>
      <div data-part="columns" role="status" aria-busy="true" aria-label={text("loadingCart")}>
        <div data-part="lists">
          <div style={{ display: "grid", gap: "var(--space-3)" }}>
            <Skeleton height="142px" shape="block" />
            <Skeleton height="142px" shape="block" />
          </div>
        </div>
        <Skeleton height="220px" shape="block" />
      </div>
    </CartFrame>
  );
}
