import { css } from "@linaria/core";
import type { ComponentProps } from "react";
import { normalizeCoupon } from "#core/engagement/normalize-coupon.ts";
import { TextInput } from "#ui/kit/text-input/text-input.tsx";

interface CodeInputProps extends Omit<ComponentProps<typeof TextInput>, "onChange" | "lang" | "dir"> {
  readonly value: string;
  readonly onCode: (code: string) => void;
}

const look = css`
  @layer sections {
    display: contents;

    /* While an input method composes; by the language of the field, which is none. */
    & input {
      text-transform: uppercase;
    }
  }
`;

/** A field for a coupon code. It holds the code as it will be sent: what is typed or pasted is folded at once. */
export function CodeInput({ onCode, ...input }: CodeInputProps) {
  const take = (field: HTMLInputElement) => {
    const code = normalizeCoupon(field.value);
    if (code !== field.value) {
      const caret = normalizeCoupon(field.value.slice(0, field.selectionStart ?? field.value.length)).length;
      field.value = code;
      if (field === document.activeElement) field.setSelectionRange(caret, caret);
    }
    onCode(code);
  };
  return (
    <span className={look}>
      <TextInput
        {...input}
        dir="ltr"
        // No linguistic content: capitals follow the rules of no language.
        lang="zxx"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ currentTarget, nativeEvent }) => {
          // Changed while it is composed, a text would be written twice.
          if (nativeEvent instanceof InputEvent && nativeEvent.inputType === "insertCompositionText")
            onCode(currentTarget.value);
          else take(currentTarget);
        }}
        onCompositionEnd={({ currentTarget }) => take(currentTarget)}
        onBlur={({ currentTarget }) => take(currentTarget)}
      />
    </span>
  );
}
