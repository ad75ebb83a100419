import { css } from "@linaria/core";
import type { ComponentPropsWithRef } from "react";

type TextAreaProps = Omit<ComponentPropsWithRef<"textarea">, "className" | "style">;

const textArea = css`
  @layer kit {
    inline-size: 100%;
    min-block-size: 128px;
    max-block-size: 60dvh;
    padding: 10px 14px;
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    font-size: var(--type-16);
    line-height: var(--leading-text);
    resize: vertical;
    field-sizing: content;
    transition: border-color var(--press);

    &::placeholder {
      color: var(--color-text-faint);
      opacity: 1;
    }

    &:focus-visible {
      border-color: var(--color-focus);
      outline: 1px solid var(--color-focus);
      outline-offset: 0;
    }

    &[aria-invalid="true"] {
      border-color: var(--color-error);
    }

    &[aria-invalid="true"]:focus-visible {
      outline-color: var(--color-error);
    }
  }
`;

/** Several lines of text; grows with what is typed where the browser can, and follows the direction of the words. */
export function TextArea(props: TextAreaProps) {
  return <textarea dir="auto" {...props} className={textArea} />;
}
