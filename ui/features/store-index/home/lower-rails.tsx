import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { useVisibleGames } from "#ui/features/catalogue/components/use-visible-games.ts";
import { OfferCard } from "#ui/features/game-cards/offer-card.tsx";
import { RailSection } from "#ui/patterns/rail-section/rail-section.tsx";
import { homeQueries, RAIL_LENGTH } from "../store-index-queries.ts";
import { GameCards } from "./game-cards.tsx";
import { gamesForGenres } from "./games-for-genres.ts";
import { gamesNotAbove } from "./games-not-above.ts";
import { GenreTile } from "./genre-tile.tsx";
import { stateOf } from "./rail-state.ts";
import { useKnownGames } from "./use-known-games.ts";

export function OffersRail() {
  const { t: text } = useTranslation("store");
  const visible = useVisibleGames();
  const offers = useQuery(homeQueries(useQueryScope()).offers);
  const goods = visible(offers.data ?? []);
  return (
    <RailSection
      title={text("offersRail")}
      more={{ label: text("allOffers"), search: { view: "offers" } }}
      shape="offer"
      state={stateOf(offers)}
      count={goods.length}
    >
      {goods.map((one) => (
        <li key={one.goodsId}>
          <OfferCard goods={one} />
        </li>
      ))}
    </RailSection>
  );
}

export function TopRatedRail() {
  const { t: text } = useTranslation("store");
  const visible = useVisibleGames();
  const { topRated: ratedQuery, playing } = homeQueries(useQueryScope());
  const topRated = useQuery(ratedQuery);
  const games = gamesNotAbove(visible(topRated.data?.games ?? []), useQuery(playing)).slice(0, RAIL_LENGTH);
  return (
    <RailSection
      title={text("topRated")}
      more={{ label: text("allByRating"), search: { view: "all", sort: "rating" } }}
      shape="portrait"
      state={stateOf(topRated)}
      count={games.length}
    >
      <GameCards games={games} />
    </RailSection>
  );
}

export function GenreRail() {
  const { t: text } = useTranslation("store");
  const visible = useVisibleGames();
  const queries = homeQueries(useQueryScope());
  const facets = useQuery(queries.facets);
  const genres = (facets.data?.genres ?? []).filter(({ count }) => count > 0);
  const games = visible([...useKnownGames().values()]);
  const pictures = gamesForGenres(genres, games);
  return (
    <RailSection title={text("byGenre")} shape="tile" state={stateOf(facets)} count={genres.length}>
      {genres.map((genre) => (
        <li key={genre.value}>
          <GenreTile genre={genre} game={pictures.get(genre.value)} />
        </li>
      ))}
    </RailSection>
  );
}
