import { css } from "@linaria/core";
import type { ReactNode } from "react";
import type { GameSummary } from "#core/catalogue/game.ts";
import { Picture } from "#ui/kit/picture/picture.tsx";
import { mediaOf } from "#ui/patterns/media/media-of.ts";
import { UP_TO_LOW, UP_TO_MIDDLE_HEIGHT, UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { HERO_HEIGHTS, HERO_SIZES } from "./hero-sizes.ts";

interface ArtHeroProps {
  readonly game: Pick<GameSummary, "media" | "palette">;
  /** `tall` opens the page of a game; `strip` heads one of its further pages. */
  readonly size: "tall" | "strip";
  /** Heading that names it. */
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

const hero = css`
  @layer sections {
    --hero-block-size: ${HERO_HEIGHTS.usual};
    --hero-padding: var(--space-12);
    position: relative;
    display: grid;
    align-items: end;
    min-block-size: var(--hero-block-size);
    margin-block-start: calc(-1 * var(--header-height));
    padding-block: calc(var(--header-height) + var(--hero-padding)) var(--hero-padding);
    overflow: clip;
    background: #0f0c16;
    color: var(--color-text);
    isolation: isolate;

    &[data-size="strip"] {
      --hero-block-size: 260px;
      --hero-padding: var(--space-6);
    }

    & > [data-part="art"] {
      position: absolute;
      inset: 0;
      z-index: -2;
    }

    /* Keeps text readable over any art: darker at the bottom and on the side of the text. */
    &::after {
      --side: to right;
      content: "";
      position: absolute;
      inset: 0;
      z-index: -1;
      background:
        linear-gradient(to top, rgb(15 12 22), rgb(15 12 22 / 24%) 38%, transparent 64%),
        linear-gradient(to bottom, rgb(15 12 22 / 52%), transparent 18%),
        linear-gradient(var(--side), rgb(15 12 22 / 68%), transparent 54%);
    }

    [dir="rtl"] &::after {
      --side: to left;
    }

    &[data-size="strip"]::after {
      background: linear-gradient(to top, rgb(15 12 22 / 94%), rgb(15 12 22 / 48%) 70%, rgb(15 12 22 / 62%));
    }

    & > [data-part="words"] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-4);
      justify-items: start;
      inline-size: 100%;
      max-inline-size: var(--content-width);
      margin-inline: auto;
      padding-inline: var(--gutter);
    }

    &[data-size="strip"] > [data-part="words"] {
      gap: var(--space-2);
    }

    & h1 {
      max-inline-size: 10em;
      font-size: clamp(var(--type-32), 5.2vw, var(--type-60));
      font-weight: 800;
      line-height: var(--leading-display);
      letter-spacing: var(--tracking-display);
      text-wrap: balance;
    }

    /* Lettering has no lines to balance: it is as wide as it is drawn. */
    & h1:has(img) {
      inline-size: 100%;
      max-inline-size: none;
    }

    &[data-size="strip"] h1 {
      max-inline-size: none;
      font-size: clamp(var(--type-24), 4vw, var(--type-44));
    }

    @media ${UP_TO_MIDDLE_HEIGHT} {
      &[data-size="tall"] {
        --hero-block-size: ${HERO_HEIGHTS.middleHeight};
      }
    }

    @media ${UP_TO_PHONE} {
      &[data-size="tall"] {
        --hero-block-size: ${HERO_HEIGHTS.phone};
        padding-block-end: var(--space-8);
      }

      &[data-size="tall"]::after {
        background:
          linear-gradient(to top, rgb(15 12 22) 6%, rgb(15 12 22 / 58%) 42%, transparent 70%),
          linear-gradient(to bottom, rgb(15 12 22 / 52%), transparent 18%);
      }

      /* The shade also covers the first line, however many lines the text has. */
      &[data-size="tall"] > [data-part="words"] {
        position: relative;

        &::before {
          content: "";
          position: absolute;
          inset: calc(-1 * var(--space-10)) 0 0;
          z-index: -1;
          background: linear-gradient(to bottom, transparent, rgb(15 12 22 / 58%) var(--space-10), transparent);
        }
      }
    }

    /* A phone in landscape, or a zoom of 200 %: the name and the call to action are on the first screen. */
    @media ${UP_TO_LOW} {
      --hero-padding: var(--space-5);

      &[data-size="tall"] {
        --hero-block-size: ${HERO_HEIGHTS.low};
      }

      &[data-size="strip"] {
        --hero-block-size: 0;
      }
    }

    @media print {
      min-block-size: 0;
      margin-block-start: 0;
      padding-block: var(--space-4);
      background: none;

      & > [data-part="art"],
      &::after {
        display: none;
      }
    }
  }
`;

/** Of the art, which follows the words; a page has one. */
const ART_ID = "hero-art";

/**
 * The head of a game's pages: words on its art, which is dark in both themes. The words end at the bottom, so each further line
 * pushes the others up: browsers paint the page once they have read all of them, and have come to the art.
 */
export function ArtHero({ game, size, labelledBy, children }: ArtHeroProps) {
  return (
    <section className={hero} data-theme="dark" data-hero="" data-size={size} aria-labelledby={labelledBy}>
      <link rel="expect" href={`#${ART_ID}`} blocking="render" />
      <div data-part="words">{children}</div>
      <div id={ART_ID} data-part="art">
        <Picture
          media={mediaOf(game.media, "hero", "wide")}
          phoneMedia={size === "tall" ? mediaOf(game.media, "portrait") : undefined}
          sizes={HERO_SIZES}
          ratio="fill"
          alt=""
          palette={game.palette}
          priority
        />
      </div>
    </section>
  );
}
