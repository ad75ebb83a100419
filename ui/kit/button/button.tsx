import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { Icon, type IconName } from "../icon/icon.tsx";
import type { Refusal } from "../refusal.ts";
import { type ButtonSize, type ButtonVariant, buttonLook } from "./button-look.ts";
import { type ReasonProps, Refused } from "./refused.tsx";

/** `disabled` comes with the `reason`; a disabled button stays in the tab order so that it can be read. */
type ButtonProps = Omit<ComponentPropsWithRef<"button">, "children" | "className" | "style" | "disabled"> &
  Refusal & {
    readonly children: ReactNode;
    readonly variant?: ButtonVariant;
    readonly size?: ButtonSize;
    readonly icon?: IconName;
    readonly iconFilled?: boolean;
    /** Position of the reason; see `Refused`. */
    readonly reasonPosition?: "below" | "bubble";
    /** Chosen among its like; absent on buttons that cannot be chosen. */
    readonly selected?: boolean;
    /** Under way: keeps its width, and a second press does nothing. */
    readonly busy?: boolean;
    /** Fills the width of its container. */
    readonly block?: boolean;
  };

/** A button in the variants, sizes and flags of Spec §2. */
export function Button({
  children,
  variant = "primary",
  size = "medium",
  icon,
  iconFilled = false,
  disabled = false,
  reason,
  reasonPosition = "below",
  selected,
  busy = false,
  block = false,
  onClick,
  ...rest
}: ButtonProps) {
  const isRefused = disabled || busy;
  const button = (reasonProps?: ReasonProps) => {
    const press = (event: MouseEvent<HTMLButtonElement>) => {
      if (!isRefused) onClick?.(event);
      else {
        event.preventDefault();
        reasonProps?.showReason();
      }
    };
    return (
      <button
        type="button"
        {...reasonProps?.listeners}
        {...rest}
        aria-describedby={reasonProps?.describedBy ?? rest["aria-describedby"]}
        className={buttonLook}
        data-variant={variant}
        data-size={size}
        data-block={block || undefined}
        data-busy={busy || undefined}
        data-selected={selected || undefined}
        aria-pressed={rest["aria-pressed"] ?? (rest.role === undefined ? selected : undefined)}
        aria-disabled={isRefused || undefined}
        aria-busy={busy || undefined}
        onClick={press}
      >
        <span data-part="content">
          {icon && <Icon name={icon} size={size === "small" ? 16 : 18} filled={iconFilled} />}
          {typeof children === "string" ? <span data-part="words">{children}</span> : children}
        </span>
        {busy && <span data-part="busy" aria-hidden="true" />}
      </button>
    );
  };
  if (reason === undefined) return button();
  return (
    <Refused
      isRefused={disabled}
      reason={reason}
      position={reasonPosition}
      isBlock={block || size === "mediumFlexible"}
    >
      {button}
    </Refused>
  );
}
