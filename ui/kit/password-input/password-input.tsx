import { type ComponentPropsWithoutRef, type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../button/icon-button.tsx";
import { TextInput } from "../text-input/text-input.tsx";

interface PasswordInputProps
  extends Omit<ComponentPropsWithoutRef<"input">, "className" | "style" | "disabled" | "type"> {
  readonly ref?: Ref<HTMLInputElement>;
  /** Which of the two password managers see. */
  readonly autoComplete: "current-password" | "new-password";
}

/** A password in a `Field`, which can be shown while it is typed; sending its form hides it again. */
export function PasswordInput({ ref, ...input }: PasswordInputProps) {
  const { t: text } = useTranslation("forms");
  const field = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  useImperativeHandle(ref, () => field.current as HTMLInputElement);
  useEffect(() => {
    // Browsers would store a value submitted from a text field as a suggestion.
    const hide = () => setShown(false);
    const form = field.current?.form;
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);
  return (
    <TextInput
      {...input}
      ref={field}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          icon={isShown ? "eye-off" : "eye"}
          label={text(isShown ? "hidePassword" : "showPassword")}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
