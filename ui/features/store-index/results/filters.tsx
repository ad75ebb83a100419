import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { useFormats } from "#ui/context/use-formats.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { attachScrollbars } from "#ui/kit/scrollbars/attach-scrollbars.ts";
import type { Popup } from "#ui/overlays/layer-store.ts";
import { usePopup } from "#ui/overlays/overlays.tsx";
import { useReopened } from "#ui/overlays/use-reopened.ts";
import { FROM_DESKTOP, UP_TO_TABLET } from "#ui/theme/breakpoints.ts";
import type { StoreIndexSearch } from "../parse-store-index-search.ts";
import { chosenOf, withoutFilters } from "./change-search.ts";
import { FilterControls } from "./filter-controls.tsx";
import { KEPT_SEARCH } from "./kept-search.ts";
import { useGoToResults } from "./use-go-to-results.ts";

const panel = css`
  @layer screens {
    min-inline-size: 0;

    & > [data-part="groups"] > :first-child {
      margin-block-end: var(--space-4);
    }

    @media ${UP_TO_TABLET} {
      & > [data-part="groups"] {
        display: none;
      }
    }

    @media ${FROM_DESKTOP} {
      position: sticky;
      inset-block-start: calc(var(--sticky-header) + var(--space-4));
      max-block-size: calc(100dvh - var(--sticky-header) - var(--space-8));
      margin: -4px;
      padding: 4px 12px 4px 4px;
      overflow-y: auto;
      scrollbar-color: var(--color-line-strong) transparent;
      /* A shade at the foot while more follows; the last filters bring their own ground along, which covers it. */
      background:
        linear-gradient(transparent, var(--color-page) 24px) bottom / 100% 48px no-repeat local,
        linear-gradient(transparent, color-mix(in srgb, var(--color-line-strong) 28%, transparent)) bottom / 100% 20px no-repeat;

      & > [data-part="opener"] {
        display: none;
      }
    }
  }
`;

/** Answers with the chosen search; its choices have no effect if it is dismissed. The page has its texts. */
const filtersPopup: Popup<StoreIndexSearch, StoreIndexSearch> = {
  key: "filters",
  load: () => import("./filters-popup.tsx"),
};

/** Narrows and orders the list; every choice is an address. On narrow screens the filters are in a popup. */
export function Filters({ search }: { readonly search: StoreIndexSearch }) {
  const { t: text } = useTranslation("store");
  const formats = useFormats();
  const go = useGoToResults();
  const ask = usePopup(filtersPopup);
  const choose = useReopened("filters", KEPT_SEARCH, async (input) => {
    const result = await ask(input);
    if (result.kind === "answered") go(result.answer);
  });
  const chosen = chosenOf(search).length;
  return (
    <section ref={attachScrollbars} className={panel} aria-label={text("filters")}>
      <span data-part="opener">
        <Button
          variant="outlineSecondary"
          icon="filter"
          aria-haspopup="dialog"
          data-opens="filters"
          onClick={() => void choose(search)}
        >
          {chosen === 0 ? text("filters") : text("filtersChosen", { number: formats.number(chosen) })}
        </Button>
      </span>
      <div data-part="groups">
        <FilterControls search={search} onChange={go} />
        {chosen > 0 && (
          <Button variant="tertiary" icon="close" onClick={() => go(withoutFilters(search))}>
            {text("clearFilters")}
          </Button>
        )}
      </div>
    </section>
  );
}
