import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { useVisibleGames } from "#ui/features/catalogue/components/use-visible-games.ts";
import { GameCard } from "#ui/features/game-cards/game-card.tsx";
import { useGenreLabels } from "#ui/features/game-cards/use-genre-labels.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { StatePanel } from "#ui/patterns/state-panel/state-panel.tsx";
import type { StoreIndexSearch } from "../parse-store-index-search.ts";
import { homeQueries } from "../store-index-queries.ts";
import { chosenOf, withoutFilters } from "./change-search.ts";

export function NothingFound({ search }: { readonly search: StoreIndexSearch }) {
  const { t: text } = useTranslation("store");
  const isNarrowed = chosenOf(search).length > 0;
  return (
    <>
      <StatePanel
        icon="search"
        title={text("nothingFoundTitle")}
        actions={
          <>
            {isNarrowed && (
              <ButtonLink to="/" search={{ ...withoutFilters(search) }}>
                {text("clearFilters")}
              </ButtonLink>
            )}
            <ButtonLink to="/" search={{ view: "all" }} variant={isNarrowed ? "secondary" : "primary"}>
              {text("allGames")}
            </ButtonLink>
          </>
        }
      >
        {text("nothingFoundText")}
      </StatePanel>
      {search.q !== undefined && !isNarrowed && <PlayedInstead />}
    </>
  );
}

/** Popular games, for a search without a close match. */
function PlayedInstead() {
  const { t: text } = useTranslation("store");
  const genreLabel = useGenreLabels();
  const visible = useVisibleGames();
  const { data } = useQuery(homeQueries(useQueryScope()).playing);
  const games = visible(data?.games ?? []);
  const { data: facets } = useQuery(homeQueries(useQueryScope()).facets);
  const genres = (facets?.genres ?? []).filter(({ count }) => count > 0);
  if (games.length === 0) return null;
  return (
    <section data-part="instead" aria-label={text("playingNow")}>
      {genres.length > 0 && (
        <>
          <h2>{text("byGenre")}</h2>
          <p data-part="genres">
            {genres.map(({ value, label }) => (
              <ButtonLink key={value} to="/" search={{ genre: value }} variant="secondary" size="small">
                {label}
              </ButtonLink>
            ))}
          </p>
        </>
      )}
      <h2>{text("playingNow")}</h2>
      <ul data-part="grid">
        {games.map((game) => (
          <li key={game.gameCode}>
            <GameCard game={game} genreLabel={genreLabel} headingLevel={3} heart />
          </li>
        ))}
      </ul>
    </section>
  );
}
