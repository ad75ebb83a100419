import { css } from "@linaria/core";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { BEYOND_4K, BEYOND_MAX, FROM_MAX, UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import {
  HERO_HEIGHT,
  HERO_HEIGHT_BEYOND_4K,
  HERO_HEIGHT_BEYOND_MAX,
  HERO_HEIGHT_FROM_MAX,
  HERO_HEIGHT_PHONE,
} from "./hero-heights.ts";

const container = css`
  @layer screens {
    display: grid;
    align-content: end;
    min-block-size: ${HERO_HEIGHT};
    margin-block-start: calc(-1 * var(--header-height));
    padding-block-end: 56px;
    background: #0f0c16;

    & > div {
      display: grid;
      gap: var(--space-5);
      inline-size: 100%;
      max-inline-size: var(--content-width);
      margin-inline: auto;
      padding-inline: var(--gutter);
    }

    @media ${FROM_MAX} {
      min-block-size: ${HERO_HEIGHT_FROM_MAX};
    }

    @media ${BEYOND_MAX} {
      min-block-size: ${HERO_HEIGHT_BEYOND_MAX};
    }

    @media ${BEYOND_4K} {
      min-block-size: ${HERO_HEIGHT_BEYOND_4K};
    }

    @media ${UP_TO_PHONE} {
      min-block-size: ${HERO_HEIGHT_PHONE};
      padding-block-end: 84px;
    }
  }
`;

/** Skeleton of the hero. */
export function HeroSkeleton() {
  return (
    <div className={container} data-hero="" data-theme="dark" aria-busy="true">
      <div>
        <Skeleton width="min(520px, 80%)" height="64px" />
        <Skeleton width="min(380px, 64%)" height="24px" />
        <Skeleton width="148px" height="56px" />
      </div>
    </div>
  );
}
