import { css } from "@linaria/core";
import { UP_TO_TABLET } from "#ui/theme/breakpoints.ts";

/** The list at the side, the component beside it; one above the other on narrow screens. */
export const galleryLook = css`
  @layer screens {
    display: grid;
    grid-template-columns: 256px minmax(0, 1fr);
    min-block-size: 100dvh;

    & > [data-part="side"] {
      position: sticky;
      inset-block-start: 0;
      display: flex;
      flex-direction: column;
      block-size: 100dvh;
      border-inline-end: 1px solid var(--color-line);
      background: var(--color-surface);
    }

    & > [data-part="component"] {
      padding: var(--space-8) var(--space-8) var(--space-16);
    }

    @media ${UP_TO_TABLET} {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: auto 1fr;

      & > [data-part="side"] {
        position: static;
        block-size: auto;
        max-block-size: 44dvh;
        border-inline-end: 0;
        border-block-end: 1px solid var(--color-line);
      }

      & > [data-part="component"] {
        padding: var(--space-6) var(--space-4) var(--space-12);
      }
    }
  }
`;
