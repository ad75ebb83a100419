import { css } from "@linaria/core";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";

/** Styles of rows with a cover, a title and an amount: orders, and the lines of an order. */
export const orderRowsLook = css`
  @layer sections {
    display: grid;
    gap: var(--space-3);

    & > li {
      position: relative;
      display: grid;
      grid-template-columns: 128px minmax(0, 1fr) auto;
      gap: var(--space-4);
      align-items: center;
      padding: var(--space-3);
      border: 1px solid var(--color-line);
      border-radius: var(--radius-card);
      background: var(--color-surface);
    }

    & [data-part="cover"] {
      overflow: hidden;
      border-radius: var(--radius-control);
    }

    & [data-part="what"] {
      display: grid;
      gap: var(--space-1);
      justify-items: start;
      overflow-wrap: anywhere;
    }

    & [data-part="what"] > a {
      color: var(--color-text);
      font-weight: 600;
    }

    & [data-part="what"] > span {
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }

    @media ${UP_TO_PHONE} {
      & > li {
        grid-template-columns: 96px minmax(0, 1fr);
      }
    }
  }
`;
