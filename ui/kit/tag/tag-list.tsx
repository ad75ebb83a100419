import { css } from "@linaria/core";
import type { ReactNode } from "react";

const list = css`
  @layer kit {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);

    & > li {
      min-inline-size: 0;
      max-inline-size: 100%;
    }
  }
`;

/** `<li>` elements with a `Tag` each, in as many lines as they need. */
export function TagList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={list} aria-label={label}>
      {children}
    </ul>
  );
}
