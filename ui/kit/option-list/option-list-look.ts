import { css } from "@linaria/core";

/** List of options attached to a control; `placeOptionList` sets its position and size. */
export const optionListLook = css`
  @layer kit {
    position: fixed;
    z-index: 9000;
    display: flex;
    flex-direction: column;
    overflow: hidden;
    inset: auto;
    margin: 0;
    padding: 0;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);
    box-shadow: 0 12px 32px rgb(8 6 13 / 22%);
    color: var(--color-text);
    font-size: var(--type-14);
    font-weight: 400;
    letter-spacing: var(--tracking-text);
    line-height: var(--leading-text);
    text-align: start;
    animation: option-list-open var(--press);

    & > [role="listbox"] {
      position: relative;
      flex: 0 1 auto;
      min-block-size: 0;
      overflow-y: auto;
      overscroll-behavior: contain;
      padding: 6px;
      outline: none;
      scroll-padding-block: 6px;
      scrollbar-color: var(--color-line-strong) transparent;
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

    & [role="option"][data-active] {
      background: var(--color-raised);
    }

    & [role="option"][data-active]::before {
      position: absolute;
      inset-block: 8px;
      inset-inline-start: 0;
      inline-size: 3px;
      border-radius: var(--radius-pill);
      background: var(--color-focus);
      content: "";
    }

    & [role="option"][aria-selected="true"] {
      font-weight: 600;
    }

    & [role="option"][aria-disabled="true"] {
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
      padding: 14px 18px;
      color: var(--color-text-quiet);
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

    @keyframes :global(option-list-open) {
      from {
        opacity: 0;
      }
    }

    @keyframes :global(option-list-wheel) {
      to {
        rotate: 1turn;
      }
    }
  }
`;
