import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#ui/kit/icon/icon.tsx";
import type { StoreIndexSearch } from "../parse-store-index-search.ts";
import { chosenOf, toggleValue } from "./change-search.ts";
import { chosenFiltersLook } from "./chosen-filters-look.ts";
import { useFilterOptions } from "./use-filter-options.ts";
import { useGoToResults } from "./use-go-to-results.ts";

/** Active filters, each with a button that removes it; renders nothing without any. */
export function ChosenFilters({ search }: { readonly search: StoreIndexSearch }) {
  const { t: text } = useTranslation("discovery");
  const go = useGoToResults();
  const { labelOf } = useFilterOptions(search);
  const list = useRef<HTMLUListElement>(null);
  const chosen = chosenOf(search);
  if (chosen.length === 0) return null;
  return (
    <ul ref={list} className={chosenFiltersLook} aria-label={text("chosenFilters")} tabIndex={-1}>
      {chosen.map(({ name, value }) => {
        const label = labelOf(name, value);
        const words = name.startsWith("not") ? text("without", { value: label }) : label;
        return (
          <li key={`${name} ${value}`}>
            <button
              type="button"
              aria-label={text("removeFilter", { value: words })}
              onClick={() => {
                // The chip disappears; the focus stays in its list.
                list.current?.focus({ preventScroll: true });
                go(toggleValue(search, name, value));
              }}
            >
              {words}
              <Icon name="close" size={14} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
