import { css } from "@linaria/core";

/** Styles of a short form of the account: fields in a column, then the buttons. */
export const formLook = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    max-inline-size: 420px;

    & > [data-part="note"] {
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      text-wrap: pretty;
    }

    & > [data-part="actions"] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2);
    }
  }
`;
