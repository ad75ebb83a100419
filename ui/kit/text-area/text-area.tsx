import type { ComponentPropsWithRef } from "react";
import { controlLook } from "../field/control-look.ts";
import { NO_WORDS } from "../field/placeholder.ts";

type TextAreaProps = Omit<ComponentPropsWithRef<"textarea">, "className" | "style" | "disabled">;

/** Several lines of text, in a `Field`; grows with what is typed where the browser can, and follows the direction of the words. */
export function TextArea({ placeholder = NO_WORDS, readOnly = false, ...area }: TextAreaProps) {
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
