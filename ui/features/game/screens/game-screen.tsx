import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import type { Game } from "#core/catalogue/game.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { AgeGate } from "#ui/features/age-gate/age-gate.tsx";
import { LaunchMoment } from "#ui/features/catalogue/components/launch-moment.tsx";
import { useCallNow } from "#ui/features/catalogue/components/use-call-to-action.ts";
import { GameFailure } from "#ui/features/game-header/game-failure.tsx";
import { GameMenu } from "#ui/features/game-header/game-menu.tsx";
import { GamePageSkeleton } from "#ui/features/game-header/game-page-skeleton.tsx";
import { useGame } from "#ui/features/game-header/use-game.ts";
import { PageStep } from "#ui/kit/page-step/page-step.tsx";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { PartBoundary } from "#ui/patterns/failures/part-boundary.tsx";
import { UP_TO_TABLET } from "#ui/theme/breakpoints.ts";
import { FactCard, FactCardSkeleton } from "./fact-card.tsx";
import { GameAbout } from "./game-about.tsx";
import { GameBelow } from "./game-below.tsx";
import { GameCallToAction } from "./game-call-to-action.tsx";
import { GameHero } from "./game-hero.tsx";
import { useGameActions } from "./use-game-actions.ts";
import { useRememberVisit } from "./use-remember-visit.ts";

const columns = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(300px, 376px);
    gap: var(--space-12);
    max-inline-size: var(--content-width);
    margin-inline: auto;
    padding: var(--space-10) var(--gutter) var(--space-20);

    & > * {
      min-inline-size: 0;
    }

    /* The purchase and the facts come early in the document; beside the story, the table of languages comes after it. */
    & > [data-part="aside"] {
      grid-area: 1 / 2 / span 4;
    }

    & > [data-part="story"] {
      grid-area: 2 / 1;
    }

    & > [data-part="facts"] {
      grid-area: 3 / 1;
    }

    & > [data-part="below"] {
      grid-area: 4 / 1;
    }

    /* Stays in sight; where it is higher than the screen, its end does. */
    & > [data-part="aside"] > div {
      display: grid;
      gap: var(--space-5);
      position: sticky;
      inset-block-start: calc(var(--sticky-header) + var(--game-menu-height) + var(--space-5));
    }

    @media (max-height: 899px) {
      & > [data-part="aside"] {
        display: grid;
        align-items: end;
      }

      & > [data-part="aside"] > div {
        inset-block: auto var(--space-5);
      }
    }

    @media ${UP_TO_TABLET} {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--section-gap);
      padding-block-start: var(--space-6);

      & > [data-part] {
        display: block;
        grid-area: auto;
      }

      & > [data-part="aside"] > div {
        position: static;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
        align-items: start;
      }
    }
  }
`;

/** Goods, requirements and reviews. */
function LowerPart({ game }: { readonly game: Game }) {
  return (
    <PageStep fallback={<Skeleton height="480px" shape="block" />}>
      <PartBoundary>
        <GameBelow game={game} />
      </PartBoundary>
    </PageStep>
  );
}

interface AboutPartProps extends GamePageProps {
  readonly part: "badges" | "media" | "details" | "facts" | "story" | "hero" | "menu" | "card";
}

/** A part of the description of the game. */
function AboutPart(props: AboutPartProps) {
  return (
    <PageStep fallback={<AboutSkeleton part={props.part} />}>
      <GameAbout {...props} />
    </PageStep>
  );
}

function AboutSkeleton({ part }: Pick<AboutPartProps, "part">) {
  const { t: text } = useTranslation("game");
  if (part === "badges") return <Skeleton height="64px" />;
  if (part === "details") return <FactCardSkeleton title={text("details")} height="130px" />;
  if (part === "facts") return <FactCardSkeleton title={text("languages")} height="380px" />;
  if (part === "media" || part === "story") return <Skeleton ratio="16 / 9" shape="block" />;
  return null;
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
  const { call, isJustReleased } = useCallNow(game);
  const actions = useGameActions(game, call);
  const { purchase, preInstall, canPlay, canUpgrade } = actions;
  const isForSale = Boolean(purchase);
  // The hero explains why there is no action.
  const hasSomethingToDo = isForSale || preInstall !== null || canPlay;
  const callTo = (variant: "hero" | "menu" | "card") => (
    <>
      <GameCallToAction game={game} call={call} actions={actions} variant={variant} />
      {canUpgrade && <AboutPart part={variant} game={game} isWhole={isWhole} />}
    </>
  );
  return (
    <article>
      <GameHero
        game={game}
        call={call}
        isForSale={isForSale}
        badges={<AboutPart part="badges" game={game} isWhole={isWhole} />}
      >
        {callTo("hero")}
        {isJustReleased && <LaunchMoment game={game} call={call} />}
      </GameHero>
      <GameMenu
        gameCode={game.gameCode}
        title={game.title}
        titleLanguage={game.textLocale === locale ? undefined : game.textLocale}
        current="overview"
      >
        {callTo("menu")}
      </GameMenu>
      <div className={columns}>
        <AboutPart part="media" game={game} isWhole={isWhole} />
        <aside data-part="aside" aria-label={text("facts")}>
          <div>
            {hasSomethingToDo && (
              <FactCard title={text(call.kind === "launched" ? "cardLaunched" : "cardComing")}>
                {callTo("card")}
              </FactCard>
            )}
            {isWhole ? <AboutPart part="details" game={game} isWhole /> : <AboutSkeleton part="details" />}
          </div>
        </aside>
        <div data-part="facts">
          {isWhole ? <AboutPart part="facts" game={game} isWhole /> : <AboutSkeleton part="facts" />}
        </div>
        <div data-part="story">
          <AboutPart part="story" game={game} isWhole={isWhole} />
        </div>
        <div data-part="below">
          <LowerPart game={game} />
        </div>
      </div>
    </article>
  );
}
