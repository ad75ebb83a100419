import { css } from "@linaria/core";
import type { ReactNode } from "react";

const hidden = css`
  @layer kit {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** Text for screen readers only. */
export function VisuallyHidden({ children, id }: { readonly children: ReactNode; readonly id?: string }) {
  return (
    <span className={hidden} id={id}>
      {children}
    </span>
  );
}
