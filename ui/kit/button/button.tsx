import { css } from "@linaria/core";
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from "react";
import { Icon, type IconName } from "../icon/icon.tsx";
import { type ButtonSize, type ButtonVariant, buttonLook } from "./button-look.ts";

interface ButtonProps extends Omit<ComponentPropsWithRef<"button">, "children" | "className" | "style"> {
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
  readonly iconFilled?: boolean;
  /** A disabled button stays in the tab order so that its reason can be read. */
  readonly disabled?: boolean;
  /** Why the action is refused and what would help; shown under the button and read with it. */
  readonly reason?: string | undefined;
  /** Chosen among its like; absent on buttons that cannot be chosen. */
  readonly selected?: boolean;
  /** Under way: keeps its width, and a second press does nothing. */
  readonly busy?: boolean;
  /** As wide as its place allows. */
  readonly block?: boolean;
}

const refusal = css`
  @layer kit {
    display: inline-grid;
    gap: var(--space-2);
    max-inline-size: 100%;

    &[data-block] {
      display: grid;
      inline-size: 100%;
    }

    & > [data-part="reason"] {
      color: var(--color-text-quiet);
      font-size: var(--type-13);
      line-height: 1.45;
    }
  }
`;

/** A button in the variants, sizes and flags of the specification, section 2. */
export function Button({
  children,
  variant = "primary",
  size = "medium",
  icon,
  iconFilled = false,
  disabled = false,
  reason,
  selected,
  busy = false,
  block = false,
  onClick,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const isRefused = disabled || busy;
  const isExplained = disabled && reason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isRefused) event.preventDefault();
    else onClick?.(event);
  };
  const button = (
    <button
      type="button"
      {...rest}
      className={buttonLook}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      data-busy={busy || undefined}
      data-selected={selected || undefined}
      aria-pressed={rest["aria-pressed"] ?? (rest.role === undefined ? selected : undefined)}
      aria-disabled={isRefused || undefined}
      aria-busy={busy || undefined}
      aria-describedby={isExplained ? reasonId : rest["aria-describedby"]}
      onClick={press}
    >
      <span data-part="content">
        {icon && <Icon name={icon} size={size === "small" ? 16 : 18} filled={iconFilled} />}
        {children}
      </span>
      {busy && <span data-part="busy" aria-hidden="true" />}
    </button>
  );
  if (!isExplained) return button;
  return (
    <span className={refusal} data-block={block || size === "mediumFlexible" || undefined}>
      {button}
      <span data-part="reason" id={reasonId}>
        {reason}
      </span>
    </span>
  );
}
