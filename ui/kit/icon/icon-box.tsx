import { css } from "@linaria/core";
import type { ReactNode } from "react";

export interface IconLook {
  /** Edge in CSS pixels. */
  readonly size?: number | undefined;
  /** Painted instead of drawn: stars, hearts, the play triangle. */
  readonly filled?: boolean | undefined;
  /** Accessible label if no text is beside the icon; without a label it is hidden from assistive technology. */
  readonly label?: string | undefined;
}

interface IconBoxProps extends IconLook {
  readonly viewBox?: string | undefined;
  /** Points along the line of text: turns round in right-to-left. */
  readonly turns?: boolean | undefined;
  readonly children?: ReactNode;
}

const icon = css`
  @layer kit {
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;

    &[data-filled] {
      fill: currentColor;
    }

    [dir="rtl"] &[data-directional] {
      transform: scaleX(-1);
    }
  }
`;

/** Container of an icon; it has its final size before the icon is drawn. */
export function IconBox({ size = 20, filled, label, viewBox = "0 0 24 24", turns, children }: IconBoxProps) {
  return (
    <svg
      className={icon}
      width={size}
      height={size}
      viewBox={viewBox}
      focusable="false"
      data-filled={filled || undefined}
      data-directional={turns || undefined}
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      {children}
    </svg>
  );
}
