import { css } from "@linaria/core";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#ui/kit/icon/icon.tsx";
import type { StoreIndexSearch } from "../parse-store-index-search.ts";
import { chosenOf, toggleValue } from "../store-index-search.ts";
import { useFilterOptions } from "./use-filter-options.ts";
import { useGoToResults } from "./use-go-to-results.ts";

const chips = css`
  @layer screens {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin-block-end: var(--space-5);
    outline: none;

    & button {
      display: inline-flex;
      align-items: center;
      gap: 6px;
      min-block-size: 32px;
      max-inline-size: 100%;
      padding: 4px 10px 4px 14px;
      border: 1px solid var(--color-line);
      border-radius: 16px;
      background: var(--color-raised);
      color: var(--color-text);
      font-size: var(--type-13);
      font-weight: 500;
      line-height: 1.4;
      overflow-wrap: anywhere;
      text-align: start;
    }

    & button:hover {
      border-color: var(--color-line-strong);
    }

    & svg {
      flex: none;
      color: var(--color-text-quiet);
    }

    @media (pointer: coarse) {
      & button {
        min-block-size: 44px;
        border-radius: 22px;
      }
    }
  }
`;

/** What narrows the list, each to be taken away; nothing where nothing does. */
export function ChosenFilters({ search }: { readonly search: StoreIndexSearch }) {
  const { t: text } = useTranslation("discovery");
  const go = useGoToResults();
  const { labelOf } = useFilterOptions();
  const list = useRef<HTMLUListElement>(null);
  const chosen = chosenOf(search);
  if (chosen.length === 0) return null;
  return (
    <ul ref={list} className={chips} aria-label={text("chosenFilters")} tabIndex={-1}>
      {chosen.map(({ name, value }) => {
        const label = labelOf(name, value);
        const words = name.startsWith("not") ? text("without", { value: label }) : label;
        return (
          <li key={`${name} ${value}`}>
            <button
              type="button"
              aria-label={text("removeFilter", { value: words })}
              onClick={() => {
                // The chip goes; the focus stays with its list.
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
