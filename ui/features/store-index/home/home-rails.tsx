import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { orderGames } from "#core/catalogue/order-games.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { useVisibleGames } from "#ui/features/catalogue/components/use-visible-games.ts";
import { InstallCard } from "#ui/features/game-cards/install-card.tsx";
import { UpcomingCard } from "#ui/features/game-cards/upcoming-card.tsx";
import { ContinueRail } from "#ui/features/library/components/continue-rail.tsx";
import { PageStep } from "#ui/kit/page-step/page-step.tsx";
import { RailSection } from "#ui/patterns/rail-section/rail-section.tsx";
import { homeQueries } from "../store-index-queries.ts";
import { GameCards } from "./game-cards.tsx";
import { gamesNotAbove } from "./games-not-above.ts";
import { stateOf } from "./rail-state.ts";

function OwnGamesPart() {
  const { user, isUserUnknown } = useVisit();
  if (user === null && !isUserUnknown) return null;
  return (
    <PageStep fallback={null}>
      <ContinueRail />
    </PageStep>
  );
}

/** The first rails of the front page, each with an answer of its own. */
export function HomeRails() {
  return (
    <>
      <OwnGamesPart />
      <ComingSoonRail />
      <PlayingRail />
      <PreInstallRail />
    </>
  );
}

function ComingSoonRail() {
  const { t: text } = useTranslation("store");
  const visible = useVisibleGames();
  const queries = homeQueries(useQueryScope());
  const counting = useQuery(queries.counting);
  const coming = useQuery(queries.coming);
  const games = visible([...(counting.data?.games ?? []), ...(coming.data?.games ?? [])]);
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
  const queries = homeQueries(useQueryScope());
  const counting = useQuery(queries.counting);
  const coming = useQuery(queries.coming);
  const preInstall = useQuery(queries.preInstall);
  const games = gamesNotAbove(visible(preInstall.data?.games ?? []), counting, coming);
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
