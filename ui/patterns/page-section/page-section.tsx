import { css } from "@linaria/core";
import { type ReactNode, useId } from "react";

interface PageSectionProps {
  readonly title: string;
  /** Anchor for links to the section. */
  readonly id?: string;
  readonly children: ReactNode;
}

/* Laid out only near the screen; the estimate keeps the scroll bar calm until then. */
const section = css`
  @layer screens {
    display: grid;
    gap: var(--space-6);
    min-inline-size: 0;
    content-visibility: auto;
    contain-intrinsic-block-size: auto 480px;

    /* Room for the focus rings that paint containment would cut. */
    margin: -4px;
    padding: 4px;

    & > h2 {
      font-size: var(--type-24);
      font-weight: 700;
      line-height: var(--leading-heading);
      letter-spacing: var(--tracking-heading);
    }
  }
`;

/** A part of the page under a heading. */
export function PageSection({ title, id, children }: PageSectionProps) {
  const headingId = useId();
  return (
    <section className={section} aria-labelledby={headingId} id={id}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </section>
  );
}
