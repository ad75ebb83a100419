import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { GameSummary } from "#core/catalogue/game.ts";
import { gameCallOf } from "#core/catalogue/game-call.ts";
import { orderGames } from "#core/catalogue/order-games.ts";
import { useText } from "#ui/i18n/use-text.ts";
import { usePorts } from "#ui/ports/ports-context.tsx";
import { useQueryScope } from "#ui/queries/query-scope.ts";
import { GameCard } from "#ui/sections/game-card/game-card.tsx";
import { InstallCard } from "#ui/sections/game-card/install-card.tsx";
import { UpcomingCard } from "#ui/sections/game-card/upcoming-card.tsx";
import { useGenreLabels } from "#ui/sections/game-card/use-genre-labels.ts";
import { OfferCard } from "#ui/sections/offer-card/offer-card.tsx";
import { RailSection, type RailState } from "#ui/sections/rail-section/rail-section.tsx";
import { useVisibleGames } from "#ui/sections/viewer/use-visible-games.ts";
import { useVisit } from "#ui/visit/visit-context.tsx";
import { homeQueries } from "../store-index-queries.ts";
import { gamesForGenres } from "./games-for-genres.ts";
import { GenreTile } from "./genre-tile.tsx";

/** The rails of the front page, each with an answer of its own. */
export function HomeRails() {
  return (
    <>
      <ComingSoonRail />
      <PlayingRail />
      <PreInstallRail />
      <OffersRail />
      <TopRatedRail />
      <GenreRail />
    </>
  );
}

/** The state of a rail that shows several answers together: it waits and fails only while it has nothing to show. */
function stateOf(...queries: readonly UseQueryResult<unknown>[]): RailState {
  return {
    isPending: queries.some((query) => query.isPending),
    isError: queries.some((query) => query.isError),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}

function ComingSoonRail() {
  const text = useText("store");
  const { clock } = usePorts();
  const visit = useVisit();
  const visible = useVisibleGames();
  const queries = homeQueries(useQueryScope());
  const counting = useQuery(queries.counting);
  const coming = useQuery(queries.coming);
  const now = clock.now();
  const games = visible([...(counting.data?.games ?? []), ...(coming.data?.games ?? [])]).filter(
    (game) => gameCallOf(game, visit, now).kind !== "elsewhere",
  );
  return (
    <RailSection
      title={text("comingSoon")}
      more={{ label: text("allUpcoming"), search: { view: "upcoming" } }}
      shape="wide"
      state={stateOf(counting, coming)}
      count={games.length}
    >
      {games.map((game) => (
        <li key={game.gameCode}>
          <UpcomingCard game={game} />
        </li>
      ))}
    </RailSection>
  );
}

function GameCards({ games }: { readonly games: readonly GameSummary[] }) {
  const genreLabel = useGenreLabels();
  return games.map((game) => (
    <li key={game.gameCode}>
      <GameCard game={game} genreLabel={genreLabel} />
    </li>
  ));
}

function PlayingRail() {
  const text = useText("store");
  const { configuration } = usePorts();
  const visible = useVisibleGames();
  const playing = useQuery(homeQueries(useQueryScope()).playing);
  const games = orderGames(visible(playing.data?.games ?? []), configuration.gameOrderList);
  return (
    <RailSection
      title={text("playingNow")}
      more={{ label: text("allGames"), search: { view: "all" } }}
      shape="portrait"
      state={stateOf(playing)}
      count={games.length}
    >
      <GameCards games={games} />
    </RailSection>
  );
}

function PreInstallRail() {
  const text = useText("store");
  const visible = useVisibleGames();
  const preInstall = useQuery(homeQueries(useQueryScope()).preInstall);
  const games = visible(preInstall.data?.games ?? []);
  return (
    <RailSection
      title={text("preInstallRail")}
      more={{ label: text("allPreInstall"), search: { view: "preinstall" } }}
      shape="offer"
      state={stateOf(preInstall)}
      count={games.length}
    >
      {games.map((game) => (
        <li key={game.gameCode}>
          <InstallCard game={game} />
        </li>
      ))}
    </RailSection>
  );
}

function OffersRail() {
  const text = useText("store");
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

function TopRatedRail() {
  const text = useText("store");
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

function GenreRail() {
  const text = useText("store");
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
