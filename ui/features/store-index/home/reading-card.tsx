import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { PageLink } from "#ui/kit/page-link/page-link.tsx";

const card = css`
  @layer screens {
    position: relative;
    display: grid;
    grid-template-rows: auto auto 1fr auto;
    gap: var(--space-2);
    block-size: 100%;
    min-block-size: 208px;
    padding: var(--space-5);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);
    transition: border-color var(--press);

    &[data-pictured] {
      grid-template-rows: auto auto auto 1fr;
    }

    & > [data-part="picture"] {
      margin: calc(-1 * var(--space-5)) calc(-1 * var(--space-5)) var(--space-2);
      overflow: hidden;
      border-start-start-radius: inherit;
      border-start-end-radius: inherit;
    }

    & [data-part="sign"] {
      display: grid;
      place-items: center;
      aspect-ratio: 16 / 9;
      background: linear-gradient(135deg, #2a1f4d, #181422);
      color: #d6d0e2;
    }

    & > [data-part="top"],
    & > [data-part="foot"] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-1) var(--space-2);
      min-inline-size: 0;
      color: var(--color-text-quiet);
      font-size: var(--type-13);
      line-height: 1.5;
    }

    & > [data-part="foot"] {
      gap: var(--space-1) var(--space-4);
    }

    & [data-part="number"] {
      display: inline-flex;
      align-items: center;
      gap: 5px;
      font-variant-numeric: tabular-nums;
    }

    & h3 {
      font-size: var(--type-16);
      font-weight: 600;
      line-height: 1.4;
    }

    & h3 > a {
      display: -webkit-box;
      overflow: hidden;
      color: inherit;
      font: inherit;
      text-align: start;
      unicode-bidi: plaintext;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }

    /* The whole card is pressed; its name is the title. */
    & h3 > a::after {
      content: "";
      position: absolute;
      inset: 0;
      border-radius: var(--radius-card);
    }

    & h3 > a:focus-visible {
      outline: none;
    }

    & h3 > a:focus-visible::after {
      outline: 2px solid var(--color-focus);
      outline-offset: 2px;
    }

    & > p {
      display: -webkit-box;
      align-self: start;
      overflow: hidden;
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      line-height: 1.55;
      overflow-wrap: anywhere;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
    }

    @media (hover: hover) {
      &:hover {
        border-color: var(--color-line-strong);
      }
    }
  }
`;

interface ReadingCardProps {
  readonly picture?: ReactNode;
  readonly top: ReactNode;
  readonly title: string;
  readonly words: string;
  /** Language of title and words. */
  readonly lang: string;
  readonly foot?: ReactNode;
  /** Page where all of it is. */
  readonly to: string;
}

/** Something to read in a rail: where it is from, its title and first words. */
export function ReadingCard({ picture, top, title, words, lang, foot, to }: ReadingCardProps) {
  return (
    <article className={card} data-pictured={picture === undefined ? undefined : ""}>
      {picture !== undefined && <div data-part="picture">{picture}</div>}
      <div data-part="top">{top}</div>
      <h3 lang={lang} dir="auto">
        <PageLink to={to}>{title}</PageLink>
      </h3>
      <p lang={lang} dir="auto">
        {words}
      </p>
      {foot !== undefined && <div data-part="foot">{foot}</div>}
    </article>
  );
}
