import { css } from "@linaria/core";

export const searchLook = css`
  @layer sections {
    position: relative;

    & > [data-part="field"] {
      display: flex;
      align-items: center;
      gap: 10px;
      min-block-size: 40px;
      padding-inline: 14px 8px;
      border: 1px solid transparent;
      border-radius: var(--radius-pill);
      background: var(--search-fill, var(--color-raised));
      color: var(--color-text-quiet);
      transition: background-color var(--press);
    }

    & > [data-part="field"]:focus-within {
      outline: 2px solid var(--color-focus);
      outline-offset: 1px;
    }

    & input {
      flex: 1;
      min-inline-size: 0;
      min-block-size: 38px;
      border: 0;
      outline: none;
      background: none;
      color: var(--color-text);
      font-size: var(--type-14);
      appearance: none;
    }

    & input::placeholder {
      color: var(--color-text-quiet);
      opacity: 1;
    }

    & input::-webkit-search-cancel-button {
      display: none;
    }

    & [data-part="key"] {
      display: grid;
      place-items: center;
      inline-size: 22px;
      block-size: 22px;
      border: 1px solid color-mix(in oklab, var(--color-text) 24%, transparent);
      border-radius: 5px;
      color: var(--color-text-quiet);
      font-family: inherit;
      font-size: var(--type-12);
    }

    & > [data-part="field"]:focus-within [data-part="key"] {
      visibility: hidden;
    }

    @media (pointer: coarse) {
      & [data-part="key"] {
        display: none;
      }

      /* Smaller type makes the browsers of phones zoom in. */
      & input {
        min-block-size: 42px;
        font-size: 1rem;
      }
    }
  }
`;
