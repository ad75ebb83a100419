import { css } from "@linaria/core";

export const menuLook = css`
  @layer kit {
    position: relative;

    & > [data-part="popup"] {
      position: absolute;
      z-index: 10;
      inset-block-start: calc(100% + 8px);
      inset-inline-end: 0;
      inline-size: max-content;
      min-inline-size: 208px;
      max-inline-size: min(320px, calc(100vw - 2 * var(--gutter)));
      max-block-size: min(70dvh, 480px);
      overflow-y: auto;
      padding: 6px;
      border: 1px solid var(--color-line);
      border-radius: var(--radius-card);
      background: var(--color-surface);
      color: var(--color-text);
      font-size: var(--type-14);
      font-weight: 400;
      box-shadow: 0 12px 32px rgb(8 6 13 / 22%);
      animation: menu-open var(--press);
    }

    & > [data-from="start"] {
      inset-inline: 0 auto;
    }

    &[data-side="above"] > [data-part="popup"] {
      inset-block: auto calc(100% + 8px);
    }

    & [data-part="head"] {
      padding: 10px 12px 12px;
      margin-block-end: 6px;
      border-block-end: 1px solid var(--color-line);
    }

    & [data-part="failed"] {
      display: grid;
      gap: var(--space-3);
      padding: 10px 12px;
    }

    & [role^="menuitem"] {
      display: flex;
      align-items: center;
      gap: 10px;
      inline-size: 100%;
      min-block-size: 40px;
      padding: 8px 12px;
      border-radius: var(--radius-control);
      color: var(--color-text);
    }

    & [role^="menuitem"]:hover,
    & [role^="menuitem"]:focus-visible {
      background: var(--color-raised);
    }

    & [role^="menuitem"]:focus-visible {
      outline-offset: -2px;
    }

    /* Names of languages: in their own running texts some are written small. */
    & [role^="menuitem"] > [lang] {
      text-transform: capitalize;
    }

    & [aria-checked="true"] {
      font-weight: 600;
    }

    & [data-part="mark"] {
      margin-inline-start: auto;
      color: var(--color-primary-text);
    }

    @media (pointer: coarse) {
      & [role^="menuitem"] {
        min-block-size: 44px;
      }
    }

    @keyframes :global(menu-open) {
      from {
        opacity: 0.01;
        scale: 0.98;
      }
    }
  }
`;
