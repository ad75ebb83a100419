import { css } from "@linaria/core";

export const tableLook = css`
  @layer kit {
    container-type: inline-size;
    font-size: var(--type-14);

    & > [data-part="frame"] {
      position: relative;
    }

    & [data-part="place"] {
      overflow: auto;
    }

    /* Without a box that scrolls in between, the header stays at the top of the page, under the bars of the store. */
    &[data-narrow="cards"]:not([data-fixed]) [data-part="place"] {
      overflow: visible;
    }

    & table {
      inline-size: 100%;
      border-collapse: separate;
    }

    & caption {
      padding-block-end: var(--space-3);
      font-size: var(--type-16);
      font-weight: 700;
      text-align: start;
    }

    & caption[data-hidden] {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      padding: 0;
      overflow: hidden;
      clip-path: inset(50%);
    }

    & th,
    & td {
      padding: var(--space-3) var(--space-4);
      border-block-end: 1px solid var(--color-line);
      text-align: start;
      vertical-align: baseline;
    }

    & [data-align="end"] {
      text-align: end;
      font-variant-numeric: tabular-nums;
    }

    & :is([data-align="end"], [data-short]) {
      white-space: nowrap;
    }

    & thead th {
      position: sticky;
      z-index: 1;
      inset-block-start: var(--table-header-start, 0);
      border-block-end-color: var(--color-line-strong);
      background: var(--table-surface, var(--color-page));
      color: var(--color-text-quiet);
      font-size: var(--type-13);
      font-weight: 500;
      vertical-align: middle;
      white-space: nowrap;
    }

    &[data-narrow="cards"]:not([data-fixed]) thead th {
      inset-block-start: var(--table-header-start, var(--header-height));
    }

    & tbody th {
      color: var(--color-text);
      font-weight: 600;
    }

    & tbody td {
      color: var(--color-text-quiet);
    }

    & thead button {
      display: inline-flex;
      align-items: center;
      gap: var(--space-1);
      min-block-size: 32px;
      margin: -6px;
      padding: 0 6px;
      border-radius: var(--radius-small);
      font-weight: 500;
      vertical-align: middle;
      transition: color var(--press);
    }

    /* The sign stands on the far side of the word where the column is set to the end. */
    & thead [data-align="end"] button {
      flex-direction: row-reverse;
    }

    & thead button > svg {
      opacity: 0;
      transition:
        opacity var(--press),
        rotate var(--press);
    }

    & thead button[data-direction] {
      color: var(--color-text);
      font-weight: 600;
    }

    & thead button[data-direction] > svg {
      opacity: 1;
    }

    & thead button[data-direction="ascending"] > svg {
      rotate: 180deg;
    }

    & thead button:focus-visible > svg {
      opacity: 1;
    }

    @media (hover: hover) {
      & thead button:hover {
        color: var(--color-text);
      }

      & thead button:hover > svg {
        opacity: 1;
      }

      & tbody tr:hover > :not([data-part="empty"]) {
        background: color-mix(in oklab, var(--color-text) 4%, transparent);
      }
    }

    & [data-part="name"] {
      display: none;
    }

    & [data-part="empty"] {
      padding-block: var(--space-8);
      text-align: center;
    }

    &[data-narrow="scroll"] table {
      inline-size: max-content;
      min-inline-size: 100%;
    }

    &[data-narrow="scroll"] tbody :is(th, td) {
      max-inline-size: 22em;
    }

    /* The edges behind which there is more fade out, in both themes alike. */
    & > [data-part="frame"]::before,
    & > [data-part="frame"]::after {
      content: "";
      position: absolute;
      z-index: 2;
      inset-block: 0;
      inset-inline-start: 0;
      inline-size: 44px;
      background: linear-gradient(to right, var(--table-surface, var(--color-page)), transparent);
      opacity: 0;
      pointer-events: none;
      transition: opacity var(--press);
    }

    & > [data-part="frame"]::after {
      inset-inline: auto 0;
      scale: -1 1;
    }

    [dir="rtl"] & > [data-part="frame"]::before {
      scale: -1 1;
    }

    [dir="rtl"] & > [data-part="frame"]::after {
      scale: 1;
    }

    & > [data-part="frame"][data-edges~="start"]::before,
    & > [data-part="frame"][data-edges~="end"]::after {
      opacity: 1;
    }

    @media (pointer: coarse) {
      & thead button {
        min-block-size: 44px;
      }
    }

    /* Each row a card, its sortable headers a row of choices above the cards. In em, since the text may be twice as large. */
    @container (max-width: 36em) {
      &[data-narrow="cards"] :is(table, caption, thead, tbody, tbody tr, tbody th, tbody td) {
        display: block;
      }

      &[data-narrow="cards"] thead tr {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-2);
      }

      &[data-narrow="cards"] thead th {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        padding: 0;
        overflow: hidden;
        clip-path: inset(50%);
      }

      &[data-narrow="cards"] thead th[data-sortable] {
        position: static;
        inline-size: auto;
        block-size: auto;
        margin-block-end: var(--space-3);
        border: 0;
        overflow: visible;
        clip-path: none;
      }

      &[data-narrow="cards"] thead button {
        margin: 0;
        padding-inline: 12px;
        border: 1px solid var(--color-line);
        border-radius: var(--radius-pill);
        flex-direction: row;
      }

      &[data-narrow="cards"] thead button[data-direction] {
        border-color: var(--color-line-strong);
      }

      &[data-narrow="cards"] thead button:not([data-direction]) > svg {
        display: none;
      }

      &[data-narrow="cards"] tbody tr {
        padding: var(--space-3) var(--space-4);
        border: 1px solid var(--color-line);
        border-radius: var(--radius-card);
        background: var(--color-surface);
      }

      &[data-narrow="cards"] tbody tr + tr {
        margin-block-start: var(--space-3);
      }

      &[data-narrow="cards"] tbody :is(th, td) {
        padding: 5px 0;
        border: 0;
        text-align: start;
      }

      &[data-narrow="cards"] tbody th {
        font-size: var(--type-16);
      }

      &[data-narrow="cards"] tbody td:not([data-part]) {
        display: flex;
        flex-wrap: wrap;
        justify-content: space-between;
        gap: 0 var(--space-4);
      }

      &[data-narrow="cards"] tbody tr:hover > * {
        background: none;
      }

      &[data-narrow="cards"] [data-part="name"] {
        display: inline;
        color: var(--color-text-faint);
      }

      &[data-narrow="cards"] [data-part="value"] {
        color: var(--color-text);
      }
    }
  }
`;
