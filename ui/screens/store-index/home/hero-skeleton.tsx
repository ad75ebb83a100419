import { css } from "@linaria/core";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";

const place = css`
  @layer screens {
    display: grid;
    align-content: end;
    min-block-size: clamp(480px, 44vw, 720px);
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

    @media ${UP_TO_PHONE} {
      min-block-size: min(760px, 168vw);
      padding-block-end: 84px;
    }
  }
`;

/** Holds the place of the hero. */
export function HeroSkeleton() {
  return (
    <div className={place} data-hero="" data-theme="dark" aria-busy="true">
      <div>
        <Skeleton width="min(520px, 80%)" height="64px" />
        <Skeleton width="min(380px, 64%)" height="24px" />
        <Skeleton width="148px" height="56px" />
      </div>
    </div>
  );
}
