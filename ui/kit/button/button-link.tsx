import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon/icon.tsx";
import { type AnchorProps, type Destination, PageLink } from "../page-link/page-link.tsx";
import { type ButtonSize, type ButtonVariant, buttonLook } from "./button-look.ts";

type ButtonLinkProps = Destination &
  AnchorProps & {
    readonly children: ReactNode;
    readonly variant?: ButtonVariant;
    readonly size?: ButtonSize;
    readonly icon?: IconName;
    readonly iconFilled?: boolean;
    readonly selected?: boolean;
    readonly block?: boolean;
  };

/** A link that looks like a button, for actions that lead to a page. */
export function ButtonLink({
  children,
  variant = "primary",
  size = "medium",
  icon,
  iconFilled = false,
  selected = false,
  block = false,
  ...link
}: ButtonLinkProps) {
  return (
    <PageLink
      {...link}
      className={buttonLook}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      data-selected={selected || undefined}
    >
      <span data-part="content">
        {icon && <Icon name={icon} size={size === "small" ? 16 : 18} filled={iconFilled} />}
        {typeof children === "string" ? <span data-part="words">{children}</span> : children}
      </span>
    </PageLink>
  );
}
