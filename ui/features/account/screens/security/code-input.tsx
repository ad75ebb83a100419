import type { ComponentProps } from "react";
import { TextInput } from "#ui/kit/text-input/text-input.tsx";

/** Longest that the publisher takes, in characters. */
const MAX_CODE_LENGTH = 64;

/** A code of an authenticator app, or a recovery code, in a `Field`. */
export function CodeInput(input: ComponentProps<typeof TextInput>) {
  return (
    <TextInput
      {...input}
      dir="ltr"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={MAX_CODE_LENGTH}
    />
  );
}
