import { css } from "@linaria/core";

/** Styles of pictures, videos, tables, spoilers and mentions in articles, in the page and in the editor. */
export const articleLook = css`
  @layer sections {
    color: var(--color-text);
    font-size: var(--type-16);
    line-height: var(--leading-text);
    overflow-wrap: anywhere;

    & h2 {
      margin-block-start: 0.6em;
      color: var(--color-text);
      font-size: var(--type-24);
      font-weight: 700;
      letter-spacing: var(--tracking-heading);
      line-height: var(--leading-heading);
    }

    & p,
    & li {
      color: var(--color-text);
    }

    /* An empty line keeps its height. */
    & p:empty {
      min-block-size: 1lh;
    }

    & blockquote {
      display: grid;
      gap: 0.6em;
      padding-inline-start: var(--space-4);
      border-inline-start: 3px solid var(--color-line-strong);
      color: var(--color-text-quiet);
    }

    /* Places bullets on the side where the text of the item begins, in either direction of the page. */
    & ul,
    & ol {
      padding-inline: 1.3em;
    }

    & hr {
      inline-size: 100%;
      margin-block: 0.6em;
      border: 0;
      border-block-start: 1px solid var(--color-line);
    }

    & code {
      padding: 0.1em 0.35em;
      border-radius: var(--radius-small);
      background: var(--color-raised);
      font-family: ui-monospace, Consolas, monospace;
      font-size: 0.9em;
    }

    & img {
      max-inline-size: 100%;
      block-size: auto;
      border-radius: var(--radius-control);
      background: var(--color-raised);
    }

    & img[role="button"] {
      cursor: zoom-in;
    }

    & img:focus-visible {
      outline: 2px solid var(--color-focus);
      outline-offset: 2px;
    }

    /* As a block, a wide table scrolls sideways. */
    & table {
      display: block;
      overflow-x: auto;
      border-collapse: collapse;
      font-size: var(--type-14);
    }

    & th,
    & td {
      position: relative;
      min-inline-size: 4em;
      /* A row without words keeps its height. */
      block-size: calc(1lh + 2 * var(--space-2));
      overflow-wrap: break-word;
      padding: var(--space-2) var(--space-3);
      border: 1px solid var(--color-line);
      text-align: start;
      vertical-align: top;
    }

    & th {
      background: var(--color-raised);
      font-weight: 600;
    }

    & details {
      border: 1px solid var(--color-line);
      border-radius: var(--radius-control);
      background: var(--color-surface);
    }

    & summary {
      padding: var(--space-3) var(--space-4);
      font-weight: 600;
      cursor: pointer;
    }

    & details > :not(summary) {
      margin-inline: var(--space-4);
    }

    & details > :last-child:not(summary) {
      margin-block-end: var(--space-4);
    }

    & details > * + *:not(summary) {
      margin-block-start: 0.6em;
    }

    & bdi[data-mention] {
      color: var(--color-primary-text);
      font-weight: 600;
    }

    /* Cover of a video: nothing is asked of its host before it plays. */
    & a[data-video],
    & [data-film] {
      position: relative;
      display: grid;
      align-content: end;
      inline-size: 100%;
      aspect-ratio: 16 / 9;
      padding: var(--space-4) var(--space-5);
      border-radius: var(--radius-control);
      background:
        linear-gradient(to top, #0d0917e6, transparent 40%),
        radial-gradient(circle at 50% 50%, #ffffff 0 2rem, #ffffff33 2.05rem 2.5rem, transparent 2.55rem),
        radial-gradient(120% 120% at 15% 0%, #6d4bd8, transparent 60%),
        radial-gradient(120% 120% at 100% 100%, #b0407f, transparent 55%),
        #241a3d;
      color: #ffffff;
      font-size: var(--type-16);
      font-weight: 600;
      line-height: 1.4;
      text-decoration: none;
    }

    & a[data-video]::before,
    & [data-film]::before {
      position: absolute;
      inset-block-start: 50%;
      inset-inline: 0;
      inline-size: 1.3em;
      block-size: 1.5em;
      margin-inline: auto;
      background: #17131f;
      clip-path: polygon(10% 0, 100% 50%, 10% 100%);
      transform: translate(0.1em, -50%);
      content: "";
    }

    /* Players read what it is, not its address. The name in their language comes with the code that plays it. */
    & a[data-video]:not([data-named]) {
      font-size: 0;
    }

    & a[data-video]:not([data-named])::before,
    & a[data-video]:not([data-named])::after {
      font-size: var(--type-16);
    }

    & a[data-video]:not([data-named])::after {
      content: "YouTube";
    }

    & iframe {
      inline-size: 100%;
      aspect-ratio: 16 / 9;
      border: 0;
      border-radius: var(--radius-control);
      background: #17131f;
    }
  }
`;
