import { css } from "@linaria/core";
import { useTranslation } from "react-i18next";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { VisuallyHidden } from "#ui/kit/visually-hidden/visually-hidden.tsx";
import { UP_TO_TABLET } from "#ui/theme/breakpoints.ts";

const skeleton = css`
  @layer screens {
    & > [data-part="banner"] {
      display: grid;
      align-content: end;
      gap: var(--space-3);
      min-block-size: calc(260px - var(--header-height));
      padding: var(--space-6) max(var(--gutter), calc((100vw - var(--content-width)) / 2 + var(--gutter)));
      background: var(--color-raised);
    }

    & > [data-part="bar"] {
      block-size: var(--game-menu-height);
      border-block-end: 1px solid var(--color-line);
    }

    & > [data-part="content"] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(300px, 376px);
      gap: var(--space-12);
      align-items: start;
      max-inline-size: var(--content-width);
      margin-inline: auto;
      padding: var(--space-10) var(--gutter) var(--space-20);
    }

    @media ${UP_TO_TABLET} {
      & > [data-part="content"] {
        grid-template-columns: minmax(0, 1fr);
      }
    }
  }
`;

/** Skeleton of a goods page without any data. */
export function GoodsPageSkeleton() {
  const { t: text } = useTranslation("goods");
  return (
    <div className={skeleton} aria-busy="true">
      <VisuallyHidden>{text("loading")}</VisuallyHidden>
      <div data-part="banner">
        <Skeleton width="220px" />
        <Skeleton width="min(460px, 80%)" height="44px" />
        <Skeleton width="120px" />
      </div>
      <div data-part="bar" />
      <div data-part="content">
        <Skeleton ratio="16 / 9" shape="block" />
        <Skeleton height="360px" shape="block" />
      </div>
    </div>
  );
}
