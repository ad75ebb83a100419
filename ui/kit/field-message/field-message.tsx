import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";

interface FieldMessageProps {
  readonly children: ReactNode;
  readonly id?: string;
  /** An error, or the reason why the control is disabled. */
  readonly kind?: "error" | "reason";
}

const message = css`
  @layer kit {
    display: flex;
    gap: 6px;
    color: var(--color-error-text);
    font-size: var(--type-13);
    line-height: 1.5;

    &[data-kind="reason"] {
      color: var(--color-text-quiet);
    }

    & > svg {
      inline-size: 1rem;
      block-size: 1rem;
      margin-block-start: 0.125rem;
    }

    & > span {
      min-inline-size: 0;
    }
  }
`;

/** A message about an error or a disabled control, next to it. */
export function FieldMessage({ children, id, kind = "error" }: FieldMessageProps) {
  return (
    <p className={message} id={id} data-kind={kind}>
      <Icon name={kind === "error" ? "error" : "info"} size={16} />
      <span>{children}</span>
    </p>
  );
}
