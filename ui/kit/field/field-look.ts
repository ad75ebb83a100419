import { css } from "@linaria/core";

/** Manners of a row of a form: label, control or group of controls, and the line below them. */
export const fieldLook = css`
  @layer kit {
    display: grid;
    gap: var(--space-2);
    justify-items: start;
    min-inline-size: 0;

    & > * {
      min-inline-size: 0;
      max-inline-size: 100%;
    }

    &[data-whole] > * {
      inline-size: 100%;
    }

    & > [data-part="label"] {
      font-size: var(--type-14);
      font-weight: 600;
    }

    & > legend {
      margin-block-end: var(--space-2);
    }

    & [data-part="need"] {
      color: var(--color-text-quiet);
      font-weight: 400;
    }

    & > [data-part="below"] {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: var(--space-1) var(--space-4);
      min-block-size: 20px;
      color: var(--color-text-quiet);
      font-size: var(--type-13);
      line-height: 1.5;
    }

    & > [data-part="below"] > p {
      min-inline-size: 0;
    }

    & [data-part="aside"] {
      margin-inline-start: auto;
    }
  }
`;
