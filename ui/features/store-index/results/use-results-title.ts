import { useTranslation } from "react-i18next";
import { useGenreLabels } from "#ui/features/game-cards/use-genre-labels.ts";
import type { StoreIndexSearch } from "../parse-store-index-search.ts";
import { valuesOf } from "../store-index-search.ts";

/** What the list is of: the words searched for, the genre when there is one, else the way of looking. */
export function useResultsTitle(search: StoreIndexSearch): string {
  const { t: text } = useTranslation("store");
  const genreLabel = useGenreLabels();
  if (search.q) return text("searchTitle", { query: search.q });
  const views = {
    all: text("viewAll"),
    upcoming: text("viewUpcoming"),
    preinstall: text("viewPreInstall"),
    offers: text("viewOffers"),
  };
  const [genre, ...others] = valuesOf(search, "genre");
  if (search.view === undefined && genre !== undefined && others.length === 0) return genreLabel(genre);
  return views[search.view ?? "all"];
}
