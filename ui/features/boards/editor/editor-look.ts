import { css } from "@linaria/core";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";

/** The box of the editor: tools above, the text below. */
export const editorLook = css`
  @layer sections {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);

    &:focus-within:has(> [data-part="text"] > [role="textbox"]:focus) {
      border-color: var(--color-focus);
      outline: 2px solid var(--color-focus);
      outline-offset: -1px;
    }

    &[data-invalid] {
      border-color: var(--color-error-text);
    }

    & > [data-part="tools"] {
      position: sticky;
      z-index: 2;
      inset-block-start: var(--sticky-header);
      border-block-end: 1px solid var(--color-line);
      border-start-start-radius: 7px;
      border-start-end-radius: 7px;
      background: var(--color-surface);
    }

    & [role="toolbar"] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      padding: var(--space-1) var(--space-2);
    }

    & [role="toolbar"] button {
      inline-size: 34px;
      block-size: 36px;
    }

    & [role="toolbar"] button[aria-pressed="true"],
    & [role="toolbar"] button[aria-expanded="true"] {
      background: var(--color-primary-soft);
      color: var(--color-primary-text);
    }

    & [data-part="line"] {
      inline-size: 1px;
      block-size: 20px;
      margin-inline: var(--space-1);
      background: var(--color-line);
    }

    @media ${UP_TO_PHONE} {
      & [role="toolbar"] {
        flex-wrap: nowrap;
        overflow-x: auto;
        scrollbar-width: none;
      }
    }

    @media (pointer: coarse) {
      & [role="toolbar"] button {
        inline-size: 44px;
        block-size: 44px;
      }
    }
  }
`;

/** Tray below the toolbar: input of a tool, or actions for the selected picture or table. */
export const trayLook = css`
  @layer sections {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    padding: var(--space-2) var(--space-3);
    border-block-start: 1px solid var(--color-line);
    background: var(--color-raised);

    & > [data-part="entry"] {
      display: grid;
      flex: 1 1 14em;
      gap: var(--space-1);
      min-inline-size: 0;
      font-size: var(--type-13);
      font-weight: 600;
    }

    /* Buttons align with the field, not with its label. */
    &:has(> [data-part="entry"]) {
      align-items: end;
    }

    & > [data-part="entry"] ~ button {
      min-block-size: 44px;
    }

    & > [data-part="entry"] > span:not([class]) {
      color: var(--color-text-quiet);
    }

    & > [data-part="wrong"] {
      flex: 1 0 100%;
      color: var(--color-error-text);
      font-size: var(--type-13);
    }

    &[data-kind="emoji"] {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(40px, 1fr));
      gap: 2px;
      position: relative;
      max-block-size: 13em;
      overflow: auto;
    }

    &[data-kind="emoji"] button {
      display: grid;
      place-items: center;
      min-block-size: 40px;
      border-radius: var(--radius-control);
      font-size: 1.375rem;
      line-height: 1;
    }

    @media (hover: hover) {
      &[data-kind="emoji"] button:hover {
        background: var(--color-hover);
      }
    }
  }
`;

/** The editable text; its content is styled by `article-look.ts`. */
export const textLook = css`
  @layer sections {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 0.9em;
    min-block-size: 22rem;
    padding: var(--space-5);
    outline: none;
    white-space: pre-wrap;
    white-space: break-spaces;
    overflow-wrap: anywhere;
    font-variant-ligatures: none;

    & h3,
    & h4 {
      font-size: var(--type-20);
      font-weight: 600;
      line-height: var(--leading-heading);
    }

    & h4 {
      font-size: var(--type-16);
    }

    & ul,
    & ol {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 0.4em;
    }

    & ul {
      list-style: disc;
    }

    & ol {
      list-style: decimal;
    }

    & strong,
    & b {
      font-weight: 700;
    }

    & [data-link] {
      color: var(--color-primary-text);
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }

    &[data-empty]::before {
      position: absolute;
      inset: var(--space-5);
      color: var(--color-text-faint);
      content: attr(data-placeholder);
      pointer-events: none;
    }

    & img[data-uploading] {
      max-block-size: 16rem;
      opacity: 0.45;
    }

    & [data-frame] {
      position: relative;
      justify-self: start;
      max-inline-size: 100%;
      line-height: 0;
    }

    & [data-grip] {
      position: absolute;
      inset-block-end: 4px;
      inset-inline-end: 4px;
      display: none;
      inline-size: 24px;
      block-size: 24px;
      border: 2px solid var(--color-surface);
      border-radius: var(--radius-small);
      background: var(--color-primary);
      cursor: ew-resize;
      touch-action: none;
    }

    & .ProseMirror-selectednode {
      outline: 2px solid var(--color-focus);
      outline-offset: 2px;
    }

    & [data-frame].ProseMirror-selectednode [data-grip] {
      display: block;
    }

    & [data-foreign] {
      padding: var(--space-4);
      border: 1px solid var(--color-line);
      border-radius: var(--radius-control);
      background: var(--color-raised);
      color: var(--color-text-quiet);
      font-size: var(--type-14);
    }

    & [data-spoiler] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 0.6em;
      padding: var(--space-3) var(--space-4);
      border: 1px dashed var(--color-line-strong);
      border-radius: var(--radius-control);
    }

    & [data-spoiler] > summary {
      padding: 0 0 var(--space-2);
      border-block-end: 1px solid var(--color-line);
      cursor: text;
      list-style: none;
    }

    & .selectedCell::after {
      position: absolute;
      inset: 0;
      background: color-mix(in oklab, var(--color-primary) 22%, transparent);
      content: "";
      pointer-events: none;
    }

    & .editor-drop {
      background: var(--color-primary);
    }

    & .ProseMirror-gapcursor {
      position: absolute;
      display: none;
      pointer-events: none;
    }

    & .ProseMirror-gapcursor::after {
      position: absolute;
      inset-block-start: -2px;
      display: block;
      inline-size: 20px;
      border-block-start: 2px solid var(--color-text);
      content: "";
    }

    &.ProseMirror-focused .ProseMirror-gapcursor {
      display: block;
    }

    @media ${UP_TO_PHONE} {
      min-block-size: 16rem;
      padding: var(--space-4);

      &[data-empty]::before {
        inset: var(--space-4);
      }
    }
  }
`;
