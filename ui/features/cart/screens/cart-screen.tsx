import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { cartTotalsOf } from "#core/commerce/cart-totals.ts";
import { isAtLeast } from "#core/configuration/media-type.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useIsPartial } from "#ui/data/partial-lists.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { cartQuery, type ShownCart } from "#ui/features/cart/queries/cart.ts";
import { CheckoutPanel } from "#ui/features/checkout/checkout-panel.tsx";
import { useCheckout } from "#ui/features/checkout/use-checkout.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Emblem } from "#ui/patterns/emblem/emblem.tsx";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";
import { QueryFailure } from "#ui/patterns/failures/query-failure.tsx";
import { PartialNote } from "#ui/patterns/partial-note/partial-note.tsx";
import { OwnContent } from "#ui/patterns/plain-page/own-content.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import { useMediaState } from "#ui/theme/use-media-state.ts";
import { CartBar } from "./cart-bar.tsx";
import { CartChanges } from "./cart-changes.tsx";
import { CartFrame, CartSkeleton } from "./cart-frame.tsx";
import { CartLines } from "./cart-lines.tsx";
import { NothingToBuy } from "./nothing-to-buy.tsx";

/** The cart: `/cart`. */
export function CartScreen() {
  return (
    <OwnContent frame={(content) => <CartFrame count={null}>{content}</CartFrame>}>
      <Cart />
    </OwnContent>
  );
}

function Cart() {
  const { t: text } = useTranslation("cart");
  const query = cartQuery(useQueryScope());
  const cart = useQuery({ ...query, refetchOnMount: "always", refetchOnWindowFocus: "always" });
  const isPartial = useIsPartial(query.queryKey);
  const { data } = cart;
  if (data === undefined && cart.isError) {
    return <QueryFailure kind="page" isList error={cart.error} onRefresh={() => void cart.refetch()} />;
  }
  if (data === undefined) return <CartSkeleton />;
  const isEmpty = data.lines.length === 0;
  return (
    <CartFrame
      count={isEmpty || isPartial ? null : data.lines.length}
      notes={
        <>
          {cart.isRefetchError && (
            <FailureNote error={cart.error} isRetrying={cart.isFetching} onRetry={() => void cart.refetch()} />
          )}
          <PartialNote queryKey={query.queryKey} />
          {data.changes.length + data.notices.length > 0 && <CartChanges cart={data} />}
        </>
      }
    >
      {isEmpty && !isPartial && (
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
      )}
      {!isEmpty && <FilledCart cart={data} />}
    </CartFrame>
  );
}

function FilledCart({ cart }: { readonly cart: ShownCart }) {
  const { t: text } = useTranslation("cart");
  const { user, countryCode } = useVisit();
  const buyable = cart.lines.filter(({ refusal }) => refusal === null);
  const refused = cart.lines.filter(({ refusal }) => refusal !== null);
  const totals = cartTotalsOf(cart.lines, countryCode);
  const mediaType = useMediaState();
  const checkout = useCheckout(buyable.map(({ goods, quantity }) => ({ goodsId: goods.goodsId, quantity })));
  // Where the summary is beside the lines, always in view, and not replaced by a failure.
  const isInSummary =
    mediaType !== null && isAtLeast(mediaType, "desktop") && (checkout.error === null || checkout.quote !== null);
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
        {totals.currency === null ? (
          <NothingToBuy isGuest={user === null} />
        ) : (
          <aside aria-label={text("summary")}>
            <CheckoutPanel
              checkout={checkout}
              rough={{
                total: totals.amount,
                listTotal: totals.listAmount,
                currency: totals.currency,
                taxIncluded: totals.taxIncluded,
              }}
              isButtonElsewhere={!isInSummary}
              note={user === null ? text("guestCart") : undefined}
            />
          </aside>
        )}
      </div>
      {!isInSummary && <CartBar totals={totals} checkout={checkout} />}
    </>
  );
}
