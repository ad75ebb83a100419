import { useTranslation } from "react-i18next";
import type { StoreIndexSearch } from "../parse-store-index-search.ts";
import { isOfOffers } from "../store-index-search.ts";
import { GameResults } from "./game-results.tsx";
import { OfferResults } from "./offer-results.tsx";
import { resultsLook } from "./results-look.ts";
import { useResultsTitle } from "./use-results-title.ts";
import { ViewLinks } from "./view-links.tsx";

/** The games, or the goods on sale, by the search of the address. */
export function StoreResults({ search }: { readonly search: StoreIndexSearch }) {
  const title = useResultsTitle(search);
  const { t: text } = useTranslation("store");
  const areOffers = isOfOffers(search);
  return (
    <section className={resultsLook} data-filters={!areOffers || undefined} aria-label={text("results")}>
      <ViewLinks search={search} />
      {areOffers ? <OfferResults title={title} search={search} /> : <GameResults title={title} search={search} />}
    </section>
  );
}
