import { useTranslation } from "react-i18next";
import { useGenreLabels } from "#ui/features/game-cards/use-genre-labels.ts";
import type { StoreIndexSearch } from "../parse-store-index-search.ts";
import { companyOf, facetQueryOf, valuesOf } from "../store-index-search.ts";

/** Title of the list: the query, else the company, else the genre, else the kind of list. */
export function useResultsTitle(search: StoreIndexSearch): string {
  const { t: text } = useTranslation("store");
  const genreLabel = useGenreLabels(facetQueryOf(search));
  if (search.q) return text("searchTitle", { query: search.q });
  const views = {
    all: text("viewAll"),
    upcoming: text("viewUpcoming"),
    preinstall: text("viewPreInstall"),
    offers: text("viewOffers"),
  };
  const company = companyOf(search);
  if (company !== undefined) return company;
  const [genre, ...others] = valuesOf(search, "genre");
  if (search.view === undefined && genre !== undefined && others.length === 0) return genreLabel(genre);
  return views[search.view ?? "all"];
}
