import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormats } from "#ui/context/use-formats.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { useVisibleGames } from "#ui/features/catalogue/components/use-visible-games.ts";
import { OfferCard } from "#ui/features/game-cards/offer-card.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { QueryFailure } from "#ui/patterns/failures/query-failure.tsx";
import { ListHeading } from "#ui/patterns/list-heading/list-heading.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import { resultQueries } from "../store-index-queries.ts";
import { GridSkeleton } from "./grid-skeleton.tsx";

/** Editions, additions and bundles on sale, the deepest discounts first. */
export function OfferResults({ title }: { readonly title: string }) {
  const { t: text } = useTranslation("store");
  const formats = useFormats();
  const visible = useVisibleGames();
  const scope = useQueryScope();
  const offers = useQuery(resultQueries(scope, {}).offers);
  const goods = visible(offers.data ?? []);
  const isEmpty = offers.isSuccess && goods.length === 0;
  return (
    <>
      <ListHeading
        title={title}
        count={
          goods.length > 0 ? text("offerCount", { count: goods.length, number: formats.number(goods.length) }) : null
        }
        isCountSpoken
      />
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
      <ul data-part="grid" data-shape="offer">
        {goods.map((one) => (
          <li key={one.goodsId}>
            <OfferCard goods={one} headingLevel={2} />
          </li>
        ))}
      </ul>
    </>
  );
}
