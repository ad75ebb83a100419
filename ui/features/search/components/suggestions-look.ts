import { css } from "@linaria/core";

export const suggestionsLook = css`
  @layer sections {
    position: absolute;
    z-index: 1;
    inset-block-start: calc(100% + 8px);
    inset-inline: 0;
    min-inline-size: min(320px, calc(100vw - 2 * var(--gutter)));
    max-block-size: min(540px, 70dvh);
    overflow-y: auto;
    padding: 6px;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);
    color: var(--color-text);
    font-size: var(--type-14);
    box-shadow: 0 12px 32px rgb(8 6 13 / 22%);

    & > [data-part="note"] {
      padding: 8px 10px;
      color: var(--color-text-quiet);
      font-size: var(--type-13);
      overflow-wrap: anywhere;
    }

    & [role="option"] {
      display: flex;
      align-items: center;
      gap: 12px;
      min-block-size: 48px;
      padding: 6px 10px;
      border-radius: var(--radius-control);
      color: inherit;
      text-decoration: none;
      cursor: pointer;
    }

    & [role="option"][aria-selected="true"] {
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

    /* A sigil is upright and has no ground of its own. */
    & img[src*=".svg"] {
      padding: 2px 0;
      background: none;
      object-fit: contain;
    }

    & [data-part="group"] {
      padding: 8px 10px 4px;
      color: var(--color-text-quiet);
      font-size: var(--type-12);
      font-weight: 600;
    }

    & mark {
      background: none;
      color: inherit;
      font-weight: 700;
    }

    & small {
      flex: none;
      margin-inline-start: auto;
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }

    & [data-part="words"] {
      flex: 1;
      min-inline-size: 0;
    }

    & [data-part="platforms"] {
      display: block;
      overflow: hidden;
      color: var(--color-text-quiet);
      font-size: var(--type-12);
      white-space: nowrap;
      text-overflow: ellipsis;
    }

    & [data-part="label"] {
      display: -webkit-box;
      min-inline-size: 0;
      overflow: hidden;
      overflow-wrap: anywhere;
      line-height: 1.3;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
`;
