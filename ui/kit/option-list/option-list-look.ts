import { css } from "@linaria/core";

/** Above everything of its layer: a list belongs to the control it hangs on and closes with it. */
export const optionListPlace = css`
  @layer kit {
    z-index: 60;
    outline: none;
  }
`;

/** A list of options that hangs on a control; Base UI tells the sizes. */
export const optionListLook = css`
  @layer kit {
    inline-size: var(--anchor-width);
    min-inline-size: min(12rem, var(--available-width));
    max-inline-size: var(--available-width);
    max-block-size: min(22rem, var(--available-height));
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 6px;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);
    box-shadow: 0 12px 32px rgb(8 6 13 / 22%);
    color: var(--color-text);
    font-size: var(--type-14);
    font-weight: 400;
    outline: none;
    scroll-padding-block: 6px;
    scrollbar-color: var(--color-line-strong) transparent;
    transition: opacity var(--press);

    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
    }

    & [role="option"] {
      position: relative;
      display: flex;
      align-items: center;
      gap: 10px;
      min-block-size: 40px;
      padding: 8px 12px;
      border-radius: var(--radius-control);
      outline: none;
      cursor: pointer;
      user-select: none;
    }

    @media (pointer: coarse) {
      & [role="option"] {
        min-block-size: 44px;
      }
    }

    & [role="option"] > [data-part="words"] {
      display: grid;
      flex: 1;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }

    & [role="option"] > svg,
    & [data-part="mark"] > svg {
      inline-size: 1.125rem;
      block-size: 1.125rem;
    }

    & [data-part="note"] {
      font-weight: 400;
      color: var(--color-text-quiet);
      font-size: var(--type-13);
      line-height: 1.45;
    }

    & [role="option"][data-highlighted] {
      background: var(--color-raised);
    }

    & [role="option"][data-highlighted]::before {
      position: absolute;
      inset-block: 8px;
      inset-inline-start: 0;
      inline-size: 3px;
      border-radius: var(--radius-pill);
      background: var(--color-focus);
      content: "";
    }

    & [role="option"][data-selected] {
      font-weight: 600;
    }

    & [role="option"][data-disabled] {
      color: var(--color-text-faint);
      cursor: not-allowed;
    }

    & [data-part="mark"] {
      margin-inline-start: auto;
      color: var(--color-primary-text);
    }

    & [data-part="status"] {
      display: flex;
      align-items: center;
      gap: 10px;
      min-block-size: 40px;
      padding: 8px 12px;
      color: var(--color-text-quiet);
    }

    & [data-part="status"]:empty {
      display: none;
    }

    & [data-part="wheel"] {
      flex: none;
      inline-size: 1rem;
      block-size: 1rem;
      border: 2px solid currentColor;
      border-block-start-color: transparent;
      border-radius: 50%;
      animation: option-list-wheel 800ms linear infinite;
    }

    @media (prefers-reduced-motion: reduce) {
      & [data-part="wheel"] {
        animation-duration: 3s;
      }
    }

    @keyframes :global(option-list-wheel) {
      to {
        rotate: 1turn;
      }
    }
  }
`;
