import { css } from "@linaria/core";

/** The player lies on the film: it is dark in both themes. */
export const videoLook = css`
  @layer kit {
    position: relative;
    display: grid;
    container-type: inline-size;
    border-radius: inherit;
    background: #0f0c16;
    color: #f5f2fb;

    &[data-idle]:not(:has(:focus-visible)) {
      cursor: none;
    }

    & > * {
      grid-area: 1 / 1;
      min-inline-size: 0;
    }

    & > video {
      inline-size: 100%;
      block-size: 100%;
      max-block-size: 100dvh;
      border-radius: inherit;
      object-fit: contain;
    }

    & > [data-part="still"] {
      position: relative;
      pointer-events: none;
    }

    & > [data-part="still"] img {
      object-fit: contain;
    }

    & > [data-part="start"] {
      z-index: 1;
      display: grid;
      place-items: center;
      border-radius: inherit;
    }

    /* As large as the film, whose frame would cut a line around it off. */
    & > [data-part="start"]:focus-visible {
      outline-offset: -4px;
    }

    & > [data-part="start"] > span {
      display: grid;
      place-items: center;
      inline-size: 72px;
      block-size: 72px;
      border-radius: 50%;
      background: rgb(15 12 22 / 82%);
      transition: scale var(--press);
    }

    @media (hover: hover) {
      & > [data-part="start"]:hover > span {
        scale: 1.06;
      }
    }

    & > [data-part="waiting"] {
      place-self: center;
      inline-size: 44px;
      block-size: 44px;
      border: 3px solid #f5f2fb;
      border-block-start-color: transparent;
      border-radius: 50%;
      pointer-events: none;
      animation: video-waiting 900ms linear infinite;
    }

    @keyframes :global(video-waiting) {
      to {
        rotate: 1turn;
      }
    }

    & > [data-part="failed"] {
      z-index: 1;
      display: grid;
      align-content: center;
      justify-items: center;
      gap: var(--space-3);
      padding: var(--space-4);
      border-radius: inherit;
      background: rgb(15 12 22 / 88%);
      text-align: center;
    }

    & > [data-part="captions"] {
      z-index: 1;
      align-self: end;
      justify-self: center;
      inline-size: fit-content;
      max-inline-size: min(40em, 92%);
      margin-block-end: 88px;
      padding: 4px 12px;
      border-radius: 6px;
      background: rgb(8 6 13 / 82%);
      font-size: clamp(var(--type-14), 2.6cqi, var(--type-24));
      font-weight: 500;
      line-height: 1.4;
      text-align: center;
      white-space: pre-line;
      pointer-events: none;
      transition: margin var(--press);
    }

    &[data-idle]:not(:has(:focus-visible)) > [data-part="captions"] {
      margin-block-end: 24px;
    }

    & > [data-part="controls"] {
      z-index: 2;
      align-self: end;
      display: grid;
      padding: 36px 12px 8px;
      border-end-start-radius: inherit;
      border-end-end-radius: inherit;
      background: linear-gradient(to top, rgb(8 6 13 / 88%), rgb(8 6 13 / 56%) 60%, transparent);
      /* Time runs from left to right in every language, as on a tape. */
      direction: ltr;
      transition: opacity var(--press);
    }

    &[data-idle]:not(:has(:focus-visible)) > [data-part="controls"] {
      opacity: 0;
      pointer-events: none;
    }

    & [data-part="buttons"] {
      display: flex;
      align-items: center;
      gap: 2px;
    }

    & [data-part="buttons"] [aria-pressed="true"] {
      background: rgb(245 242 251 / 24%);
    }

    & [data-part="time"] {
      margin-inline: 8px auto;
      font-size: var(--type-13);
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }

    [dir="rtl"] & [role="menu"] {
      direction: rtl;
    }

    & input[type="range"] {
      appearance: none;
      block-size: 24px;
      margin: 0;
      border-radius: var(--radius-small);
      background: none;
      cursor: pointer;
    }

    & [data-part="position"] {
      inline-size: 100%;
    }

    & [data-part="volume"] {
      inline-size: 76px;
    }

    & input::-webkit-slider-runnable-track {
      block-size: 4px;
      border-radius: 2px;
      background: linear-gradient(
        to right,
        #f5f2fb var(--filled, 0%),
        rgb(245 242 251 / 56%) var(--filled, 0%) var(--loaded, 0%),
        rgb(245 242 251 / 34%) 0
      );
    }

    & input::-moz-range-track {
      block-size: 4px;
      border-radius: 2px;
      background: linear-gradient(
        to right,
        #f5f2fb var(--filled, 0%),
        rgb(245 242 251 / 56%) var(--filled, 0%) var(--loaded, 0%),
        rgb(245 242 251 / 34%) 0
      );
    }

    & input::-webkit-slider-thumb {
      appearance: none;
      inline-size: 14px;
      block-size: 14px;
      margin-block-start: -5px;
      border: 0;
      border-radius: 50%;
      background: #f5f2fb;
    }

    & input::-moz-range-thumb {
      inline-size: 14px;
      block-size: 14px;
      border: 0;
      border-radius: 50%;
      background: #f5f2fb;
    }

    &:fullscreen {
      border-radius: 0;
      inline-size: 100%;
      block-size: 100%;
    }

    @media (pointer: coarse) {
      & input[type="range"] {
        block-size: 44px;
        margin-block: -8px;
      }
    }

    /* If the device controls the volume, or without room, only the mute button is shown. */
    @media (hover: none) {
      & [data-part="volume"] {
        display: none;
      }
    }

    @container (max-width: 26em) {
      & [data-part="volume"] {
        display: none;
      }
    }
  }
`;
