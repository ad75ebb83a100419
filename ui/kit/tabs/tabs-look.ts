import { css } from "@linaria/core";

/** A row of tabs or of links that look like tabs; scrolls sideways where it is too long. */
export const tabsLook = css`
  @layer kit {
    display: flex;
    align-self: stretch;
    gap: var(--space-6);
    min-inline-size: 0;
    overflow-x: auto;
    scrollbar-width: none;

    & > ul {
      display: flex;
      gap: var(--space-6);
    }

    & a,
    & > [role="tab"] {
      position: relative;
      display: flex;
      flex: none;
      align-items: center;
      gap: 6px;
      min-block-size: 44px;
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      font-weight: 500;
      white-space: nowrap;
      transition: color var(--press);
    }

    & a {
      block-size: 100%;
    }

    & [aria-current="page"] {
      scroll-initial-target: nearest;
    }

    & a::after,
    & > [role="tab"]::after {
      content: "";
      position: absolute;
      inset-inline: 0;
      inset-block-end: 0;
      block-size: 2px;
      border-radius: 2px 2px 0 0;
      background: transparent;
    }

    & a:focus-visible,
    & > [role="tab"]:focus-visible {
      outline-offset: -3px;
    }

    @media (hover: hover) {
      & a:hover,
      & > [role="tab"]:hover {
        color: var(--color-text);
      }
    }

    & a[aria-current="page"],
    & > [aria-selected="true"] {
      color: var(--color-text);
      font-weight: 600;
    }

    & a[aria-current="page"]::after,
    & > [aria-selected="true"]::after {
      background: var(--color-primary-text);
    }

    & [data-part="count"] {
      color: var(--color-text-faint);
      font-variant-numeric: tabular-nums;
    }
  }
`;

/**
 * Centres the selected tab by scrolling only its row. It waits for the next frame, which computes the layout anyway.
 */
export function centerTab(row: HTMLElement | null, tab: Element | null | undefined): void {
  if (!row || !tab) return;
  requestAnimationFrame(() => {
    const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  });
}
