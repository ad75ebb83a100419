import { css } from "@linaria/core";
import { PageLink } from "../page-link/page-link.tsx";

interface TabLink {
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

const tabLinks = css`
  @layer kit {
    display: flex;
    align-self: stretch;
    min-inline-size: 0;
    overflow-x: auto;
    scrollbar-width: none;

    & > ul {
      display: flex;
      gap: var(--space-6);
    }

    & a {
      position: relative;
      display: flex;
      align-items: center;
      gap: 6px;
      block-size: 100%;
      min-block-size: 44px;
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      font-weight: 500;
      white-space: nowrap;
      transition: color var(--press);
    }

    & a::after {
      content: "";
      position: absolute;
      inset-inline: 0;
      inset-block-end: 0;
      block-size: 2px;
      border-radius: 2px 2px 0 0;
      background: transparent;
    }

    & a:focus-visible {
      outline-offset: -3px;
    }

    @media (hover: hover) {
      & a:hover {
        color: var(--color-text);
      }
    }

    & a[aria-current="page"] {
      color: var(--color-text);
      font-weight: 600;
    }

    & a[aria-current="page"]::after {
      background: var(--color-primary-text);
    }

    & [data-part="count"] {
      color: var(--color-text-faint);
      font-variant-numeric: tabular-nums;
    }
  }
`;

/** The pages of one thing side by side; each has an address of its own, so they are links. */
export function TabLinks({ label, tabs, current }: TabLinksProps) {
  return (
    <nav className={tabLinks} aria-label={label}>
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
