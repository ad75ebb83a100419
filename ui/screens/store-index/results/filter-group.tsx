import { css } from "@linaria/core";
import { useState } from "react";
import { useFormats } from "#ui/i18n/use-formats.ts";
import { useText } from "#ui/i18n/use-text.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";

/** Values shown before the player asks for all of them. */
const SHORT_LENGTH = 7;

interface FilterGroupProps {
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly count: number }[];
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
}

const group = css`
  @layer screens {
    display: grid;
    gap: 2px;

    & > legend {
      margin-block-end: var(--space-2);
      font-size: var(--type-14);
      font-weight: 600;
    }

    & > label {
      position: relative;
      display: flex;
      align-items: center;
      gap: 10px;
      min-block-size: 32px;
      border-radius: var(--radius-small);
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      cursor: pointer;
    }

    & > label:hover,
    & > label:has(:checked) {
      color: var(--color-text);
    }

    & input {
      position: absolute;
      inline-size: 20px;
      block-size: 20px;
      opacity: 0;
      cursor: pointer;
    }

    & [data-part="box"] {
      display: grid;
      flex: none;
      place-items: center;
      inline-size: 20px;
      block-size: 20px;
      border: 1px solid var(--color-line-strong);
      border-radius: 5px;
      color: transparent;
    }

    & input:checked + [data-part="box"] {
      border-color: var(--color-primary);
      background: var(--color-primary);
      color: var(--color-on-primary);
    }

    & input:focus-visible + [data-part="box"] {
      outline: 2px solid var(--color-focus);
      outline-offset: 2px;
    }

    & [data-part="count"] {
      margin-inline-start: auto;
      color: var(--color-text-faint);
      font-size: var(--type-12);
    }

    & > span {
      margin-inline-start: -12px;
    }

    @media (pointer: coarse) {
      & > label {
        min-block-size: 44px;
      }
    }
  }
`;

/** The values of one filter with the number of games each would leave. */
export function FilterGroup({ legend, options, chosen, onToggle }: FilterGroupProps) {
  const text = useText("store");
  const formats = useFormats();
  const [isWhole, setIsWhole] = useState(false);
  if (options.length === 0) return null;
  const shown = isWhole ? options : options.filter(({ value }, at) => at < SHORT_LENGTH || chosen.includes(value));
  return (
    <fieldset className={group}>
      <legend>{legend}</legend>
      {shown.map(({ value, label, count }) => (
        <label key={value}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => onToggle(value)} />
          <span data-part="box" aria-hidden="true">
            <Icon name="check" size={14} />
          </span>
          {label}
          <span data-part="count">{formats.number(count)}</span>
        </label>
      ))}
      {shown.length < options.length && (
        <span>
          <Button variant="tertiary" size="small" onClick={() => setIsWhole(true)}>
            {text("showAllValues", { number: formats.number(options.length) })}
          </Button>
        </span>
      )}
    </fieldset>
  );
}
