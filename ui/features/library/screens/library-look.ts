import { css } from "@linaria/core";
import { FROM_GIANT, UP_TO_PHONE } from "#ui/theme/breakpoints.ts";

export const libraryLook = css`
  @layer screens {
    display: grid;
    gap: var(--space-6);
    min-inline-size: 0;

    & > search {
      max-inline-size: 420px;
    }

    /* Search beside the filters: the games begin higher on the page. */
    @media ${FROM_GIANT} {
      grid-template-columns: minmax(240px, 360px) minmax(0, 1fr);
      column-gap: var(--space-10);

      & > :not(search, search + *) {
        grid-column: 1 / -1;
      }
    }

    & [data-part="grid"] {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 264px), 1fr));
      gap: var(--space-8) var(--space-4);
    }

    @media ${UP_TO_PHONE} {
      & [data-part="grid"] {
        grid-template-columns: minmax(0, 1fr);
        row-gap: var(--space-6);
      }
    }
  }
`;
