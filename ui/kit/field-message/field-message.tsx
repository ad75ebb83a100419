import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";

const message = css`
  @layer kit {
    display: flex;
    gap: 6px;
    color: var(--color-error-text);
    font-size: var(--type-13);
    line-height: 1.5;

    & > svg {
      margin-block-start: 2px;
    }
  }
`;

/** A sentence about what is wrong, beside what it concerns. */
export function FieldMessage({ children, id }: { readonly children: ReactNode; readonly id?: string }) {
  return (
    <p className={message} id={id}>
      <Icon name="error" size={16} />
      <span>{children}</span>
    </p>
  );
}
