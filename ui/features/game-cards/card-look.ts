import { css } from "@linaria/core";

export const cardLook = css`
  @layer sections {
    display: grid;
    align-content: start;
    gap: var(--space-3);
    block-size: 100%;
    border-radius: var(--radius-card);
    outline-offset: 4px;

    & > [data-part="picture"] {
      position: relative;
      display: block;
      overflow: hidden;
      border-radius: var(--radius-card);
    }

    /* A hairline inside the picture, so that light art keeps its edge on a light page. */
    & > [data-part="picture"]::after {
      content: "";
      position: absolute;
      inset: 0;
      border: 1px solid rgb(255 255 255 / 8%);
      border-radius: inherit;
      pointer-events: none;
    }

    [data-theme="light"] & > [data-part="picture"]::after {
      border-color: rgb(23 19 31 / 8%);
    }

    & > [data-part="picture"] img {
      transition: scale 400ms cubic-bezier(0.2, 0, 0, 1);
    }

    @media (hover: hover) and (prefers-reduced-motion: no-preference) {
      &:hover > [data-part="picture"] img {
        scale: 1.035;
      }
    }

    & [data-part="flag"] {
      position: absolute;
      z-index: 1;
      inset-block-start: 10px;
      inset-inline: 10px;
      display: flex;
    }

    & > [data-part="words"] {
      display: grid;
      gap: 3px;
      min-inline-size: 0;
    }

    & [data-part="title"] {
      display: -webkit-box;
      overflow: hidden;
      color: var(--color-text);
      font-size: var(--type-14);
      font-weight: 600;
      line-height: 1.4;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }

    & [data-part="meta"] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 10px;
      color: var(--color-text-quiet);
      font-size: var(--type-13);
      line-height: 1.5;
    }

    & [data-part="live"] {
      color: var(--color-live-text);
      font-weight: 600;
    }

    & [data-part="note"] {
      color: var(--color-text-faint);
      font-size: var(--type-12);
      line-height: 1.5;
    }

    & [data-part="price"] {
      margin-block-start: 4px;
    }
  }
`;
