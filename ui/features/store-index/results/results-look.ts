import { css } from "@linaria/core";
import { FROM_DESKTOP, FROM_GIANT, UP_TO_PHONE } from "#ui/theme/breakpoints.ts";

export const resultsLook = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5) var(--space-10);
    max-inline-size: var(--content-width);
    margin-inline: auto;
    padding: var(--space-8) var(--gutter) 0;

    & > nav {
      min-inline-size: 0;
    }

    /* As high as the list, so that the filters can stay in view along it. */
    & > [data-part="filters"] {
      align-self: stretch;
      min-block-size: 44px;
    }

    & > [data-part="filters"] > div {
      block-size: 100%;
    }

    & [data-part="count"] {
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      font-variant-numeric: tabular-nums;
    }

    & > [data-part="offer-filters"] {
      min-block-size: 70px;
      max-inline-size: 800px;
    }

    & > [data-part="offer-filters"] > div {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 150px), 1fr));
      gap: var(--space-4);
    }

    & [data-part="closest"] {
      margin-block-end: var(--space-5);
      overflow-wrap: anywhere;
    }

    & [data-part="instead"] {
      display: grid;
      gap: var(--space-5);
      margin-block-start: var(--space-10);
    }

    & [data-part="instead"] > h2 {
      font-size: var(--type-20);
      font-weight: 700;
      letter-spacing: var(--tracking-heading);
    }

    & [data-part="readings"] {
      margin-block-start: var(--space-10);
    }

    & [data-part="readings"] > h2 {
      font-size: var(--type-20);
      font-weight: 700;
      letter-spacing: var(--tracking-heading);
    }

    & [data-part="readings"] li {
      position: relative;
      padding-block: var(--space-4);
    }

    & [data-part="readings"] li + li {
      border-block-start: 1px solid var(--color-line);
    }

    & [data-part="from"] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-1) var(--space-3);
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }

    & [data-part="readings"] h3 {
      margin-block: var(--space-1);
      font-size: var(--type-16);
      font-weight: 600;
      line-height: 1.45;
      overflow-wrap: anywhere;
    }

    & [data-part="readings"] h3 > a {
      color: inherit;
    }

    /* The whole row is pressed; its name is the title. */
    & [data-part="readings"] h3 > a::after {
      content: "";
      position: absolute;
      inset: 0;
    }

    & [data-part="readings"] p {
      display: -webkit-box;
      overflow: hidden;
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      line-height: 1.55;
      overflow-wrap: anywhere;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }

    & [data-part="genres"] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2);
    }

    & [data-part="grid"] {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--card-min, 168px)), 1fr));
      gap: var(--space-8) var(--space-4);
    }

    & [data-part="grid"][data-shape="offer"] {
      --card-min: 250px;
    }

    & [data-part="more"] {
      display: grid;
      justify-items: center;
      gap: var(--space-2);
      margin-block-start: var(--space-10);
    }

    @media ${UP_TO_PHONE} {
      padding-block-start: var(--space-6);

      & [data-part="grid"] {
        --card-min: 136px;
        gap: var(--space-6) var(--space-3);
      }
    }

    @media ${FROM_DESKTOP} {
      &[data-filters] {
        grid-template-columns: 216px minmax(0, 1fr);
        align-items: start;
      }

      &[data-filters] > [data-part="heading"],
      &[data-filters] > nav {
        grid-column: 1 / -1;
      }
    }

    @media ${FROM_GIANT} {
      &[data-filters] {
        grid-template-columns: 240px minmax(0, 1fr);
      }

      & [data-part="grid"]:not([data-shape]) {
        --card-min: 190px;
      }
    }
  }
`;
