import { css } from "@linaria/core";

/**
 * A row of short facts, or several where they wrap, with a dot between two that stand in one row. Each fact is an element that reads in the
 * direction of the page; words with one of their own stand in it as a `bdi`.
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
