import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { StorePlatform } from "#core/catalogue/game.ts";
import { GAME_FILTERS, type GameFilter } from "#core/catalogue/game-filters.ts";
import type { PriceBand } from "#core/catalogue/price-band.ts";
import { fractionDigitsOf } from "#ui/context/formats.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { STORE_NAMES } from "#ui/features/catalogue/components/store-names.ts";
import { facetsQuery } from "#ui/features/catalogue/queries/facets.ts";
import { STAGES, type StoreIndexSearch } from "../parse-store-index-search.ts";
import { facetQueryOf, isCompany, type ListName } from "../store-index-search.ts";
import type { FilterOption } from "./filter-group.tsx";

/** The switch among the stages that shows games of other countries too. */
export const ELSEWHERE = "elsewhere";

export interface FilterOptions {
  readonly options: Readonly<Record<GameFilter | "stage", readonly FilterOption[]>>;
  /** Label of a value; its id if the store does not know it. */
  labelOf(name: ListName, value: string): string;
  /** Loads the options again; `null` unless they could not be loaded. */
  readonly retry: (() => void) | null;
}

/** Filters of the store's games, with labels. */
export function useFilterOptions(search: StoreIndexSearch): FilterOptions {
  const { t: text } = useTranslation("discovery");
  const formats = useFormats();
  const { locale } = useVisit();
  const { data: facets, isError, refetch } = useQuery(facetsQuery(useQueryScope(), facetQueryOf(search)));
  const found = useMemo(() => {
    const priceWords = ({ from, to, currency }: PriceBand & { readonly currency: string }) => {
      if (to === 0) return text("priceFree");
      const scale = 10 ** fractionDigitsOf(currency);
      const round = new Intl.NumberFormat(locale, { style: "currency", currency, maximumFractionDigits: 0 });
      // Ranges begin one minor unit after the last: the label shows the round amount between the two.
      const least = round.format((from - 1) / scale);
      if (to === null) return text("priceOver", { amount: least });
      const most = round.format(to / scale);
      return from === 1 ? text("priceUpTo", { amount: most }) : text("priceBetween", { from: least, to: most });
    };
    const stageWords = {
      launch: text("stageLaunch"),
      creation: text("stageCreation"),
      teaser: text("stageTeaser"),
    };
    const chosenGenres = [search.genre, search.notGenre].flatMap((values) => values?.split(",") ?? []);
    const countOf = (stage: string) => facets?.stages.find(({ value }) => value === stage)?.count ?? null;
    const options = {
      genre: (facets?.genres ?? []).filter(({ value, count }) => count > 0 || chosenGenres.includes(value)),
      tag: facets?.tags ?? [],
      platform: (facets?.platforms ?? []).map((entry) => ({ ...entry, label: storeName(entry.value) })),
      language: (facets?.languages ?? []).map((entry) => ({ ...entry, label: formats.languageName(entry.value) })),
      price: (facets?.prices ?? []).map((entry) => ({ ...entry, label: priceWords(entry) })),
      age: facets?.ages ?? [],
      accessibility: facets?.accessibility ?? [],
      stage: [
        ...STAGES.map((value) => ({ value, label: stageWords[value], count: countOf(value) })),
        ...(search.q === undefined
          ? [{ value: ELSEWHERE, label: text("showElsewhere"), count: facets?.elsewhere ?? null }]
          : []),
      ],
    };
    return {
      options,
      labelOf: (name: ListName, value: string) =>
        isCompany(name) ? value : (options[filterOf(name)].find((option) => option.value === value)?.label ?? value),
    };
  }, [text, formats, locale, facets, search.q, search.genre, search.notGenre]);
  return { ...found, retry: isError && facets === undefined ? () => void refetch() : null };
}

function filterOf(name: ListName): GameFilter | "stage" {
  const filter = name.startsWith("not") ? name.charAt(3).toLowerCase() + name.slice(4) : name;
  return GAME_FILTERS.find((one) => one === filter) ?? "stage";
}

function storeName(value: string): string {
  return STORE_NAMES[value as StorePlatform] ?? value;
}
