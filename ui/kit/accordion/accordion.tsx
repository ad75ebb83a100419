import { css } from "@linaria/core";
import { type ReactNode, useId } from "react";
import { Icon } from "../icon/icon.tsx";

interface AccordionPart {
  readonly id: string;
  readonly title: string;
  /** Short fact at the end of the line, seen while the part is closed. */
  readonly note?: ReactNode;
  readonly content: ReactNode;
  readonly isOpenAtFirst?: boolean;
}

interface AccordionProps {
  readonly parts: readonly AccordionPart[];
  /** Level of the titles in the outline of the page. */
  readonly headingLevel: 2 | 3 | 4;
  /** Opening one part closes the others. */
  readonly onlyOne?: boolean;
}

const accordion = css`
  @layer kit {
    container-type: inline-size;
    border-block: 1px solid var(--color-line);
    interpolate-size: allow-keywords;

    & > details + details {
      border-block-start: 1px solid var(--color-line);
    }

    & > details > summary {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto 20px;
      align-items: center;
      gap: 2px var(--space-3);
      min-block-size: 56px;
      padding-block: var(--space-3);
      border-radius: var(--radius-small);
      cursor: pointer;
      list-style: none;
    }

    & > details > summary::-webkit-details-marker {
      display: none;
    }

    & [data-part="title"] {
      font-weight: 600;
      line-height: var(--leading-heading);
      overflow-wrap: anywhere;
    }

    & [data-part="note"] {
      color: var(--color-text-quiet);
      font-size: var(--type-14);
    }

    & > details > summary > svg {
      grid-column: 3;
      grid-row: 1;
      color: var(--color-text-quiet);
      transition: rotate var(--press);
    }

    & > details[open] > summary > svg {
      rotate: 180deg;
    }

    @media (hover: hover) {
      & > details > summary:hover > svg {
        color: var(--color-text);
      }
    }

    & [data-part="content"] {
      padding-block-end: var(--space-5);
      color: var(--color-text-quiet);
    }

    /* In em, since the text may be twice as large. */
    @container (max-width: 26em) {
      & [data-part="note"] {
        grid-column: 1;
        grid-row: 2;
      }
    }

    /* Browsers without this part of the element open and close it at once. */
    & > details::details-content {
      block-size: 0;
      overflow: clip;
      transition:
        block-size var(--press),
        content-visibility var(--press) allow-discrete;
    }

    & > details[open]::details-content {
      block-size: auto;
    }
  }
`;

/**
 * Titles that open what belongs to them. The platform's own element: it works before any script is there, and the browser's
 * search in the page opens what it finds.
 */
export function Accordion({ parts, headingLevel, onlyOne = false }: AccordionProps) {
  const group = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={accordion}>
      {parts.map(({ id, title, note, content, isOpenAtFirst = false }) => (
        <details key={id} name={onlyOne ? group : undefined} open={isOpenAtFirst}>
          <summary>
            <Heading data-part="title">{title}</Heading>
            {note !== undefined && <span data-part="note">{note}</span>}
            <Icon name="chevron-down" size={20} />
          </summary>
          <div data-part="content">{content}</div>
        </details>
      ))}
    </div>
  );
}
