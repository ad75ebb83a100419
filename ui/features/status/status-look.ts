import { css } from "@linaria/core";

export const servicesLook = css`
  @layer screens {
    display: grid;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);

    & > li {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: var(--space-1) var(--space-4);
      min-block-size: 56px;
      padding: var(--space-3) var(--space-5);
    }

    & > li + li {
      border-block-start: 1px solid var(--color-line);
    }

    & h2 {
      font-size: var(--type-16);
      font-weight: 600;
    }

    & p {
      flex-basis: 100%;
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      text-wrap: pretty;
    }
  }
`;

export const footLook = css`
  @layer screens {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-6);
    color: var(--color-text-faint);
    font-size: var(--type-14);

    & > p {
      flex: 1 1 18em;
    }
  }
`;
