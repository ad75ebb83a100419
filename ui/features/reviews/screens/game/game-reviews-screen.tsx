import { useTranslation } from "react-i18next";
import type { Game } from "#core/catalogue/game.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { AgeGate } from "#ui/features/age-gate/age-gate.tsx";
import { GameBanner } from "#ui/features/game-header/game-banner.tsx";
import { GameFailure } from "#ui/features/game-header/game-failure.tsx";
import { GameMenu } from "#ui/features/game-header/game-menu.tsx";
import { GamePageSkeleton } from "#ui/features/game-header/game-page-skeleton.tsx";
import { useGame } from "#ui/features/game-header/use-game.ts";
import { useStep } from "#ui/kit/page-step/use-step.ts";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import type { GameReviewsSearch } from "./game-reviews-search.ts";
import { ReviewsBoard } from "./reviews-board.tsx";

export interface GameReviewsProps {
  readonly gameCode: string;
  readonly search: GameReviewsSearch;
}

/** All reviews of a game: `/game/{gameCode}/review`. */
export default function GameReviewsScreen({ gameCode, search }: GameReviewsProps) {
  const game = useGame(gameCode);
  if (game.data !== undefined) {
    return (
      <AgeGate title={game.data.title} ratings={game.data.ageRatings}>
        <GameReviewsPage key={gameCode} game={game.data} search={search} />
      </AgeGate>
    );
  }
  return game.isError ? <GameFailure query={game} /> : <GamePageSkeleton />;
}

interface GameReviewsPageProps {
  readonly game: Game;
  readonly search: GameReviewsSearch;
}

function GameReviewsPage({ game, search }: GameReviewsPageProps) {
  const { t: text } = useTranslation("reviews");
  const { locale } = useVisit();
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
      />
      {isDue ? (
        <ReviewsBoard gameCode={gameCode} search={search} path={buildPath("gameReview", { gameCode })} />
      ) : (
        <Skeleton height="68dvh" shape="block" />
      )}
    </article>
  );
}
