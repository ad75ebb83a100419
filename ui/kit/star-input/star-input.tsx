import { css } from "@linaria/core";
import { useId } from "react";
import type { FieldWords } from "../field/field-below.tsx";
import { FieldGroup } from "../field/field-group.tsx";
import { Icon } from "../icon/icon.tsx";
import { moveAmongRadios } from "../radio-group/radio-keys.ts";

const STARS = [1, 2, 3, 4, 5] as const;

interface StarInputProps extends FieldWords {
  /** 1 to 5; 0 as long as nothing is chosen. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Label of each number of stars, e.g. "4 stars: good". */
  readonly describe: (stars: number) => string;
}

const starInput = css`
  @layer kit {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);

    & [data-part="stars"] {
      display: flex;
      margin-inline-start: -6px;
    }

    & [data-part="star"] {
      position: relative;
      display: grid;
      place-items: center;
      inline-size: 40px;
      block-size: 44px;
      border-radius: var(--radius-control);
      color: var(--color-line-strong);
      cursor: pointer;
      transition:
        color var(--press),
        scale var(--press);
    }

    @media (pointer: coarse) {
      & [data-part="star"] {
        inline-size: 44px;
      }
    }

    &:not([data-disabled]) [data-part="star"]:active {
      scale: 0.92;
    }

    & [data-part="star"][data-lit] {
      color: var(--color-primary-text);
    }

    & input {
      position: absolute;
      inset: 0;
      margin: 0;
      opacity: 0;
      cursor: pointer;
    }

    & [data-part="star"]:has(input:focus-visible) {
      outline: 2px solid var(--color-focus);
    }

    &[data-disabled] [data-part="star"] {
      color: var(--color-text-faint);
      cursor: not-allowed;
    }

    & [data-part="words"] {
      color: var(--color-text-quiet);
      font-size: var(--type-14);
    }

    @media (hover: hover) {
      &:not([data-disabled]) [data-part="stars"]:hover [data-part="star"] {
        color: var(--color-primary-text);
      }

      &:not([data-disabled]) [data-part="stars"]:hover [data-part="star"] > svg {
        fill: currentColor;
      }

      &:not([data-disabled]) [data-part="stars"] [data-part="star"]:hover ~ [data-part="star"] {
        color: var(--color-line-strong);
      }

      &:not([data-disabled]) [data-part="stars"] [data-part="star"]:hover ~ [data-part="star"] > svg {
        fill: none;
      }
    }
  }
`;

/** One to five stars as a radio group: arrow keys choose, and a text beside them names the choice. */
export function StarInput({ value, onChange, describe, ...words }: StarInputProps) {
  const name = useId();
  const isDisabled = words.reason !== undefined;
  return (
    <FieldGroup {...words} role="radiogroup" onKeyDown={moveAmongRadios}>
      <div className={starInput} data-disabled={isDisabled || undefined}>
        <div data-part="stars">
          {STARS.map((stars) => (
            <label key={stars} data-part="star" data-lit={stars <= value || undefined}>
              <input
                type="radio"
                name={name}
                value={stars}
                checked={value === stars}
                onChange={() => {
                  if (!isDisabled) onChange(stars);
                }}
                aria-label={describe(stars)}
                aria-disabled={isDisabled || undefined}
              />
              <Icon name="star" size={28} filled={stars <= value} />
            </label>
          ))}
        </div>
        <span data-part="words" aria-hidden="true">
          {value === 0 ? "" : describe(value)}
        </span>
      </div>
    </FieldGroup>
  );
}
