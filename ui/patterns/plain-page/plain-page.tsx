import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";

interface PlainPageProps {
  readonly title: string;
  readonly intro?: string;
  /** Rendered above the heading, such as a link to where the page belongs. */
  readonly above?: ReactNode;
  /** Rendered at the end of the heading's line. */
  readonly aside?: ReactNode;
  /** `narrow` is for reading and filling in, `wide` for pictures side by side. */
  readonly width?: "narrow" | "wide";
  readonly children: ReactNode;
}

const plainPage = css`
  @layer sections {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-8);
    inline-size: 100%;
    max-inline-size: 800px;
    margin-inline: auto;
    padding: var(--space-10) var(--gutter) var(--space-20);

    &[data-width="wide"] {
      max-inline-size: var(--content-width);
    }

    & > header {
      display: flex;
      flex-wrap: wrap;
      align-items: end;
      justify-content: space-between;
      gap: var(--space-4) var(--space-6);
    }

    & > header > div:first-child {
      display: grid;
      gap: var(--space-2);
      min-inline-size: 0;
    }

    & h1 {
      font-size: var(--type-32);
      font-weight: 800;
      letter-spacing: var(--tracking-heading);
      line-height: var(--leading-heading);
      overflow-wrap: anywhere;
    }

    & > header p {
      max-inline-size: 36em;
      color: var(--color-text-quiet);
      overflow-wrap: anywhere;
      text-wrap: pretty;
    }

    & h2 {
      font-size: var(--type-20);
      font-weight: 700;
      letter-spacing: var(--tracking-heading);
      line-height: var(--leading-heading);
    }

    & > section {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-4);
    }

    @media ${UP_TO_PHONE} {
      gap: var(--space-6);
      padding-block-start: var(--space-6);

      & h1 {
        font-size: var(--type-24);
      }
    }
  }
`;

/** Page without art: heading, introduction and content. */
export function PlainPage({ title, intro, above, aside, width = "narrow", children }: PlainPageProps) {
  return (
    <article className={plainPage} data-width={width}>
      <header>
        <div>
          {above}
          <h1>{title}</h1>
          {intro !== undefined && <p>{intro}</p>}
        </div>
        {aside}
      </header>
      {children}
    </article>
  );
}
