import { css } from "@linaria/core";
import type { TFunction } from "i18next";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { exclusionOf, type GameFilter } from "#core/catalogue/game-filters.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { useDismissal } from "#ui/kit/dismissal/use-dismissal.ts";
import { attachScrollbars } from "#ui/kit/scrollbars/attach-scrollbars.ts";
import { SelectField } from "#ui/patterns/select-field/select-field.tsx";
import { FROM_DESKTOP } from "#ui/theme/breakpoints.ts";
import { useCloseFrom } from "#ui/theme/use-close-from.ts";
import { SORTS, type StoreIndexSearch } from "../parse-store-index-search.ts";
import { chosenOf, toggleValue, valuesOf, withoutFilters } from "../store-index-search.ts";
import { FilterGroup } from "./filter-group.tsx";
import { useFilterOptions } from "./use-filter-options.ts";
import { useGoToResults } from "./use-go-to-results.ts";

const panel = css`
  @layer screens {
    display: grid;
    gap: var(--space-4);
    min-inline-size: 0;

    & > [data-part="groups"] > :first-child {
      margin-block-end: var(--space-4);
    }

    & > [data-part="groups"][data-closed] {
      display: none;
    }

    @media ${FROM_DESKTOP} {
      position: sticky;
      inset-block-start: calc(var(--sticky-header) + var(--space-4));
      max-block-size: calc(100dvh - var(--sticky-header) - var(--space-8));
      margin: -4px;
      padding: 4px 12px 4px 4px;
      overflow-y: auto;
      scrollbar-color: var(--color-line-strong) transparent;

      & > [data-part="opener"] {
        display: none;
      }

      & > [data-part="groups"][data-closed] {
        display: block;
      }
    }
  }
`;

/** Filters in the order of the panel: what decides first comes first. */
const GROUPS = ["price", "genre", "tag", "platform", "language", "age", "accessibility"] as const;
const OPEN_AT_FIRST: readonly GameFilter[] = ["price", "genre"];
/** Accessibility features are only offered as a positive filter. */
const WITHOUT_EXCLUSION: readonly GameFilter[] = ["accessibility"];

/** Narrows and orders the list; every choice is an address. On narrow screens it waits behind a button. */
export function Filters({ search }: { readonly search: StoreIndexSearch }) {
  const { t: text } = useTranslation("store");
  const { t: words } = useTranslation("discovery");
  const formats = useFormats();
  const id = useId();
  const go = useGoToResults();
  const { options } = useFilterOptions();
  const { countryCode } = useVisit();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const chosen = chosenOf(search).length;
  useDismissal(isOpen, () => {
    setIsOpen(false);
    opener.current?.focus();
  });
  // On wide screens the filters are always visible beside the list.
  useCloseFrom("desktop", isOpen, () => setIsOpen(false));
  const legends = {
    price: words("price"),
    genre: text("genre"),
    tag: words("tag"),
    platform: text("platform"),
    language: text("language"),
    age: words("age"),
    accessibility: words("accessibility"),
  };
  return (
    <section ref={attachScrollbars} className={panel} aria-label={text("filters")}>
      <span data-part="opener">
        <Button
          ref={opener}
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
          options={SORTS.map((value) => ({ value, label: sortLabel(text, words, value) }))}
          onChange={(value) => go({ ...search, sort: SORTS.find((sort) => sort === value) })}
        />
        <FilterGroup
          legend={words("stage", { country: formats.countryName(countryCode) })}
          options={options.stage}
          chosen={valuesOf(search, "stage")}
          onToggle={(value) => go(toggleValue(search, "stage", value))}
          startsOpen
        />
        {GROUPS.map((filter) => (
          <FilterGroup
            key={filter}
            legend={legends[filter]}
            options={options[filter]}
            chosen={valuesOf(search, filter)}
            onToggle={(value) => go(toggleValue(search, filter, value))}
            excluded={valuesOf(search, exclusionOf(filter))}
            {...(WITHOUT_EXCLUSION.includes(filter)
              ? {}
              : { onExclude: (value: string) => go(toggleValue(search, exclusionOf(filter), value)) })}
            startsOpen={OPEN_AT_FIRST.includes(filter)}
          />
        ))}
        {chosen > 0 && (
          <Button variant="tertiary" icon="close" onClick={() => go(withoutFilters(search))}>
            {text("clearFilters")}
          </Button>
        )}
      </div>
    </section>
  );
}

function sortLabel(text: TFunction<"store">, words: TFunction<"discovery">, sort: (typeof SORTS)[number]): string {
  const labels = {
    popular: text("sortPopular"),
    newest: text("sortNewest"),
    release: text("sortRelease"),
    rating: text("sortRating"),
    title: text("sortTitle"),
    price: words("sortPrice"),
    price_desc: words("sortPriceDesc"),
  };
  return labels[sort];
}
