import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { OFFER_ORDERS, orderOffers } from "#core/catalogue/offer-order.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { useVisibleGames } from "#ui/features/catalogue/components/use-visible-games.ts";
import { OfferCard } from "#ui/features/game-cards/offer-card.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { PageStep } from "#ui/kit/page-step/page-step.tsx";
import { QueryFailure } from "#ui/patterns/failures/query-failure.tsx";
import { ListHeading } from "#ui/patterns/list-heading/list-heading.tsx";
import { PartialNote } from "#ui/patterns/partial-note/partial-note.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import type { StoreIndexSearch } from "../parse-store-index-search.ts";
import { resultQueries } from "../store-index-queries.ts";
import { GridSkeleton } from "./grid-skeleton.tsx";
import type { OfferFiltersProps } from "./offer-filters.tsx";
import { OfferFilters } from "./offer-filters.tsx";
import { offersOf } from "./offers-of.ts";

function FilterPart(props: OfferFiltersProps) {
  return (
    <div data-part="offer-filters">
      <PageStep fallback={null}>
        <OfferFilters {...props} />
      </PageStep>
    </div>
  );
}

/** Editions, additions and bundles on sale, the deepest discounts first unless the viewer sorts them. */
export function OfferResults({ title, search }: { readonly title: string; readonly search: StoreIndexSearch }) {
  const { t: text } = useTranslation("store");
  const formats = useFormats();
  const visible = useVisibleGames();
  const scope = useQueryScope();
  const query = resultQueries(scope, {}).offers;
  const offers = useQuery(query);
  const { clock } = usePorts();
  const order = OFFER_ORDERS.find((one) => one === search.sort) ?? "discount";
  const all = visible(offers.data ?? []);
  const goods = orderOffers(offersOf(all, search), order, clock.now());
  const isEmpty = offers.isSuccess && all.length === 0;
  return (
    <>
      <ListHeading
        title={title}
        count={
          goods.length > 0 ? text("offerCount", { count: goods.length, number: formats.number(goods.length) }) : null
        }
        isCountSpoken
      />
      {all.length > 1 && <FilterPart search={search} order={order} />}
      {offers.isPending && <GridSkeleton shape="offer" />}
      {offers.isError && <QueryFailure kind="component" error={offers.error} onRefresh={() => void offers.refetch()} />}
      {isEmpty && (
        <StatePanel
          icon="tag"
          title={text("noOffersTitle")}
          actions={
            <ButtonLink to="/" search={{ view: "all" }}>
              {text("allGames")}
            </ButtonLink>
          }
        >
          {text("noOffersText")}
        </StatePanel>
      )}
      {all.length > 0 && goods.length === 0 && (
        <StatePanel
          icon="tag"
          title={text("noOffersMatch")}
          actions={
            <ButtonLink to="/" search={{ view: "offers" }}>
              {text("clearFilters")}
            </ButtonLink>
          }
        />
      )}
      <ul data-part="grid" data-shape="offer">
        {goods.map((one) => (
          <li key={one.goodsId}>
            <OfferCard goods={one} headingLevel={2} />
          </li>
        ))}
      </ul>
      <PartialNote queryKey={query.queryKey} />
    </>
  );
}
