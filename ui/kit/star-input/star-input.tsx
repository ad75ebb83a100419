import { css } from "@linaria/core";
import { useId } from "react";
import { FieldMessage } from "../field-message/field-message.tsx";
import { Icon } from "../icon/icon.tsx";

const STARS = [1, 2, 3, 4, 5] as const;

interface StarInputProps {
  readonly label: string;
  /** 1 to 5; 0 as long as nothing is chosen. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** What each number of stars is called, e.g. "4 stars: good". */
  readonly describe: (stars: number) => string;
  readonly error?: string | undefined;
}

const starInput = css`
  @layer kit {
    display: grid;
    gap: var(--space-2);
    justify-items: start;

    & > legend {
      font-size: var(--type-14);
      font-weight: 600;
    }

    & > [data-part="line"] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-1) var(--space-3);
    }

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

    & [data-part="star"]:active {
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

    & [data-part="words"] {
      color: var(--color-text-quiet);
      font-size: var(--type-14);
    }

    @media (hover: hover) {
      & [data-part="stars"]:hover [data-part="star"] {
        color: var(--color-primary-text);
      }

      & [data-part="stars"] [data-part="star"]:hover ~ [data-part="star"] {
        color: var(--color-line-strong);
      }
    }
  }
`;

/** One to five stars, as a group of radio buttons: the arrow keys choose, the words beside it say what is chosen. */
export function StarInput({ label, value, onChange, describe, error }: StarInputProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <fieldset className={starInput} aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{label}</legend>
      <div data-part="line">
        <div data-part="stars">
          {STARS.map((stars) => (
            <label key={stars} data-part="star" data-lit={stars <= value || undefined}>
              <input
                type="radio"
                name={id}
                value={stars}
                checked={value === stars}
                onChange={() => onChange(stars)}
                aria-label={describe(stars)}
              />
              <Icon name="star" size={28} filled={stars <= value} />
            </label>
          ))}
        </div>
        <span data-part="words" aria-hidden="true">
          {value === 0 ? "" : describe(value)}
        </span>
      </div>
      {error !== undefined && <FieldMessage id={errorId}>{error}</FieldMessage>}
    </fieldset>
  );
}
