import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callToActionFor } from "#core/catalogue/game-call.ts";
import { orderGames } from "#core/catalogue/order-games.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { useVisibleGames } from "#ui/features/catalogue/components/use-visible-games.ts";
import { InstallCard } from "#ui/features/game-cards/install-card.tsx";
import { UpcomingCard } from "#ui/features/game-cards/upcoming-card.tsx";
import { RailSection } from "#ui/patterns/rail-section/rail-section.tsx";
import { homeQueries } from "../store-index-queries.ts";
import { GameCards } from "./game-cards.tsx";
import { stateOf } from "./rail-state.ts";

/** The first rails of the front page, each with an answer of its own. */
export function HomeRails() {
  return (
    <>
      <ComingSoonRail />
      <PlayingRail />
      <PreInstallRail />
    </>
  );
}

function ComingSoonRail() {
  const { t: text } = useTranslation("store");
  const { clock } = usePorts();
  const visit = useVisit();
  const visible = useVisibleGames();
  const queries = homeQueries(useQueryScope());
  const counting = useQuery(queries.counting);
  const coming = useQuery(queries.coming);
  const now = clock.now();
  const games = visible([...(counting.data?.games ?? []), ...(coming.data?.games ?? [])]).filter(
    (game) => callToActionFor(game, visit, now).kind !== "elsewhere",
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

function PlayingRail() {
  const { t: text } = useTranslation("store");
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
  const { t: text } = useTranslation("store");
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
