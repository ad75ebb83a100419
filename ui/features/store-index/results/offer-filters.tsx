import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { OFFER_ORDERS, type OfferOrder } from "#core/catalogue/offer-order.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { useVisibleGames } from "#ui/features/catalogue/components/use-visible-games.ts";
import { useGenreLabels } from "#ui/features/game-cards/use-genre-labels.ts";
import { SelectField } from "#ui/patterns/select-field/select-field.tsx";
import { OFFER_KINDS, type StoreIndexSearch } from "../parse-store-index-search.ts";
import { resultQueries } from "../store-index-queries.ts";
import { valuesOf, withoutEmpty } from "../store-index-search.ts";
import { offersOf } from "./offers-of.ts";
import { useGoToResults } from "./use-go-to-results.ts";

export interface OfferFiltersProps {
  readonly search: StoreIndexSearch;
  readonly order: OfferOrder;
}

/** Kind, genre and order of the offers. Choices say how many offers they lead to; those that lead to none are left out. */
export function OfferFilters({ search, order }: OfferFiltersProps) {
  const { t: text } = useTranslation("store");
  const { t: words } = useTranslation("discovery");
  const { number, list } = useFormats();
  const { locale } = useVisit();
  const genreLabel = useGenreLabels();
  const go = useGoToResults();
  const visible = useVisibleGames();
  const { data = [] } = useQuery(resultQueries(useQueryScope(), {}).offers);
  const offers = visible(data);
  const kinds = { edition: text("kindEdition"), addition: text("kindAddition"), bundle: text("kindBundle") };
  const orders = {
    discount: words("sortDiscount"),
    price: words("sortPrice"),
    price_desc: words("sortPriceDesc"),
    ending: words("sortEnding"),
  };
  const choose = (change: Partial<StoreIndexSearch>) => go(withoutEmpty({ ...search, ...change }));
  const chosenGenres = valuesOf(search, "genre");
  const genre = chosenGenres.join(",");
  const optionsOf = (
    values: readonly string[],
    chosen: string,
    searchOf: (value: string) => Partial<StoreIndexSearch>,
    labelOf: (value: string) => string,
  ) =>
    values
      .map((value) => ({
        value,
        label: labelOf(value),
        count: offersOf(offers, { ...search, ...searchOf(value) }).length,
      }))
      .filter(({ value, count }) => count > 0 || value === chosen)
      .map(({ value, label, count }) => ({ value, label: `${label} (${number(count)})` }));
  const collator = new Intl.Collator(locale);
  const genres = [
    ...new Set([...offers.flatMap((offer) => offer.genres ?? []), ...(genre === "" ? [] : [genre])]),
  ].sort((one, other) => collator.compare(genreLabel(one), genreLabel(other)));
  return (
    <>
      <SelectField
        label={text("offerKind")}
        value={search.kind ?? ""}
        options={[
          { value: "", label: text("allKinds") },
          ...optionsOf(
            OFFER_KINDS,
            search.kind ?? "",
            (value) => ({ kind: OFFER_KINDS.find((kind) => kind === value) }),
            (value) => kinds[value as (typeof OFFER_KINDS)[number]],
          ),
        ]}
        onChange={(value) => choose({ kind: OFFER_KINDS.find((kind) => kind === value) })}
      />
      <SelectField
        label={text("genre")}
        value={genre}
        options={[
          { value: "", label: text("allGenres") },
          ...optionsOf(
            genres,
            genre,
            (value) => ({ genre: value }),
            (value) => list(value.split(",").map(genreLabel)),
          ),
        ]}
        onChange={(value) => choose({ genre: value || undefined })}
      />
      <SelectField
        label={text("sortBy")}
        value={order}
        options={OFFER_ORDERS.map((value) => ({ value, label: orders[value] }))}
        onChange={(value) => choose({ sort: OFFER_ORDERS.find((one) => one === value) })}
      />
    </>
  );
}
