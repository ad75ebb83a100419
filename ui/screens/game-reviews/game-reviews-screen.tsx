import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Game } from "#core/catalogue/game.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useStep } from "#ui/kit/late-part/page-steps.ts";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { averageScoreQuery } from "#ui/queries/average-score.ts";
import { useQueryScope } from "#ui/queries/query-scope.ts";
import { AgeGate } from "#ui/sections/age-gate/age-gate.tsx";
import { useVisit } from "#ui/visit/visit-context.tsx";
import { GameBanner } from "../game/game-banner.tsx";
import { GameFailure } from "../game/game-failure.tsx";
import { GameMenu } from "../game/game-menu.tsx";
import { GamePageSkeleton } from "../game/game-page-skeleton.tsx";
import { useGame } from "../game/use-game.ts";
import { ReviewsBoard } from "./reviews-board.tsx";

/** All reviews of a game: `/game/{gameCode}/review`. */
export default function GameReviewsScreen() {
  const { gameCode, game } = useGame();
  if (game.data !== undefined) {
    return (
      <AgeGate title={game.data.title} ratings={game.data.ageRatings}>
        <GameReviewsPage key={gameCode} game={game.data} />
      </AgeGate>
    );
  }
  return game.isError ? <GameFailure query={game} /> : <GamePageSkeleton />;
}

function GameReviewsPage({ game }: { readonly game: Game }) {
  const { t: text } = useTranslation("reviews");
  const { locale } = useVisit();
  const { data: average } = useQuery(averageScoreQuery(useQueryScope(), game.gameCode));
  const isDue = useStep();
  const { gameCode } = game;
  return (
    <article>
      <GameBanner game={game} title={text("pageTitle")} />
      <GameMenu
        gameCode={gameCode}
        title={game.title}
        titleLanguage={game.textLocale === locale ? undefined : game.textLocale}
        current="reviews"
        ratings={average?.count}
      />
      {isDue ? (
        <ReviewsBoard gameCode={gameCode} path={buildPath("gameReview", { gameCode })} />
      ) : (
        <Skeleton height="68dvh" shape="block" />
      )}
    </article>
  );
}
