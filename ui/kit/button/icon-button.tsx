import { css } from "@linaria/core";
import type { ComponentPropsWithRef, MouseEvent } from "react";
import { Icon, type IconName } from "../icon/icon.tsx";
import type { Refusal } from "../refusal.ts";
import { type ReasonProps, Refused } from "./refused.tsx";

/** `disabled` comes with the `reason`, which is shown in a bubble. */
type IconButtonProps = Omit<ComponentPropsWithRef<"button">, "children" | "className" | "style" | "disabled"> &
  Refusal & {
    readonly icon: IconName;
    /** Accessible name: the action of the button. */
    readonly label: string;
    readonly filled?: boolean;
    /** `glass` lies on art, `plain` on surfaces. */
    readonly tone?: "plain" | "glass" | "raised";
    readonly size?: "medium" | "large";
    /** Switched on; absent on buttons that cannot be. */
    readonly selected?: boolean | undefined;
  };

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

    &[aria-pressed="true"] {
      color: var(--color-primary-text);
    }

    &[aria-disabled="true"] {
      color: var(--color-text-faint);
      cursor: not-allowed;

      &:hover {
        background: none;
      }

      &[data-tone="glass"]:hover {
        background: var(--color-glass);
      }

      &[data-tone="raised"]:hover {
        background: var(--color-surface);
      }
    }
  }
`;

/** A button that shows only an icon. */
export function IconButton({
  icon,
  label,
  filled = false,
  tone = "plain",
  size = "medium",
  disabled = false,
  reason,
  selected,
  onClick,
  ...rest
}: IconButtonProps) {
  const button = (reasonProps?: ReasonProps) => {
    const press = (event: MouseEvent<HTMLButtonElement>) => {
      if (!disabled) onClick?.(event);
      else {
        event.preventDefault();
        reasonProps?.showReason();
      }
    };
    return (
      <button
        type="button"
        aria-label={label}
        // The bubble of a disabled button uses the position of the browser's tooltip.
        title={disabled ? undefined : label}
        aria-pressed={selected}
        {...reasonProps?.listeners}
        {...rest}
        aria-describedby={reasonProps?.describedBy ?? rest["aria-describedby"]}
        className={iconButtonLook}
        data-tone={tone}
        data-size={size}
        aria-disabled={disabled || undefined}
        onClick={press}
      >
        <Icon name={icon} filled={filled} />
      </button>
    );
  };
  if (reason === undefined) return button();
  return (
    <Refused isRefused={disabled} reason={reason} position="bubble">
      {button}
    </Refused>
  );
}
