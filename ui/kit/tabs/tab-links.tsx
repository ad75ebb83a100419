import { useEffect, useRef } from "react";
import { PageLink } from "../page-link/page-link.tsx";
import { centerTab, tabsLook } from "./tabs-look.ts";

export interface TabLink {
  readonly id: string;
  readonly label: string;
  /** Number beside the label, formatted. */
  readonly count?: string | undefined;
  readonly to: string;
}

interface TabLinksProps {
  /** Name of the group for screen readers. */
  readonly label: string;
  readonly tabs: readonly TabLink[];
  /** Id of the tab whose page is shown. */
  readonly current: string;
}

/** The pages of one thing side by side; each has an address of its own, so they are links. */
export function TabLinks({ label, tabs, current }: TabLinksProps) {
  const row = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another active link to scroll to.
  useEffect(() => centerTab(row.current, row.current?.querySelector("[aria-current]")), [current]);

  return (
    <nav ref={row} className={tabsLook} aria-label={label}>
      <ul>
        {tabs.map(({ id, label: name, count, to }) => (
          <li key={id}>
            <PageLink to={to} aria-current={id === current ? "page" : undefined}>
              {name}
              {count !== undefined && <span data-part="count">{count}</span>}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
