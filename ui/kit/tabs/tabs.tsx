import { css } from "@linaria/core";
import { Activity, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Icon, type IconName } from "../icon/icon.tsx";
import { roveByKey } from "../rail/roving-focus.ts";
import { centerTab, tabsLook } from "./tabs-look.ts";

interface Tab {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  /** Number beside the label, formatted. */
  readonly count?: string;
  readonly panel: ReactNode;
}

interface TabsProps {
  /** Name of the group for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Id of the tab to show first; the first one by default. */
  readonly initial?: string;
  readonly onSelect?: (id: string) => void;
}

const frame = css`
  @layer kit {
    min-inline-size: 0;

    & > [role="tablist"] {
      border-block-end: 1px solid var(--color-line);
    }

    & > [role="tabpanel"] {
      padding-block-start: var(--space-5);
    }

    & > [role="tabpanel"]:focus-visible {
      outline-offset: 4px;
      border-radius: var(--radius-small);
    }
  }
`;

/**
 * Parts of a page of which one is shown (WAI-ARIA tabs pattern): one stop of the Tab key, arrows choose. A part is rendered
 * when it is first shown, and keeps what the player has done in it afterwards. For parts with an address: `TabLinks`.
 */
export function Tabs({ label, tabs, initial, onSelect }: TabsProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(initial ?? tabs[0]?.id);
  const [seen, setSeen] = useState<ReadonlySet<string | undefined>>(new Set([selected]));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice has another tab to bring into sight.
  useEffect(() => centerTab(row.current, row.current?.querySelector("[aria-selected=true]")), [selected]);

  const select = (next: string) => {
    if (next === selected) return;
    setSelected(next);
    setSeen((known) => new Set(known).add(next));
    onSelect?.(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (roveByKey(event.currentTarget, event, "round")) event.preventDefault();
  };
  return (
    <div className={frame}>
      <div ref={row} className={tabsLook} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={seen.has(tab.id) ? `${id}-panel-${tab.id}` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onFocus={() => select(tab.id)}
            onClick={() => select(tab.id)}
          >
            {tab.icon && <Icon name={tab.icon} size={18} />}
            {tab.label}
            {tab.count !== undefined && <span data-part="count">{tab.count}</span>}
          </button>
        ))}
      </div>
      {tabs.map(
        (tab) =>
          seen.has(tab.id) && (
            <Activity key={tab.id} mode={tab.id === selected ? "visible" : "hidden"}>
              <div
                role="tabpanel"
                id={`${id}-panel-${tab.id}`}
                aria-labelledby={`${id}-tab-${tab.id}`}
                // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of mere text is reached and scrolled by keyboard (APG).
                tabIndex={0}
              >
                {tab.panel}
              </div>
            </Activity>
          ),
      )}
    </div>
  );
}
