import { css } from "@linaria/core";
import { type CSSProperties, type ReactNode, useId } from "react";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";

/** About how high a section is with its heading, in pixels: on wide screens and on phones. */
export type SectionHeight = readonly [wide: number, narrow: number];

interface PageSectionProps {
  readonly title: string;
  /** Anchor for links to the section. */
  readonly id?: string;
  /** Reserved until the section is laid out. */
  readonly height: SectionHeight;
  readonly children: ReactNode;
}

/* Laid out only near the screen; until then its estimated height keeps the scroll bar calm. */
const section = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-6);
    min-inline-size: 0;
    content-visibility: auto;
    contain-intrinsic-block-size: auto var(--height-wide);

    /* Room for the focus rings that paint containment would cut. */
    margin: -4px;
    padding: 4px;

    @media ${UP_TO_PHONE} {
      contain-intrinsic-block-size: auto var(--height-narrow);
    }

    & > h2 {
      font-size: var(--type-24);
      font-weight: 700;
      line-height: var(--leading-heading);
      letter-spacing: var(--tracking-heading);
    }
  }
`;

/** A part of the page under a heading. */
export function PageSection({ title, id, height, children }: PageSectionProps) {
  const headingId = useId();
  return (
    <section
      className={section}
      style={{ "--height-wide": `${height[0]}px`, "--height-narrow": `${height[1]}px` } as CSSProperties}
      aria-labelledby={headingId}
      id={id}
    >
      <h2 id={headingId}>{title}</h2>
      {children}
    </section>
  );
}
