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

export const suggestionsLook = css`
  @layer sections {
    position: absolute;
    z-index: 1;
    inset-block-start: calc(100% + 8px);
    inset-inline: 0;
    min-inline-size: min(320px, calc(100vw - 2 * var(--gutter)));
    max-block-size: min(480px, 70dvh);
    overflow-y: auto;
    padding: 6px;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);
    color: var(--color-text);
    font-size: var(--type-14);
    box-shadow: 0 12px 32px rgb(8 6 13 / 22%);

    & > [role="option"] {
      display: flex;
      align-items: center;
      gap: 12px;
      min-block-size: 48px;
      padding: 6px 10px;
      border-radius: var(--radius-control);
      cursor: pointer;
    }

    & > [role="option"][aria-selected="true"] {
      background: var(--color-raised);
    }

    & img,
    & [data-part="sign"] {
      display: grid;
      flex: none;
      place-items: center;
      inline-size: 56px;
      block-size: 32px;
      border-radius: 5px;
      background: var(--color-raised);
      color: var(--color-text-quiet);
      object-fit: cover;
    }

    & [data-part="label"] {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;
