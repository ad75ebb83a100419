import { css } from "@linaria/core";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";

/** Covers the page; always dark, so that nothing competes with the picture. */
export const viewerLook = css`
  @layer sections {
    position: fixed;
    inset: 0;
    background: #0b0910;
    color: #f5f2fb;
    outline: none;
    transition: opacity var(--popup);

    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
    }
  }
`;

export const viewerFrame = css`
  @layer sections {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto auto;
    grid-template-columns: minmax(0, 1fr);
    block-size: 100%;
    padding-block-end: env(safe-area-inset-bottom);
    background: #0b0910;
    color: #f5f2fb;

    & > header {
      display: flex;
      align-items: center;
      gap: var(--space-1);
      min-block-size: 64px;
      padding: var(--space-2) max(var(--gutter), env(safe-area-inset-left));
    }

    & > header > h2 {
      min-inline-size: 0;
      overflow: hidden;
      font-size: var(--type-16);
      font-weight: 600;
      white-space: nowrap;
      text-overflow: ellipsis;
    }

    & [data-part="zoom"] {
      display: flex;
      gap: var(--space-1);
    }

    & [data-part="count"] {
      flex: 1;
      padding-inline-start: var(--space-3);
      color: #b9b1ca;
      font-size: var(--type-14);
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }

    & [data-part="count"] > bdi {
      direction: ltr;
    }

    & > [data-part="stage"] {
      position: relative;
      min-block-size: 0;
      overflow: hidden;
      container-type: size;
    }

    & [data-part="frame"] {
      position: absolute;
      inset: 0;
      display: grid;
      place-items: center;
      touch-action: none;
      user-select: none;
    }

    & [data-part="frame"][data-zoomed] {
      cursor: grab;
    }

    & [data-part="frame"][data-film] {
      touch-action: auto;
    }

    & [data-part="item"] {
      position: relative;
      inline-size: min(100cqw, calc(100cqh * var(--ratio)));
      overflow: hidden;
      transform-origin: center;
      transition: transform 160ms cubic-bezier(0.2, 0, 0, 1);
      pointer-events: none;
    }

    & [data-zoomed] > [data-part="item"] {
      transition: none;
    }

    /* Room for the focus rings of its controls. */
    & [data-film] > [data-part="item"] {
      inline-size: min(calc(100cqw - 16px), calc((100cqh - 16px) * var(--ratio)));
      overflow: visible;
      pointer-events: auto;
    }

    & [data-part="previous"],
    & [data-part="next"] {
      position: absolute;
      inset-block-start: calc(50% - 28px);
      z-index: 1;
    }

    & [data-part="previous"] {
      inset-inline-start: var(--space-4);
    }

    & [data-part="next"] {
      inset-inline-end: var(--space-4);
    }

    & > [data-part="caption"] {
      min-block-size: 44px;
      max-inline-size: 52em;
      margin-inline: auto;
      padding: var(--space-3) var(--gutter) 0;
      color: #d6d0e2;
      font-size: var(--type-14);
      line-height: 1.45;
      text-align: center;
      text-wrap: balance;
    }

    & > [data-part="thumbs"] {
      display: flex;
      gap: var(--space-2);
      padding: var(--space-3) var(--gutter) var(--space-4);
      overflow-x: auto;
      scrollbar-width: none;
    }

    /* In the middle as long as all of them fit. */
    & > [data-part="thumbs"] > li:first-child {
      margin-inline-start: auto;
    }

    & > [data-part="thumbs"] > li:last-child {
      margin-inline-end: auto;
    }

    & [data-part="thumb"] {
      position: relative;
      display: block;
      inline-size: 104px;
      overflow: hidden;
      border-radius: var(--radius-control);
      aspect-ratio: 16 / 9;
      opacity: 0.62;
      transition: opacity var(--press);
    }

    & [data-part="thumb"]:hover,
    & [data-part="thumb"]:focus-visible {
      opacity: 1;
    }

    & [data-part="thumb"][aria-current] {
      opacity: 1;
    }

    & [data-part="thumb"][aria-current]::after {
      content: "";
      position: absolute;
      inset: 0;
      border: 2px solid #f5f2fb;
      border-radius: inherit;
    }

    & [data-part="film"] {
      position: absolute;
      inset-block-end: 4px;
      inset-inline-start: 4px;
      display: grid;
      place-items: center;
      inline-size: 22px;
      block-size: 22px;
      border-radius: 50%;
      background: rgb(15 12 22 / 78%);
    }

    @media ${UP_TO_PHONE} {
      & > header {
        min-block-size: 56px;
        padding-inline: var(--space-3);
      }

      & [data-part="thumb"] {
        inline-size: 76px;
      }

      /* Fingers swipe and pinch. */
      & [data-part="zoom"],
      & [data-part="previous"],
      & [data-part="next"] {
        display: none;
      }
    }

    @media (max-height: 480px) {
      & > [data-part="caption"],
      & > [data-part="thumbs"] {
        display: none;
      }
    }
  }
`;
