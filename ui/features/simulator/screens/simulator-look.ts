import { css } from "@linaria/core";
import { UP_TO_DESKTOP, UP_TO_TABLET } from "#ui/theme/breakpoints.ts";

/** Three columns: settings, product and messages; stacked on narrow screens. */
export const simulatorLook = css`
  @layer screens {
    display: grid;
    grid-template-columns: 320px minmax(0, 1fr) 340px;
    block-size: 100dvh;

    & h1 {
      font-size: var(--type-20);
      font-weight: 800;
      letter-spacing: var(--tracking-heading);
    }

    & h2,
    & summary {
      font-size: var(--type-13);
      font-weight: 700;
    }

    & summary {
      min-block-size: 32px;
      align-content: center;
      cursor: pointer;
    }

    & > [data-part="settings"],
    & > [data-part="events"] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      gap: var(--space-5);
      overflow-y: auto;
      padding: var(--space-5);
      background: var(--color-surface);
    }

    & > [data-part="settings"] {
      border-inline-end: 1px solid var(--color-line);
    }

    & > [data-part="events"] {
      border-inline-start: 1px solid var(--color-line);
    }

    & [data-part="group"] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-3);
      padding-block-start: var(--space-4);
      border-block-start: 1px solid var(--color-line);
    }

    & [data-part="pair"] {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--space-3);
    }

    & [data-part="row"] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2);
    }

    & header[data-part="row"] {
      align-items: center;
      justify-content: space-between;
      min-block-size: 32px;
    }

    & [data-part="note"] {
      color: var(--color-text-quiet);
      font-size: var(--type-12);
      text-wrap: pretty;
    }

    & input[type="range"] {
      inline-size: 100%;
      min-block-size: 24px;
      accent-color: var(--color-primary);
    }

    & details ul {
      display: grid;
      gap: var(--space-3);
      font-size: var(--type-13);
    }

    & [data-part="lobby"] {
      display: grid;
      gap: var(--space-1);
      padding-block-end: var(--space-3);
    }

    & > main {
      display: grid;
      grid-template-rows: auto minmax(0, 1fr);
      min-inline-size: 0;
      background: var(--color-raised);
    }

    & > main > header {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: var(--space-2) var(--space-4);
      padding: var(--space-3) var(--space-5);
      border-block-end: 1px solid var(--color-line);
      background: var(--color-surface);
      font-size: var(--type-13);
    }

    & > main > div {
      display: grid;
      justify-items: center;
      min-block-size: 0;
      padding: var(--space-4);
    }

    & iframe {
      inline-size: 100%;
      block-size: 100%;
      border: 1px solid var(--color-line-strong);
      border-radius: var(--radius-card);
      background: var(--color-page);
    }

    & iframe[data-width="phone"] {
      max-inline-size: 392px;
    }

    @media ${UP_TO_DESKTOP} {
      grid-template-columns: 300px minmax(0, 1fr);
      grid-template-rows: minmax(0, 1fr) 280px;

      & > [data-part="settings"] {
        grid-row: 1 / 3;
      }

      & > [data-part="events"] {
        border-inline-start: 0;
        border-block-start: 1px solid var(--color-line);
      }
    }

    @media ${UP_TO_TABLET} {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: auto;
      block-size: auto;

      & > [data-part="settings"] {
        grid-row: auto;
        border-inline-end: 0;
        border-block-end: 1px solid var(--color-line);
      }

      & > main {
        block-size: 90dvh;
      }
    }
  }
`;
