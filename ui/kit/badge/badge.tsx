import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon/icon.tsx";

interface BadgeProps {
  readonly children: ReactNode;
  /** `live` marks current events and discounts; the quiet variants describe. */
  readonly tone?: "neutral" | "live" | "primary" | "success" | "warning" | "error" | "art";
  readonly icon?: IconName;
}

const badge = css`
  @layer kit {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 24px;
    padding-inline: 10px;
    border-radius: var(--radius-pill);
    background: var(--color-raised);
    color: var(--color-text-quiet);
    font-size: var(--type-12);
    font-weight: 600;
    line-height: 1.3;

    &[data-tone="live"] {
      background: var(--color-live);
      color: var(--color-on-live);
    }

    &[data-tone="primary"] {
      background: var(--color-primary-soft);
      color: var(--color-primary-text);
    }

    &[data-tone="success"] {
      color: var(--color-success-text);
    }

    &[data-tone="warning"] {
      background: var(--color-warning-soft);
      color: var(--color-warning-text);
    }

    &[data-tone="error"] {
      background: var(--color-error-soft);
      color: var(--color-error-text);
    }

    &[data-tone="art"] {
      background: rgb(15 12 22 / 82%);
      color: #f5f2fb;
    }
  }
`;

/** A short fact about the thing beside it. */
export function Badge({ children, tone = "neutral", icon }: BadgeProps) {
  return (
    <span className={badge} data-tone={tone}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}
