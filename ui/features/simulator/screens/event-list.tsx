import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { Button } from "#ui/kit/button/button.tsx";
import { Tag } from "#ui/kit/tag/tag.tsx";
import type { SimulatorEvent } from "./use-events.ts";

const list = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    font-size: var(--type-13);

    & > li {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-1);
      padding: var(--space-3);
      border: 1px solid var(--color-line);
      border-radius: var(--radius-control);
      overflow-wrap: anywhere;
    }

    & > li > div {
      display: flex;
      align-items: center;
      gap: var(--space-2);
    }

    /* What it is stays one word, however long its name is. */
    & > li > div > :first-child {
      flex: none;
    }

    & pre {
      overflow-x: auto;
      max-block-size: 160px;
      color: var(--color-text-quiet);
      font-size: var(--type-12);
      white-space: pre-wrap;
    }
  }
`;

const WORDS = { bridge: "launcher", scheme: "app", log: "log", consent: "consent" } as const;

interface EventListProps {
  readonly events: readonly SimulatorEvent[];
  readonly onClear: () => void;
  /** Rendered above the events. */
  readonly children: ReactNode;
}

/** Live list of the product's messages. */
export function EventList({ events, onClear, children }: EventListProps) {
  return (
    <aside data-part="events" aria-label="Events">
      {children}
      <header data-part="row">
        <h2>What it says</h2>
        {events.length > 0 && (
          <Button variant="outlineSecondary" size="small" onClick={onClear}>
            Clear
          </Button>
        )}
      </header>
      {events.length === 0 && (
        <p data-part="note">
          Calls of the launcher, commands to the mobile app, log events and consents appear here while you use the
          product.
        </p>
      )}
      <ol className={list} aria-live="polite">
        {events.map(({ id, kind, name, details }) => (
          <li key={id} data-kind={kind}>
            <div>
              <Tag label={WORDS[kind]} />
              <code>{name}</code>
            </div>
            {details !== "" && <pre>{details}</pre>}
          </li>
        ))}
      </ol>
    </aside>
  );
}
