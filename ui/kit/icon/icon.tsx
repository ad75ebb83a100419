import { css } from "@linaria/core";
import { ICON_PATHS } from "./icon-bodies.gen.ts";

/** The fixed list of icons; another one is added in `generate-icons.mjs`. */
export type IconName = keyof typeof ICON_PATHS;

interface IconProps {
  readonly name: IconName;
  /** Edge in CSS pixels. */
  readonly size?: number;
  /** Painted instead of drawn: stars, hearts, the play triangle. */
  readonly filled?: boolean;
  /** What the icon says where no text stands beside it; without a label it is hidden from assistive technology. */
  readonly label?: string;
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

/** Icons that point along the line of text, and so turn round in right-to-left. */
const DIRECTIONAL: ReadonlySet<IconName> = new Set<IconName>([
  "chevron-end",
  "chevron-start",
  "sign-in",
  "sign-out",
  "external",
]);

/** A line icon in the colour of the text around it. */
export function Icon({ name, size = 20, filled = false, label }: IconProps) {
  return (
    <svg
      className={icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      focusable="false"
      data-filled={filled || undefined}
      data-directional={DIRECTIONAL.has(name) || undefined}
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
