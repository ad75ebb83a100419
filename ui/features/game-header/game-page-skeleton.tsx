import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { VisuallyHidden } from "#ui/kit/visually-hidden/visually-hidden.tsx";
import { HERO_HEIGHTS } from "#ui/patterns/art-hero/hero-sizes.ts";
import { UP_TO_LOW, UP_TO_MIDDLE_HEIGHT, UP_TO_PHONE } from "#ui/theme/breakpoints.ts";

const skeleton = css`
  @layer screens {
    & > [data-part="hero"] {
      display: grid;
      align-content: end;
      gap: var(--space-4);
      min-block-size: calc(${HERO_HEIGHTS.usual} - var(--header-height));
      padding: var(--space-12) max(var(--gutter), calc((100vw - var(--content-width)) / 2 + var(--gutter)));
      background: var(--color-raised);
    }

    & > [data-part="bar"] {
      block-size: var(--game-menu-height);
      border-block-end: 1px solid var(--color-line);
    }

    & > [data-part="content"] {
      max-inline-size: var(--content-width);
      margin-inline: auto;
      padding: var(--space-10) var(--gutter) var(--space-20);
    }

    @media ${UP_TO_MIDDLE_HEIGHT} {
      & > [data-part="hero"] {
        min-block-size: calc(${HERO_HEIGHTS.middleHeight} - var(--header-height));
      }
    }

    @media ${UP_TO_PHONE} {
      & > [data-part="hero"] {
        min-block-size: calc(${HERO_HEIGHTS.phone} - var(--header-height));
      }
    }

    @media ${UP_TO_LOW} {
      & > [data-part="hero"] {
        min-block-size: calc(${HERO_HEIGHTS.low} - var(--header-height));
        padding-block: var(--space-5);
      }
    }
  }
`;

/** Skeleton of a game page without any data. */
export function GamePageSkeleton() {
  const { t: text } = useTranslation("game");
  return (
    <div className={skeleton} aria-busy="true">
      <VisuallyHidden>{text("loading")}</VisuallyHidden>
      <div data-part="hero">
        <Skeleton width="180px" />
        <Skeleton width="min(520px, 80%)" height="60px" />
        <Skeleton width="min(420px, 70%)" />
        <Skeleton width="220px" height="48px" />
      </div>
      <div data-part="bar" />
      <div data-part="content">
        <Skeleton ratio="16 / 9" shape="block" width="min(900px, 100%)" />
      </div>
    </div>
  );
}
