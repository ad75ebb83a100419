import { FIRST_ICONS, TURNING_FIRST_ICONS } from "./first-icons.gen.ts";
import { IconBox, type IconLook } from "./icon-box.tsx";
import type { IconName } from "./icon-name.gen.ts";
import { LazyIcon } from "./lazy-icon.tsx";

export type { IconName };

export interface IconProps extends IconLook {
  readonly name: IconName;
}

const FIRST: Partial<Record<IconName, string>> = FIRST_ICONS;

/**
 * An icon by name, in the current text colour. Icons of the first paint are in the first script; others load one file
 * each when they are first shown, in a box of the final size.
 */
export function Icon({ name, ...look }: IconProps) {
  const line = FIRST[name];
  if (line === undefined) return <LazyIcon key={name} name={name} {...look} />;
  return (
    <IconBox {...look} turns={TURNING_FIRST_ICONS.includes(name)}>
      <path d={line} />
    </IconBox>
  );
}
