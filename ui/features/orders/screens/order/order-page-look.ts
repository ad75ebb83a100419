import { css } from "@linaria/core";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";

/** The column of every page about orders. */
export const orderPageLook = css`
  @layer screens {
    display: grid;
    gap: var(--space-8);
    max-inline-size: 880px;
    margin-inline: auto;
    padding: var(--space-10) var(--gutter) var(--space-20);

    & h1 {
      font-size: var(--type-32);
      font-weight: 800;
      letter-spacing: var(--tracking-heading);
      line-height: var(--leading-heading);
      overflow-wrap: anywhere;
    }

    & h2 {
      margin-block-end: var(--space-4);
      font-size: var(--type-20);
      font-weight: 700;
    }

    @media ${UP_TO_PHONE} {
      gap: var(--space-6);
      padding-block-start: var(--space-6);

      & h1 {
        font-size: var(--type-24);
      }
    }
  }
`;
