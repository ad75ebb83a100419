import { css } from "@linaria/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#ui/context/use-formats.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import { usePersistedState } from "#ui/kit/persisted-state/use-persisted-state.ts";
import type { PopupProps } from "#ui/overlays/layer-store.ts";
import { useCloseFrom } from "#ui/theme/use-close-from.ts";
import type { StoreIndexSearch } from "../parse-store-index-search.ts";
import { chosenOf, withoutFilters } from "./change-search.ts";
import { FilterControls } from "./filter-controls.tsx";
import { KEPT_SEARCH } from "./kept-search.ts";
import { useResults } from "./use-results.ts";

const controls = css`
  @layer screens {
    & > :first-child {
      margin-block-end: var(--space-4);
    }
  }
`;

/**
 * The filters of narrow screens. Choices change the list once the player asks for it: until then the button counts the
 * games, and closing the popup leaves the list as it was.
 */
export default function FiltersPopup({
  input,
  answer,
  dismiss,
  layer,
}: PopupProps<StoreIndexSearch, StoreIndexSearch>) {
  const { t: text } = useTranslation("store");
  const { t: words } = useTranslation("popups");
  const formats = useFormats();
  const [search, setSearch] = usePersistedState("filters/search", KEPT_SEARCH, input);
  const { total, hasFailed } = useResults(search);
  const [counted, setCounted] = useState(total);
  // The last number stays until the next one is known.
  if (total !== null && total !== counted) setCounted(total);
  const shown = total ?? counted;
  // Wide screens show the filters beside the list.
  useCloseFrom("desktop", layer.isOpen, dismiss);
  return (
    <Dialog
      layer={layer}
      title={text("filters")}
      closeLabel={words("close")}
      size="medium"
      actionsLayout="bar"
      actions={
        <>
          {chosenOf(search).length > 0 && (
            <Button variant="secondary" onClick={() => setSearch(withoutFilters(search))}>
              {text("clearFilters")}
            </Button>
          )}
          <Button onClick={() => answer(search)}>
            {shown === null || hasFailed
              ? text("results")
              : text("showGames", { count: shown, number: formats.number(shown) })}
          </Button>
        </>
      }
    >
      <div className={controls}>
        <FilterControls search={search} onChange={setSearch} />
      </div>
    </Dialog>
  );
}
