import { css } from "@linaria/core";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#ui/context/use-formats.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";

/** Values shown before the list is expanded. */
const SHORT_LENGTH = 6;

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** Games that have it; `null` where that is not known. */
  readonly count: number | null;
}

interface FilterGroupProps {
  readonly legend: string;
  readonly options: readonly FilterOption[];
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
  /** Values that are left out; a group without `onExclude` has none. */
  readonly excluded?: readonly string[];
  readonly onExclude?: (value: string) => void;
  /** Open before anything is chosen in it. */
  readonly startsOpen?: boolean;
}

const group = css`
  @layer screens {
    border-block-start: 1px solid var(--color-line);

    & > summary {
      display: flex;
      align-items: center;
      gap: var(--space-2);
      min-block-size: 48px;
      border-radius: var(--radius-small);
      font-size: var(--type-14);
      font-weight: 600;
      list-style: none;
      cursor: pointer;
    }

    & > summary::-webkit-details-marker {
      display: none;
    }

    & > summary > svg {
      margin-inline-start: auto;
      color: var(--color-text-faint);
      transition: rotate var(--press);
    }

    &[open] > summary > svg {
      rotate: 180deg;
    }

    & [data-part="number"] {
      min-inline-size: 20px;
      padding-inline: 6px;
      border-radius: 10px;
      background: var(--color-primary);
      color: var(--color-on-primary);
      font-size: var(--type-12);
      line-height: 20px;
      text-align: center;
    }

    & > [data-part="values"] {
      display: grid;
      gap: 2px;
      padding-block-end: var(--space-4);
    }

    & [data-part="row"] {
      position: relative;
      display: flex;
      align-items: center;
    }

    & label {
      position: relative;
      display: flex;
      flex: 1;
      align-items: center;
      gap: 10px;
      min-inline-size: 0;
      min-block-size: 34px;
      padding-block: 4px;
      border-radius: var(--radius-small);
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      line-height: 1.3;
      cursor: pointer;
    }

    & label:hover,
    & label:has(:checked) {
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

    & [data-part="label"] {
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }

    /* Within a sentence several languages write the names of languages small. */
    & [data-part="label"]::first-letter {
      text-transform: uppercase;
    }

    & [data-excluded] [data-part="label"] {
      text-decoration: line-through;
    }

    & [data-part="count"] {
      margin-inline-start: auto;
      padding-inline-start: 4px;
      color: var(--color-text-faint);
      font-size: var(--type-12);
    }

    & [data-part="exclude"] {
      display: grid;
      flex: none;
      place-items: center;
      inline-size: 32px;
      block-size: 32px;
      margin-inline-end: -6px;
      border-radius: var(--radius-small);
      color: var(--color-text-faint);
    }

    /* Drawn here, because an icon beyond those of the first paint would be a request of its own on every list. */
    & [data-part="sign"] {
      position: relative;
      inline-size: 15px;
      block-size: 15px;
      border: 1.5px solid currentColor;
      border-radius: 50%;
    }

    & [data-part="sign"]::before {
      content: "";
      position: absolute;
      inset-block: 0;
      inset-inline: 0;
      inline-size: 1.5px;
      margin-inline: auto;
      background: currentColor;
      rotate: -45deg;
    }

    & [data-part="exclude"]:hover {
      color: var(--color-text);
    }

    & [data-part="exclude"][aria-pressed="true"] {
      color: var(--color-error-text);
    }

    & [data-part="exclude"]:focus-visible {
      outline: 2px solid var(--color-focus);
      outline-offset: -2px;
    }

    & [data-part="values"] > span {
      margin-inline-start: -12px;
    }

    /* With a mouse, the button that excludes a value is shown on hover. */
    @media (hover: hover) {
      & [data-part="exclude"][aria-pressed="false"]:not(:focus-visible) {
        opacity: 0;
      }

      & [data-part="row"]:hover [data-part="exclude"],
      & [data-part="row"]:focus-within [data-part="exclude"] {
        opacity: 1;
      }
    }

    @media (pointer: coarse) {
      & label {
        min-block-size: 44px;
      }

      & [data-part="exclude"] {
        inline-size: 44px;
        block-size: 44px;
        margin-inline-end: -12px;
      }
    }
  }
`;

/** The values of one filter with the number of games of each; a value is wanted, left out, or does not matter. */
export function FilterGroup(props: FilterGroupProps) {
  const { legend, options, chosen, onToggle, excluded = [], onExclude, startsOpen = false } = props;
  const { t: text } = useTranslation("store");
  const { t: words } = useTranslation("discovery");
  const formats = useFormats();
  const id = useId();
  const number = chosen.length + excluded.length;
  const [isOpen, setIsOpen] = useState(startsOpen || number > 0);
  const [isWhole, setIsWhole] = useState(false);
  if (options.length === 0) return null;
  const isChosen = (value: string) => chosen.includes(value) || excluded.includes(value);
  const shown = isWhole ? options : options.filter(({ value }, at) => at < SHORT_LENGTH || isChosen(value));
  return (
    <details className={group} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary id={id}>
        {legend}
        {number > 0 && <span data-part="number">{formats.number(number)}</span>}
        <Icon name="chevron-down" size={18} />
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: the summary names the group; a legend cannot be one */}
      <div role="group" data-part="values" aria-labelledby={id}>
        {shown.map(({ value, label, count }) => (
          <div key={value} data-part="row" data-excluded={excluded.includes(value) || undefined}>
            <label>
              <input type="checkbox" checked={chosen.includes(value)} onChange={() => onToggle(value)} />
              <span data-part="box" aria-hidden="true">
                <Icon name="check" size={14} />
              </span>
              <span data-part="label">{label}</span>
              {count !== null && <span data-part="count">{formats.number(count)}</span>}
            </label>
            {onExclude !== undefined && (
              <button
                type="button"
                data-part="exclude"
                aria-pressed={excluded.includes(value)}
                aria-label={words("exclude", { value: label })}
                onClick={() => onExclude(value)}
              >
                <span data-part="sign" aria-hidden="true" />
              </button>
            )}
          </div>
        ))}
        {shown.length < options.length && (
          <span>
            <Button variant="tertiary" size="small" onClick={() => setIsWhole(true)}>
              {text("showAllValues", { number: formats.number(options.length) })}
            </Button>
          </span>
        )}
      </div>
    </details>
  );
}
