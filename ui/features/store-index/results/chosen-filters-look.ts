import { css } from "@linaria/core";

/** Eager, because the server renders the filters before their code is loaded. */
export const chosenFiltersLook = css`
  @layer screens {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin-block-end: var(--space-5);
    outline: none;

    & button {
      display: inline-flex;
      align-items: center;
      gap: 6px;
      min-block-size: 32px;
      max-inline-size: 100%;
      padding: 4px 10px 4px 14px;
      border: 1px solid var(--color-line);
      border-radius: 16px;
      background: var(--color-raised);
      color: var(--color-text);
      font-size: var(--type-13);
      font-weight: 500;
      line-height: 1.4;
      overflow-wrap: anywhere;
      text-align: start;
    }

    & button:hover {
      border-color: var(--color-line-strong);
    }

    & svg {
      flex: none;
      color: var(--color-text-quiet);
    }

    @media (pointer: coarse) {
      & button {
        min-block-size: 44px;
        border-radius: 22px;
      }
    }
  }
`;
