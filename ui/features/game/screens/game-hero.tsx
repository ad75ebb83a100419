import { css } from "@linaria/core";
import type { ReactNode } from "react";
import type { CallToAction } from "#core/catalogue/call-to-action.ts";
import type { Game } from "#core/catalogue/game.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { FavoriteButton } from "#ui/features/favorites/components/favorite-button.tsx";
import { Countdown } from "#ui/kit/countdown/countdown.tsx";
import { dotted } from "#ui/kit/dotted/dotted.ts";
import { ReleaseTime } from "#ui/kit/local-time/release-time.tsx";
import { ArtHero } from "#ui/patterns/art-hero/art-hero.tsx";
import { GameName } from "#ui/patterns/logotype/game-name.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { useCallTexts } from "./use-call-texts.ts";

interface GameHeroProps {
  readonly game: Game;
  readonly call: CallToAction;
  /** The player can buy the game. */
  readonly isForSale: boolean;
  /** What sorts the game, in short. */
  readonly badges: ReactNode;
  /** The call to action itself. */
  readonly children: ReactNode;
}

const words = css`
  @layer screens {
    display: contents;

    & > [data-part="kicker"] {
      display: flex;
      align-items: baseline;
      gap: var(--space-2);
      color: var(--color-live-text);
      font-size: var(--type-14);
      font-weight: 600;
    }

    & > [data-part="kicker"]::before {
      content: "";
      flex: none;
      inline-size: 7px;
      block-size: 7px;
      border-radius: 50%;
      background: currentColor;
      /* From the foot of the letters to their middle. */
      translate: 0 -1px;
    }

    & > [data-part="kicker"][data-quiet] {
      color: var(--color-text-quiet);
    }

    & > [data-part="tagline"] {
      max-inline-size: 26em;
      color: #d6d0e2;
      font-size: var(--type-20);
      line-height: 1.5;
      text-wrap: pretty;
    }

    & > [data-part="badges"] {
      max-inline-size: 100%;
    }

    & > [data-part="call"] {
      display: flex;
      flex-wrap: wrap;
      align-items: flex-start;
      gap: var(--space-4) var(--space-6);
      inline-size: 100%;
      min-block-size: 56px;
      margin-block-start: var(--space-2);
    }

    /* Its code loads later: reserve its space. */
    & [data-part="heart"] {
      flex: none;
      inline-size: 44px;
      block-size: 44px;
      margin-block-start: 2px;
    }

    /* In line with the first button, whatever is below it. */
    & [data-part="countdown"] {
      display: grid;
      align-items: center;
      min-block-size: 48px;
    }

    /* Below the words that say why nothing else can be done; before a game comes, following it is the first thing to do. */
    & > [data-heart] {
      flex-direction: column;
    }

    & > [data-heart="first"] > [data-part="heart"] {
      inline-size: auto;
    }

    @media ${UP_TO_PHONE} {
      & > [data-part="tagline"] {
        font-size: var(--type-16);
      }

    }
  }
`;

/** Name and call to action of a game, on its art. */
export function GameHero({ game, call, isForSale, badges, children }: GameHeroProps) {
  const { locale } = useVisit();
  const { stage, explanation } = useCallTexts(call, game);
  const textLanguage = game.textLocale === locale ? undefined : game.textLocale;
  const isQuiet = ["ended", "elsewhere", "announced", "unknown"].includes(call.kind);
  const isExplained = explanation !== null && !isForSale;
  const isHeartFirst = isExplained && call.kind !== "elsewhere" && call.kind !== "ended";
  const release = call.kind === "countdown" || call.kind === "coming" ? call.releaseAt : null;
  return (
    <ArtHero game={game} size="tall" labelledBy="game-title">
      <div className={words}>
        <p data-part="kicker" data-quiet={isQuiet || undefined}>
          <span className={dotted}>
            <span>{stage}</span>
            {release && <ReleaseTime instant={release} />}
          </span>
        </p>
        <h1 id="game-title" lang={textLanguage}>
          <GameName game={game} />
        </h1>
        <p data-part="tagline" lang={textLanguage} dir="auto">
          {game.tagline}
        </p>
        <div data-part="badges">{badges}</div>
        <div data-part="call" data-heart={isHeartFirst ? "first" : isExplained ? "below" : undefined}>
          {children}
          <span data-part="heart">
            <FavoriteButton
              favorite={{ type: "game", id: game.gameCode }}
              title={game.title}
              form={isHeartFirst ? "button" : "glass"}
            />
          </span>
          {call.kind === "countdown" && (
            <span data-part="countdown">
              <Countdown until={call.releaseAt} size="large" />
            </span>
          )}
        </div>
      </div>
    </ArtHero>
  );
}
