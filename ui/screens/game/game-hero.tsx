import { css } from "@linaria/core";
import type { ReactNode } from "react";
import type { Game } from "#core/catalogue/game.ts";
import type { GameCall } from "#core/catalogue/game-call.ts";
import { Countdown } from "#ui/kit/countdown/countdown.tsx";
import { LocalTime } from "#ui/kit/local-time/local-time.tsx";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { mediaOf } from "#ui/sections/media/media-of.ts";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { useVisit } from "#ui/visit/visit-context.tsx";
import { HERO_SIZES } from "./hero-sizes.ts";
import { useCallWords } from "./use-call-words.ts";

interface GameHeroProps {
  readonly game: Game;
  readonly call: GameCall;
  /** The call to action itself. */
  readonly children: ReactNode;
}

const hero = css`
  @layer screens {
    position: relative;
    display: grid;
    align-items: end;
    min-block-size: clamp(440px, 46vw, 680px);
    margin-block-start: calc(-1 * var(--header-height));
    padding-block: calc(var(--header-height) + var(--space-12)) var(--space-12);
    overflow: clip;
    background: #0f0c16;
    color: var(--color-text);
    isolation: isolate;

    & > [data-part="art"] {
      position: absolute;
      inset: 0;
      z-index: -2;
    }

    /* Words stay readable over any art: darker below and at the side they stand on. */
    &::after {
      content: "";
      position: absolute;
      inset: 0;
      z-index: -1;
      background:
        linear-gradient(to top, rgb(15 12 22), rgb(15 12 22 / 24%) 38%, transparent 64%),
        linear-gradient(to bottom, rgb(15 12 22 / 52%), transparent 18%),
        linear-gradient(to right, rgb(15 12 22 / 68%), transparent 54%);
    }

    [dir="rtl"] &::after {
      background:
        linear-gradient(to top, rgb(15 12 22), rgb(15 12 22 / 24%) 38%, transparent 64%),
        linear-gradient(to bottom, rgb(15 12 22 / 52%), transparent 18%),
        linear-gradient(to left, rgb(15 12 22 / 68%), transparent 54%);
    }

    & > [data-part="words"] {
      display: grid;
      gap: var(--space-4);
      justify-items: start;
      inline-size: 100%;
      max-inline-size: var(--content-width);
      margin-inline: auto;
      padding-inline: var(--gutter);
    }

    & [data-part="kicker"] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-1) var(--space-2);
      color: var(--color-live-text);
      font-size: var(--type-14);
      font-weight: 600;
    }

    & [data-part="kicker"]::before {
      content: "";
      inline-size: 7px;
      block-size: 7px;
      border-radius: 50%;
      background: currentColor;
    }

    & [data-part="kicker"][data-quiet] {
      color: var(--color-text-quiet);
    }

    & h1 {
      max-inline-size: 16ch;
      font-size: clamp(var(--type-32), 5.2vw, var(--type-60));
      font-weight: 800;
      line-height: var(--leading-display);
      letter-spacing: var(--tracking-display);
      text-wrap: balance;
    }

    & [data-part="tagline"] {
      max-inline-size: 46ch;
      color: #d6d0e2;
      font-size: var(--type-20);
      line-height: 1.5;
      text-wrap: pretty;
    }

    & [data-part="call"] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-4) var(--space-6);
      inline-size: 100%;
      min-block-size: 56px;
      margin-block-start: var(--space-2);
    }

    @media ${UP_TO_PHONE} {
      min-block-size: min(150vw, 640px);
      padding-block-end: var(--space-8);

      &::after,
      [dir="rtl"] &::after {
        background:
          linear-gradient(to top, rgb(15 12 22) 6%, rgb(15 12 22 / 58%) 42%, transparent 70%),
          linear-gradient(to bottom, rgb(15 12 22 / 52%), transparent 18%);
      }

      & [data-part="tagline"] {
        font-size: var(--type-16);
      }
    }
  }
`;

/** Art, name and call to action of a game. It lies on art in both themes, so it always wears the dark one. */
export function GameHero({ game, call, children }: GameHeroProps) {
  const { locale } = useVisit();
  const { stage } = useCallWords(call, game);
  const textLanguage = game.textLocale === locale ? undefined : game.textLocale;
  const isQuiet = call.kind === "ended" || call.kind === "elsewhere" || call.kind === "announced";
  const release = call.kind === "countdown" || call.kind === "coming" ? call.releaseAt : null;
  return (
    <section className={hero} data-theme="dark" data-hero="" aria-labelledby="game-title">
      <div data-part="art">
        <Picture
          media={mediaOf(game.media, "hero", "wide")}
          phoneMedia={mediaOf(game.media, "portrait")}
          sizes={HERO_SIZES}
          ratio="fill"
          alt=""
          palette={game.palette}
          priority
        />
      </div>
      <div data-part="words">
        <p data-part="kicker" data-quiet={isQuiet || undefined}>
          <span>{stage}</span>
          {release !== null && (
            <>
              <span aria-hidden="true">·</span>
              <LocalTime instant={release} />
            </>
          )}
        </p>
        <h1 id="game-title" lang={textLanguage} dir="auto">
          {game.title}
        </h1>
        <p data-part="tagline" lang={textLanguage} dir="auto">
          {game.tagline}
        </p>
        <div data-part="call">
          {children}
          {call.kind === "countdown" && <Countdown until={call.releaseAt} size="large" />}
        </div>
      </div>
    </section>
  );
}
