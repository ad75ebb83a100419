import { css } from "@linaria/core";
import { useId } from "react";
import type { FieldWords } from "../field/field-below.tsx";
import { FieldGroup } from "../field/field-group.tsx";
import { moveAmongRadios } from "./radio-keys.ts";

interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Explanation of the option. */
  readonly note?: string | undefined;
  /** Why it cannot be chosen now, and what would help. It can be reached but not chosen. */
  readonly reason?: string | undefined;
}

interface RadioGroupProps<Value extends string> extends FieldWords {
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly options: readonly RadioOption<Value>[];
  /** `row` for a few short words, `cards` where each choice is explained. */
  readonly layout?: "list" | "row" | "cards";
}

const radios = css`
  @layer kit {
    display: grid;
    justify-items: start;

    &[data-layout="row"] {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--space-5);
    }

    &[data-layout="cards"] {
      gap: var(--space-2);
      justify-items: stretch;
      inline-size: 100%;
    }

    & label {
      position: relative;
      display: grid;
      grid-template-columns: 1.25rem minmax(0, auto);
      gap: 0 10px;
      justify-content: start;
      padding-block: 6px;
      font-size: var(--type-14);
      cursor: pointer;
    }

    @media (pointer: coarse) {
      & label {
        padding-block: 11px;
      }
    }

    &[data-layout="cards"] label {
      padding: 12px 14px;
      border: 1px solid var(--color-line-strong);
      border-radius: var(--radius-control);
      background: var(--color-surface);
      transition: border-color var(--press);
    }

    @media (hover: hover) {
      &[data-layout="cards"] label:not([data-disabled]):hover {
        background: var(--color-raised);
      }
    }

    &[data-layout="cards"] label[data-checked] {
      border-color: var(--color-primary);
      box-shadow: inset 0 0 0 1px var(--color-primary);
    }

    &[data-layout="cards"] [data-part="label"] {
      font-weight: 600;
    }

    & input {
      inline-size: 1.25rem;
      block-size: 1.25rem;
      margin-block: 0.0625rem;
      border: 1.5px solid var(--color-line-strong);
      border-radius: 50%;
      background: var(--color-surface);
      appearance: none;
      cursor: inherit;
    }

    & input:checked {
      border: 0.375rem solid var(--color-primary);
      background: var(--color-on-primary);
    }

    & input:focus-visible {
      outline: 2px solid var(--color-focus);
      outline-offset: 2px;
    }

    [aria-invalid="true"] > & label:not([data-disabled]) input:not(:checked) {
      border-color: var(--color-error);
    }

    & [data-part="note"] {
      grid-column: 2;
      color: var(--color-text-quiet);
      font-size: var(--type-13);
      line-height: 1.5;
    }

    & label[data-disabled] {
      color: var(--color-text-faint);
      cursor: not-allowed;
    }

    & label[data-disabled] input:not(:checked) {
      border-color: var(--color-line-strong);
      background: var(--color-raised);
    }

    & label[data-disabled] input:checked {
      border-color: var(--color-text-faint);
      background: var(--color-raised);
    }

    @media (forced-colors: active) {
      & input:checked {
        border-color: Highlight;
        forced-color-adjust: none;
      }
    }
  }
`;

/** A choice of a few visible options (WAI-ARIA radio group pattern): the arrow keys choose. */
export function RadioGroup<Value extends string>({
  value,
  onChange,
  options,
  layout = "list",
  ...words
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <FieldGroup {...words} role="radiogroup" onKeyDown={moveAmongRadios}>
      <div className={radios} data-layout={layout}>
        {options.map((option, index) => {
          const isDisabled = (words.reason ?? option.reason) !== undefined;
          const note = option.reason ?? option.note;
          const id = `${name}-${index}`;
          return (
            <label
              key={option.value}
              data-checked={option.value === value || undefined}
              data-disabled={isDisabled || undefined}
            >
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                aria-labelledby={`${id}-label`}
                aria-describedby={note === undefined ? undefined : `${id}-note`}
                aria-disabled={isDisabled || undefined}
                onChange={() => {
                  if (!isDisabled) onChange(option.value);
                }}
              />
              <span data-part="label" id={`${id}-label`}>
                {option.label}
              </span>
              {note !== undefined && (
                <span data-part="note" id={`${id}-note`}>
                  {note}
                </span>
              )}
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
