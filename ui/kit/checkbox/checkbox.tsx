import { css } from "@linaria/core";
import { type ComponentPropsWithoutRef, type ReactNode, useId } from "react";
import { FieldMessage } from "../field-message/field-message.tsx";
import { Icon } from "../icon/icon.tsx";
import type { Refusal } from "../refusal.ts";

type CheckboxProps = Omit<ComponentPropsWithoutRef<"input">, "className" | "style" | "type" | "disabled"> &
  Refusal & {
    readonly children: ReactNode;
    readonly hint?: string | undefined;
    readonly error?: string | undefined;
    /** Some of the items that it represents are checked. */
    readonly isMixed?: boolean;
  };

const checkbox = css`
  @layer kit {
    display: inline-grid;
    grid-template-columns: minmax(0, auto);
    justify-items: start;
    max-inline-size: 100%;

    & > label {
      position: relative;
      display: flex;
      align-items: flex-start;
      gap: 10px;
      max-inline-size: 100%;
      min-block-size: 24px;
      padding-block: 6px;
      font-size: var(--type-14);
      cursor: pointer;
    }

    @media (pointer: coarse) {
      & > label {
        padding-block: 11px;
      }
    }

    & [data-part="box"] {
      display: grid;
      flex: none;
      place-items: center;
      inline-size: 1.25rem;
      block-size: 1.25rem;
      margin-block-start: 0.0625rem;
      border: 1.5px solid var(--color-line-strong);
      border-radius: 5px;
      background: var(--color-surface);
      color: transparent;
      transition:
        background-color var(--press),
        border-color var(--press);
    }

    & [data-part="box"] > svg {
      inline-size: 0.875rem;
      block-size: 0.875rem;
    }

    & [data-part="words"] {
      min-inline-size: 0;
    }

    & input {
      position: absolute;
      inline-size: 1.25rem;
      block-size: 1.25rem;
      opacity: 0;
      cursor: inherit;
    }

    & input:checked + [data-part="box"],
    & input:indeterminate + [data-part="box"] {
      border-color: var(--color-primary);
      background: var(--color-primary);
      color: var(--color-on-primary);
    }

    & input:indeterminate + [data-part="box"] > svg {
      display: none;
    }

    & input:indeterminate + [data-part="box"]::before {
      inline-size: 0.625rem;
      block-size: 0.125rem;
      border-radius: 1px;
      background: currentColor;
      content: "";
    }

    & input:focus-visible + [data-part="box"] {
      outline: 2px solid var(--color-focus);
      outline-offset: 2px;
    }

    & input[aria-invalid="true"] + [data-part="box"] {
      border-color: var(--color-error);
    }

    & > label[data-disabled] {
      color: var(--color-text-faint);
      cursor: not-allowed;
    }

    & > label[data-disabled] [data-part="box"] {
      border-color: var(--color-line-strong);
      background: var(--color-raised);
    }

    & > label[data-disabled] input:checked + [data-part="box"] {
      color: var(--color-text-faint);
    }

    & > [data-part="note"] {
      padding-inline-start: calc(1.25rem + 10px);
      margin-block-end: 6px;
      color: var(--color-text-quiet);
      font-size: var(--type-13);
      line-height: 1.5;
    }

    /* Forced colours drop backgrounds: only the mark shows the state. */
    @media (forced-colors: active) {
      & input:checked + [data-part="box"] {
        color: CanvasText;
      }
    }
  }
`;

/** A statement that is true or not. */
export function Checkbox({
  children,
  hint,
  error,
  isMixed = false,
  disabled = false,
  reason,
  onClick,
  onChange,
  ...input
}: CheckboxProps) {
  const noteId = useId();
  const note = error ?? (disabled ? reason : hint);
  return (
    <div className={checkbox}>
      <label data-disabled={disabled || undefined}>
        <input
          {...input}
          ref={(element) => {
            if (element !== null) element.indeterminate = isMixed;
          }}
          type="checkbox"
          aria-describedby={note === undefined ? input["aria-describedby"] : noteId}
          aria-invalid={error === undefined ? undefined : true}
          aria-disabled={disabled || undefined}
          onChange={disabled ? () => undefined : onChange}
          onClick={(event) => {
            // The checkbox stays in the tab order and keeps its state.
            if (disabled) event.preventDefault();
            else onClick?.(event);
          }}
        />
        <span data-part="box">
          <Icon name="check" size={14} />
        </span>
        <span data-part="words">{children}</span>
      </label>
      {note !== undefined && (
        <div data-part="note">
          {error !== undefined ? <FieldMessage id={noteId}>{error}</FieldMessage> : <p id={noteId}>{note}</p>}
        </div>
      )}
    </div>
  );
}
