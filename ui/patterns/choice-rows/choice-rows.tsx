import { css } from "@linaria/core";
import { useEffect, useRef } from "react";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";

interface Choice {
  readonly key: string | number;
  readonly label: string;
  /** The address's query once it is chosen. */
  readonly search: Readonly<Record<string, string | number>>;
  readonly isChosen: boolean;
  /** Called when the choice is pressed, before its address opens. */
  readonly onChoose?: () => void;
}

export interface ChoiceRow {
  readonly label: string;
  readonly choices: readonly Choice[];
}

interface ChoiceRowsProps {
  /** Accessible name of the group. */
  readonly label: string;
  readonly path: string;
  readonly rows: readonly ChoiceRow[];
}

const toolbar = css`
  @layer sections {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);

    & > div {
      display: grid;
      grid-template-columns: 84px minmax(0, 1fr);
      gap: 0 var(--space-2);
      align-items: start;
    }

    & > div > span {
      padding-block: 6px;
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }

    & ul {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2);
    }

    & a {
      flex: none;
      border-radius: var(--radius-pill);
    }

    @media ${UP_TO_PHONE} {
      & > div {
        grid-template-columns: minmax(0, 1fr);
      }

      & > div > span {
        padding-block: 0 2px;
      }

      /* One row each, which scrolls to the edge of the screen; the room around it is for the focus rings. */
      & ul {
        flex-wrap: nowrap;
        margin-inline: calc(-1 * var(--gutter));
        padding: 3px var(--gutter);
        overflow-x: auto;
        scrollbar-width: none;
      }

      & li {
        flex: none;
      }
    }
  }
`;

/**
 * Rows of links that sort or filter a list: every choice has an address, and back navigation works. On phones a row
 * scrolls sideways and begins at the current choice.
 */
export function ChoiceRows({ label, path, rows }: ChoiceRowsProps) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    for (const row of nav.current?.querySelectorAll("ul") ?? []) showChosen(row);
  }, []);
  return (
    <nav className={toolbar} aria-label={label} ref={nav}>
      {rows.map((row) => (
        <div key={row.label}>
          <span>{row.label}</span>
          <ul>
            {row.choices.map((choice) => (
              <li key={choice.key}>
                <ButtonLink
                  to={path}
                  search={choice.search}
                  keepScroll
                  variant="outlineSecondary"
                  size="small"
                  selected={choice.isChosen}
                  aria-current={choice.isChosen || undefined}
                  {...(choice.onChoose === undefined ? {} : { onClick: choice.onChoose })}
                >
                  <bdi>{choice.label}</bdi>
                </ButtonLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Scrolls the row alone, never the page. */
function showChosen(row: HTMLElement): void {
  const chosen = row.querySelector("[aria-current]")?.getBoundingClientRect();
  if (chosen === undefined) return;
  const { left, right } = row.getBoundingClientRect();
  if (chosen.left >= left && chosen.right <= right) return;
  row.scrollLeft += chosen.left + chosen.width / 2 - (left + right) / 2;
}
