import { css } from "@linaria/core";

/** What articles have beside other texts: pictures, films, tables, spoilers, names of players. For readers and writers alike. */
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

    /* As a block it scrolls sideways by itself where its columns need more room than there is. */
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

    & a[data-video] {
      display: grid;
      align-content: end;
      inline-size: min(100%, 40em);
      aspect-ratio: 16 / 9;
      padding: var(--space-4);
      border-radius: var(--radius-control);
      background:
        radial-gradient(circle at 50% 45%, #ffffff 0 1.6em, transparent 1.65em) no-repeat,
        #17131f;
      color: #d8d2e4;
      font-size: var(--type-13);
      text-decoration: none;
      position: relative;
    }

    & a[data-video]::before {
      position: absolute;
      inset-block-start: 45%;
      inset-inline: 0;
      inline-size: 1.1em;
      block-size: 1.3em;
      margin-inline: auto;
      background: #17131f;
      clip-path: polygon(10% 0, 100% 50%, 10% 100%);
      transform: translateY(-50%);
      content: "";
    }

    & iframe {
      inline-size: min(100%, 40em);
      aspect-ratio: 16 / 9;
      border: 0;
      border-radius: var(--radius-control);
      background: #17131f;
    }
  }
`;
