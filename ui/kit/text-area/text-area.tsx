import type { ComponentPropsWithRef } from "react";
import { controlLook } from "../field/control-look.ts";
import { BLANK_PLACEHOLDER } from "../field/placeholder.ts";

type TextAreaProps = Omit<ComponentPropsWithRef<"textarea">, "className" | "style" | "disabled">;

/**
 * Multi-line text in a `Field`; it grows with its content if the browser supports it, and follows the text's
 * direction.
 */
export function TextArea({ placeholder = BLANK_PLACEHOLDER, readOnly = false, ...area }: TextAreaProps) {
  return (
    <textarea
      dir="auto"
      {...area}
      placeholder={placeholder}
      className={controlLook}
      data-multiline=""
      readOnly={readOnly || area["aria-disabled"] === true}
    />
  );
}
