import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { Game } from "#core/catalogue/game.ts";
import type { CallToAction } from "#core/catalogue/game-call.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { AgeGate } from "#ui/features/age-gate/age-gate.tsx";
import { useGameCall } from "#ui/features/catalogue/components/use-game-call.ts";
import { GameFailure } from "#ui/features/game-header/game-failure.tsx";
import { GameMenu } from "#ui/features/game-header/game-menu.tsx";
import { GamePageSkeleton } from "#ui/features/game-header/game-page-skeleton.tsx";
import { useGame } from "#ui/features/game-header/use-game.ts";
import { averageScoreQuery } from "#ui/features/reviews/queries/average-score.ts";
import { LazySection } from "#ui/kit/lazy/lazy-section.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { PartBoundary } from "#ui/patterns/failures/part-boundary.tsx";
import { UP_TO_TABLET } from "#ui/theme/breakpoints.ts";
import { FactCard, FactCardSkeleton } from "./fact-card.tsx";
import { GameAbout, GameAside } from "./game-about.ts";
import { GameBelow } from "./game-below.ts";
import { GameCallToAction } from "./game-call-to-action.tsx";
import { GameHero } from "./game-hero.tsx";
import { useRememberVisit } from "./use-remember-visit.ts";

const columns = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(300px, 376px);
    gap: var(--space-10) var(--space-12);
    align-items: start;
    max-inline-size: var(--content-width);
    margin-inline: auto;
    padding: var(--space-10) var(--gutter) var(--space-20);

    & > [data-part="main"] {
      display: grid;
      gap: var(--space-16);
      min-inline-size: 0;
    }

    & > [data-part="aside"] {
      display: grid;
      gap: var(--space-5);
      min-inline-size: 0;
    }

    & [data-part="waiting"] {
      display: grid;
      gap: var(--space-5);
    }

    @media ${UP_TO_TABLET} {
      grid-template-columns: minmax(0, 1fr);
      padding-block-start: var(--space-6);

      & > [data-part="main"] {
        gap: var(--section-gap);
      }
    }
  }
`;

/** Goods, requirements and reviews: memoised, so that the server-rendered content stays until the code of this part is loaded. */
const LowerPart = memo(function LowerPart({ game }: { readonly game: Game }) {
  return (
    <LazySection preload={GameBelow.preload} fallback={<Skeleton height="480px" shape="block" />}>
      <PartBoundary>
        <GameBelow game={game} />
      </PartBoundary>
    </LazySection>
  );
});

/** Pictures and story, memoised for the same reason. */
const MiddlePart = memo(function MiddlePart(props: GamePageProps) {
  return (
    <LazySection preload={GameAbout.preload} fallback={<Skeleton ratio="16 / 9" shape="block" />}>
      <GameAbout {...props} />
    </LazySection>
  );
});

/** The facts, memoised for the same reason. */
const FactsPart = memo(function FactsPart({ game }: { readonly game: Game }) {
  return (
    <LazySection preload={GameAside.preload} fallback={<FactsSkeleton />}>
      <GameAside game={game} />
    </LazySection>
  );
});

function FactsSkeleton() {
  const { t: text } = useTranslation("game");
  return (
    <div data-part="waiting">
      <FactCardSkeleton title={text("details")} height="130px" />
      <FactCardSkeleton title={text("languages")} height="380px" />
    </div>
  );
}

/** The page of a game: `/game/{gameCode}`. */
export default function GameScreen({ gameCode }: { readonly gameCode: string }) {
  const game = useGame(gameCode);
  useRememberVisit(gameCode, game.data !== undefined && !game.isPlaceholderData);
  if (game.data !== undefined) {
    return (
      <AgeGate title={game.data.title} ratings={game.data.ageRatings}>
        <GamePage key={gameCode} game={game.data} isWhole={!game.isPlaceholderData} />
      </AgeGate>
    );
  }
  return game.isError ? <GameFailure query={game} /> : <GamePageSkeleton />;
}

interface GamePageProps {
  readonly game: Game;
  /** False as long as only the game's card is known. */
  readonly isWhole: boolean;
}

function GamePage({ game, isWhole }: GamePageProps) {
  const { t: text } = useTranslation("game");
  const { locale } = useVisit();
  const scope = useQueryScope();
  const { data: average } = useQuery(averageScoreQuery(scope, game.gameCode));
  const call = useGameCall(game);
  return (
    <article>
      <GameHero game={game} call={call}>
        <GameCallToAction game={game} call={call} place="hero" />
      </GameHero>
      <GameMenu
        gameCode={game.gameCode}
        title={game.title}
        titleLanguage={game.textLocale === locale ? undefined : game.textLocale}
        current="overview"
        ratings={average?.count}
      >
        <GameCallToAction game={game} call={call} place="menu" />
      </GameMenu>
      <div className={columns}>
        <div data-part="main">
          <MiddlePart game={game} isWhole={isWhole} />
          <LowerPart game={game} />
        </div>
        <aside data-part="aside" aria-label={text("facts")}>
          {hasSomethingToDo(call) && (
            <FactCard title={text(call.kind === "launched" ? "cardLaunched" : "cardComing")}>
              <GameCallToAction game={game} call={call} place="card" />
            </FactCard>
          )}
          {isWhole ? <FactsPart game={game} /> : <FactsSkeleton />}
        </aside>
      </div>
    </article>
  );
}

/** Where there is nothing to do, the hero has said why. */
function hasSomethingToDo(call: CallToAction): boolean {
  return (
    call.kind === "launched" || ((call.kind === "coming" || call.kind === "countdown") && call.preInstall !== null)
  );
}
