import { css } from "@linaria/core";
import { useId } from "react";

interface ChoiceBarProps<Choice extends string | number> {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly wordOf: (choice: Choice) => string;
  readonly chosen: Choice;
  readonly onChoose: (choice: Choice) => void;
}

const bar = css`
  @layer screens {
    display: flex;
    align-items: center;
    gap: var(--space-2);

    & > legend {
      float: inline-start;
      color: var(--color-text-faint);
      font-size: var(--type-12);
    }

    & > div {
      display: flex;
      overflow: hidden;
      border: 1px solid var(--color-line);
      border-radius: var(--radius-control);
      background: var(--color-surface);
    }

    & label {
      position: relative;
      padding: 5px 11px;
      color: var(--color-text-quiet);
      font-size: var(--type-13);
      line-height: 1.5;
      cursor: pointer;
      transition: background-color var(--press);
    }

    & label:hover {
      background: var(--color-hover);
    }

    & label:has(:checked) {
      background: var(--color-text);
      color: var(--color-page);
      font-weight: 600;
    }

    & label:has(:focus-visible) {
      outline: 2px solid var(--color-focus);
      outline-offset: -2px;
    }

    & input {
      position: absolute;
      inset: 0;
      opacity: 0;
      cursor: inherit;
    }
  }
`;

/** A radio group in one row. */
export function ChoiceBar<Choice extends string | number>({
  label,
  choices,
  wordOf,
  chosen,
  onChoose,
}: ChoiceBarProps<Choice>) {
  const name = useId();
  return (
    <fieldset className={bar}>
      <legend>{label}</legend>
      <div>
        {choices.map((choice) => (
          <label key={choice}>
            <input type="radio" name={name} checked={choice === chosen} onChange={() => onChoose(choice)} />
            {wordOf(choice)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
