import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useId, useState } from "react";
import type { StorePlatform } from "#core/catalogue/game.ts";
import { useFormats } from "#ui/i18n/use-formats.ts";
import { useText } from "#ui/i18n/use-text.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { useQueryScope } from "#ui/queries/query-scope.ts";
import { STORE_NAMES } from "#ui/sections/platforms/store-names.ts";
import { FROM_DESKTOP } from "#ui/theme/breakpoints.ts";
import { SORTS, type StoreIndexSearch } from "../parse-store-index-search.ts";
import { resultQueries } from "../store-index-queries.ts";
import { type ListFilter, toggleValue, valuesOf, withoutEmpty } from "../store-index-search.ts";
import { FilterGroup } from "./filter-group.tsx";
import { SelectField } from "./select-field.tsx";

const panel = css`
  @layer screens {
    display: grid;
    gap: var(--space-4);
    min-inline-size: 0;

    & > [data-part="groups"] {
      display: grid;
      gap: var(--space-6);
    }

    & > [data-part="groups"][data-closed] {
      display: none;
    }

    @media ${FROM_DESKTOP} {
      position: sticky;
      inset-block-start: calc(var(--sticky-header) + var(--space-4));
      max-block-size: calc(100dvh - var(--sticky-header) - var(--space-8));
      margin: -4px;
      padding: 4px;
      overflow-y: auto;
      scrollbar-width: thin;

      & > [data-part="opener"] {
        display: none;
      }

      & > [data-part="groups"][data-closed] {
        display: grid;
      }
    }
  }
`;

/** Narrows and orders the list; every choice is an address. On narrow screens it waits behind a button. */
export function Filters({ search }: { readonly search: StoreIndexSearch }) {
  const text = useText("store");
  const formats = useFormats();
  const id = useId();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const facets = useQuery(resultQueries(useQueryScope(), search).facets);
  const chosen = (["genre", "platform", "language"] as const).reduce(
    (sum, name) => sum + valuesOf(search, name).length,
    0,
  );
  const go = (next: StoreIndexSearch) => void navigate({ to: "/", search: withoutEmpty(next), resetScroll: false });
  const group = (
    filter: ListFilter,
    legend: string,
    options: readonly { value: string; label: string; count: number }[],
  ) => (
    <FilterGroup
      legend={legend}
      options={options}
      chosen={valuesOf(search, filter)}
      onToggle={(value) => go(toggleValue(search, filter, value))}
    />
  );
  return (
    <section className={panel} aria-label={text("filters")}>
      <span data-part="opener">
        <Button
          variant="outlineSecondary"
          icon="filter"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen((open) => !open)}
        >
          {chosen === 0 ? text("filters") : text("filtersChosen", { number: formats.number(chosen) })}
        </Button>
      </span>
      <div id={id} data-part="groups" data-closed={!isOpen || undefined}>
        <SelectField
          label={text("sortBy")}
          value={search.sort ?? (search.view === "upcoming" ? "release" : "popular")}
          options={SORTS.map((value) => ({ value, label: sortLabel(text, value) }))}
          onChange={(value) => go({ ...search, sort: SORTS.find((sort) => sort === value) })}
        />
        {group("genre", text("genre"), facets.data?.genres ?? [])}
        {group(
          "platform",
          text("platform"),
          (facets.data?.platforms ?? []).map((entry) => ({ ...entry, label: storeName(entry.value) })),
        )}
        {group(
          "language",
          text("language"),
          (facets.data?.languages ?? []).map((entry) => ({ ...entry, label: formats.languageName(entry.value) })),
        )}
        {chosen > 0 && (
          <Button
            variant="tertiary"
            icon="close"
            onClick={() => go({ ...search, genre: undefined, platform: undefined, language: undefined })}
          >
            {text("clearFilters")}
          </Button>
        )}
      </div>
    </section>
  );
}

function sortLabel(text: ReturnType<typeof useText<"store">>, sort: (typeof SORTS)[number]): string {
  const labels = {
    popular: text("sortPopular"),
    newest: text("sortNewest"),
    release: text("sortRelease"),
    rating: text("sortRating"),
    title: text("sortTitle"),
  };
  return labels[sort];
}

function storeName(value: string): string {
  return STORE_NAMES[value as StorePlatform] ?? value;
}
