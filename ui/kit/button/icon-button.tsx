import { css } from "@linaria/core";
import type { ComponentPropsWithRef } from "react";
import { Icon, type IconName } from "../icon/icon.tsx";

interface IconButtonProps extends Omit<ComponentPropsWithRef<"button">, "children" | "className" | "style"> {
  readonly icon: IconName;
  /** What the button does; its accessible name. */
  readonly label: string;
  readonly filled?: boolean;
  /** `glass` lies on art, `plain` on surfaces. */
  readonly tone?: "plain" | "glass" | "raised";
  readonly size?: "medium" | "large";
}

export const iconButtonLook = css`
  @layer kit {
    display: inline-grid;
    flex: none;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border-radius: var(--radius-control);
    color: var(--color-text);
    transition:
      background-color var(--press),
      color var(--press);

    @media (hover: hover) {
      &:hover {
        background: color-mix(in oklab, var(--color-text) 10%, transparent);
      }
    }

    &:active {
      background: color-mix(in oklab, var(--color-text) 16%, transparent);
    }

    @media (pointer: coarse) {
      inline-size: 44px;
      block-size: 44px;
    }

    &[data-tone="glass"] {
      background: var(--color-glass);
      backdrop-filter: blur(12px);

      &:hover {
        background: var(--color-raised);
      }
    }

    &[data-tone="raised"] {
      border: 1px solid var(--color-line);
      background: var(--color-surface);

      &:hover {
        background: var(--color-raised);
      }
    }

    &[data-size="large"] {
      inline-size: 56px;
      block-size: 56px;
      border-radius: 10px;
    }

    &[aria-disabled="true"],
    &:disabled {
      color: var(--color-text-faint);
      cursor: not-allowed;
    }
  }
`;

/** A button that shows only an icon. */
export function IconButton({ icon, label, filled = false, tone = "plain", size = "medium", ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={iconButtonLook}
      data-tone={tone}
      data-size={size}
    >
      <Icon name={icon} filled={filled} />
    </button>
  );
}
