import { css } from "@linaria/core";

/**
 * Rows of short facts with a dot between neighbours in a row. Each fact is an element in the page's direction; text
 * with a direction of its own is a `bdi` inside it.
 */
export const dotted = css`
  @layer kit {
    --dotted-gap: var(--space-4);

    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px var(--dotted-gap);
    /* The dot before the first fact of a row lies outside, and is not seen. */
    overflow-x: clip;

    & > * + * {
      position: relative;
    }

    & > * + *::before {
      position: absolute;
      inset-block-start: calc(50% - 1px);
      inset-inline-start: calc(-0.5 * var(--dotted-gap) - 1px);
      inline-size: 2px;
      block-size: 2px;
      border-radius: 50%;
      background: currentcolor;
      content: "";
    }
  }
`;
