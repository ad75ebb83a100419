import { css } from "@linaria/core";
import { UP_TO_DESKTOP, UP_TO_PHONE } from "../../theme/breakpoints.ts";

export const carouselLook = css`
  @layer kit {
    position: relative;
    overflow: clip;
    touch-action: pan-y pinch-zoom;

    & > [data-part="layer"] {
      position: absolute;
      inset: 0;
      opacity: 0;
      transition: opacity 700ms ease;

      @media (prefers-reduced-motion: reduce) {
        transition: none;
      }
    }

    & > [data-part="layer"][data-current] {
      opacity: 1;
    }

    & > [data-part="stage"] {
      position: relative;
      z-index: 2;
      display: grid;
      align-content: end;
      align-items: end;
    }

    & > [data-part="stage"] > [data-part="words"] {
      grid-area: 1 / 1;
      min-inline-size: 0;
    }

    & > [data-part="stage"] > [data-part="words"]:not([data-current]) {
      visibility: hidden;
    }

    & > [data-part="controls"] {
      position: absolute;
      z-index: 3;
      inset-block-end: var(--carousel-controls-end, var(--space-6));
      inset-inline: 0;
      display: flex;
      align-items: center;
      justify-content: flex-end;
      gap: 10px;
      max-inline-size: var(--content-width);
      margin-inline: auto;
      padding-inline: var(--gutter);
      pointer-events: none;
    }

    & > [data-part="controls"] > * {
      pointer-events: auto;
    }

    & [data-part="choices"] {
      display: flex;
      gap: 10px;
    }

    & [data-part="choices"] > li {
      display: grid;
    }

    & [data-part="choice"] {
      position: relative;
      inline-size: 148px;
      aspect-ratio: 16 / 9;
      border-radius: 10px;
      overflow: hidden;
      opacity: 0.82;
      outline-offset: 3px;
      transition: opacity var(--press);
    }

    & [data-part="choice"]:hover,
    & [data-part="choice"][aria-current="true"] {
      opacity: 1;
    }

    & [data-part="choice"]::after {
      content: "";
      position: absolute;
      inset: 0;
      border: 2px solid transparent;
      border-radius: inherit;
    }

    & [data-part="choice"][aria-current="true"]::after {
      border-color: #f5f2fb;
    }

    & [data-part="progress"] {
      position: absolute;
      z-index: 1;
      inset-inline: 8px;
      inset-block-end: 8px;
      block-size: 3px;
      border-radius: 2px;
      background: #f5f2fb;
      transform-origin: left;
      scale: 0 1;
      animation: carousel-progress 7s linear forwards paused;
    }

    [dir="rtl"] & [data-part="progress"] {
      transform-origin: right;
    }

    &[data-running] [data-part="progress"] {
      animation-play-state: running;
    }

    @keyframes :global(carousel-progress) {
      to {
        scale: 1 1;
      }
    }

    @media ${UP_TO_DESKTOP} {
      & [data-part="choice"] {
        inline-size: 104px;
      }
    }

    /* On phones the pictures of the choices make way for bars. */
    @media ${UP_TO_PHONE} {
      & > [data-part="controls"] {
        justify-content: flex-start;
        gap: 4px;
        margin-inline-start: -10px;
      }

      & [data-part="choices"] {
        gap: 2px;
      }

      & [data-part="choice"] {
        display: grid;
        place-items: center;
        inline-size: 40px;
        block-size: 44px;
        aspect-ratio: auto;
        border-radius: 8px;
        overflow: visible;
      }

      & [data-part="choice"] > [data-part="picture"] {
        display: none;
      }

      & [data-part="choice"]::before {
        content: "";
        inline-size: 32px;
        block-size: 4px;
        border-radius: 2px;
        background: rgb(245 242 251 / 32%);
      }

      & [data-part="choice"][aria-current="true"]::before {
        background: rgb(245 242 251 / 56%);
      }

      & > [data-part="controls"] > button {
        background: none;
        backdrop-filter: none;
      }

      & [data-part="choice"]::after {
        display: none;
      }

      & [data-part="progress"] {
        inset: auto 4px;
        inset-block-start: 20px;
        block-size: 4px;
      }
    }
  }
`;
