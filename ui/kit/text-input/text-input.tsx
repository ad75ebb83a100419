import type { ComponentPropsWithRef, ReactNode } from "react";
import { controlLook } from "../field/control-look.ts";
import { BLANK_PLACEHOLDER } from "../field/placeholder.ts";
import { Icon, type IconName } from "../icon/icon.tsx";

interface TextInputProps extends Omit<ComponentPropsWithRef<"input">, "className" | "style" | "disabled"> {
  readonly icon?: IconName;
  /** Rendered at the end of the box: a unit or a button. */
  readonly end?: ReactNode;
}

/** One line of text, in a `Field`; follows the direction of the words. */
export function TextInput({ icon, end, placeholder = BLANK_PLACEHOLDER, readOnly = false, ...input }: TextInputProps) {
  const isDisabled = input["aria-disabled"] === true;
  return (
    <span
      className={controlLook}
      data-invalid={input["aria-invalid"] === true || undefined}
      data-disabled={isDisabled || undefined}
    >
      {icon && <Icon name={icon} size={18} />}
      <input type="text" dir="auto" {...input} placeholder={placeholder} readOnly={readOnly || isDisabled} />
      {end}
    </span>
  );
}
