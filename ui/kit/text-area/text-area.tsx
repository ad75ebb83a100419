import type { ComponentPropsWithRef } from "react";
import { controlLook } from "../field/control-look.ts";

type TextAreaProps = Omit<ComponentPropsWithRef<"textarea">, "className" | "style" | "disabled">;

/** Several lines of text, in a `Field`; grows with what is typed where the browser can, and follows the direction of the words. */
export function TextArea({ readOnly = false, ...area }: TextAreaProps) {
  return (
    <textarea
      dir="auto"
      {...area}
      className={controlLook}
      data-multiline=""
      readOnly={readOnly || area["aria-disabled"] === true}
    />
  );
}
