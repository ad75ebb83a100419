import { css } from "@linaria/core";

/** Eager like the other one, because the server renders these parts before their code is loaded. */
export const securityLook = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-8);

    & > section {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-4);
    }

    & > section > p {
      color: var(--color-text-quiet);
      text-wrap: pretty;
    }

    & > section > [data-part="actions"] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2);
    }
  }
`;

export const settingsLook = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
    margin-block-start: var(--space-4);

    & > div {
      display: grid;
      justify-items: start;
      gap: var(--space-2);
    }

    & h3 {
      font-size: var(--type-14);
      font-weight: 600;
    }

    & p {
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      text-wrap: pretty;
    }

    & [data-part="choices"] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2);
    }
  }
`;
