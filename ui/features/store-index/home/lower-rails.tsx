import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { useVisibleGames } from "#ui/features/catalogue/components/use-visible-games.ts";
import { OfferCard } from "#ui/features/game-cards/offer-card.tsx";
import { RailSection } from "#ui/patterns/rail-section/rail-section.tsx";
import { homeQueries } from "../store-index-queries.ts";
import { GameCards } from "./game-cards.tsx";
import { gamesForGenres } from "./games-for-genres.ts";
import { GenreTile } from "./genre-tile.tsx";
import { stateOf } from "./rail-state.ts";

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
  const topRated = useQuery(homeQueries(useQueryScope()).topRated);
  const games = visible(topRated.data?.games ?? []);
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
  const playing = useQuery(queries.playing);
  const topRated = useQuery(queries.topRated);
  const genres = facets.data?.genres ?? [];
  const games = visible([...(playing.data?.games ?? []), ...(topRated.data?.games ?? [])]);
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
