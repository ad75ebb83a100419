import { css } from "@linaria/core";

/**
 * Variants (Spec §2): `primary` for the next action of a page, `secondary` and `tertiary` for other
 * actions, `outline` and `outlineSecondary` for choices on a picture or in settings, `success` to claim a reward or
 * gift, `error` for irreversible actions, `gradientPrimary` to pay, `gradientSecondary` to play.
 */
export type ButtonVariant =
  | "primary"
  | "secondary"
  | "tertiary"
  | "outline"
  | "outlineSecondary"
  | "success"
  | "error"
  | "gradientPrimary"
  | "gradientSecondary";

/** Sizes (Spec §2); `mediumFlexible` fills the available width. */
export type ButtonSize = "extraLarge" | "large" | "medium" | "mediumFlexible" | "small";

export const buttonLook = css`
  @layer kit {
    --button-fill: var(--color-primary);
    --button-fill-hover: var(--color-primary-hover);
    --button-fill-press: var(--color-primary-press);
    --button-ink: var(--color-on-primary);
    --button-line: transparent;
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    max-inline-size: 100%;
    min-block-size: 40px;
    padding: 8px 18px;
    border: 1px solid var(--button-line);
    border-radius: var(--radius-control);
    background: var(--button-fill);
    color: var(--button-ink);
    font-size: var(--type-14);
    font-weight: 600;
    line-height: 1.3;
    text-align: center;
    /* Not as around it: a flexible button would shrink to less than a word. */
    overflow-wrap: break-word;
    cursor: pointer;
    user-select: none;
    transition:
      background-color var(--press),
      border-color var(--press),
      color var(--press),
      scale var(--press);

    @media (hover: hover) {
      &:hover {
        background: var(--button-fill-hover);
      }
    }

    &:active {
      background: var(--button-fill-press);
      scale: 0.985;
    }

    @media (pointer: coarse) {
      min-block-size: 44px;
    }

    &[data-variant="secondary"] {
      --button-fill: var(--color-raised);
      --button-fill-hover: var(--color-hover);
      --button-fill-press: var(--color-hover);
      --button-ink: var(--color-text);
    }

    &[data-variant="tertiary"] {
      --button-fill: transparent;
      --button-fill-hover: var(--color-raised);
      --button-fill-press: var(--color-hover);
      --button-ink: var(--color-text-quiet);
    }

    &[data-variant="outline"] {
      --button-fill: transparent;
      --button-fill-hover: var(--color-primary-soft);
      --button-fill-press: var(--color-primary-soft);
      --button-ink: var(--color-primary-text);
      --button-line: var(--color-primary);
    }

    &[data-variant="outlineSecondary"] {
      --button-fill: transparent;
      --button-fill-hover: var(--color-raised);
      --button-fill-press: var(--color-hover);
      --button-ink: var(--color-text);
      --button-line: var(--color-line-strong);
    }

    &[data-variant="success"] {
      --button-fill: var(--color-success);
      --button-fill-hover: color-mix(in oklab, var(--color-success) 90%, var(--color-text));
      --button-fill-press: color-mix(in oklab, var(--color-success) 84%, var(--color-text));
      --button-ink: var(--color-on-success);
    }

    &[data-variant="error"] {
      --button-fill: var(--color-error-fill);
      --button-fill-hover: color-mix(in oklab, var(--color-error-fill) 90%, black);
      --button-fill-press: color-mix(in oklab, var(--color-error-fill) 82%, black);
      --button-ink: var(--color-on-error);
    }

    &[data-variant="gradientPrimary"] {
      --button-fill: linear-gradient(100deg, #5b2be6, #8a3ff0 60%, #b12fd1);
      --button-fill-hover: linear-gradient(100deg, #5022d8, #7c33e2 60%, #a424c4);
      --button-fill-press: linear-gradient(100deg, #481cc6, #6f2ad0 60%, #951cb3);
      --button-ink: #ffffff;
    }

    &[data-variant="gradientSecondary"] {
      --button-fill: linear-gradient(100deg, #d2f545, #8fe9b0);
      --button-fill-hover: linear-gradient(100deg, #c6ea35, #7fdfa2);
      --button-fill-press: linear-gradient(100deg, #b9dd2a, #72d396);
      --button-ink: #182000;
    }

    &[data-size="small"] {
      min-block-size: 32px;
      padding: 5px 12px;
      font-size: var(--type-13);
    }

    &[data-size="mediumFlexible"] {
      inline-size: 100%;
    }

    &[data-size="large"] {
      min-block-size: 48px;
      padding: 11px 24px;
      font-size: var(--type-16);
    }

    &[data-size="extraLarge"] {
      min-block-size: 56px;
      padding: 14px 28px;
      border-radius: 10px;
      font-size: var(--type-16);
      font-weight: 700;
    }

    &[data-block] {
      inline-size: 100%;
    }

    &[data-selected] {
      --button-fill: var(--color-text);
      --button-fill-hover: var(--color-text);
      --button-fill-press: var(--color-text);
      --button-ink: var(--color-page);
      --button-line: var(--color-text);
    }

    &[aria-disabled="true"]:not([data-busy]) {
      --button-fill: var(--color-raised);
      --button-fill-hover: var(--color-raised);
      --button-fill-press: var(--color-raised);
      --button-ink: var(--color-text-faint);
      --button-line: transparent;
      cursor: not-allowed;
      scale: 1;
    }

    &[data-busy] {
      cursor: progress;
      scale: 1;
    }

    &[data-busy] > [data-part="content"] {
      opacity: 0;
    }

    & > [data-part="content"] {
      display: inline-flex;
      align-items: center;
      justify-content: center;
      gap: var(--space-2);
      min-inline-size: 0;
    }

    & > [data-part="content"] > svg {
      inline-size: 1.125rem;
      block-size: 1.125rem;
    }

    &[data-size="small"] > [data-part="content"] > svg {
      inline-size: 1rem;
      block-size: 1rem;
    }

    /* A long word may be wider than the button's container. */
    & [data-part="words"] {
      min-inline-size: 0;
    }

    & > [data-part="busy"] {
      position: absolute;
      inset: 0;
      margin: auto;
      inline-size: 18px;
      block-size: 18px;
      border: 2px solid currentColor;
      border-block-start-color: transparent;
      border-radius: 50%;
      animation: button-busy 800ms linear infinite;
    }

    @media (prefers-reduced-motion: reduce) {
      & > [data-part="busy"] {
        animation-duration: 3s;
      }
    }

    @keyframes :global(button-busy) {
      to {
        rotate: 1turn;
      }
    }
  }
`;
