import { css } from "@linaria/core";
import { useId } from "react";
import { Icon } from "#ui/kit/icon/icon.tsx";

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

const field = css`
  @layer screens {
    display: grid;
    gap: var(--space-2);

    & > label {
      font-size: var(--type-14);
      font-weight: 600;
    }

    & > span {
      position: relative;
      display: block;
    }

    & select {
      inline-size: 100%;
      min-block-size: 44px;
      padding-inline: 14px 40px;
      border: 1px solid var(--color-line-strong);
      border-radius: var(--radius-control);
      background: var(--color-surface);
      color: var(--color-text);
      font-size: var(--type-14);
      appearance: none;
      cursor: pointer;
    }

    & svg {
      position: absolute;
      inset-block: 0;
      inset-inline-end: 12px;
      margin-block: auto;
      pointer-events: none;
    }
  }
`;

/** One choice of several, by the platform's own list. */
export function SelectField({ label, value, options, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={field}>
      <label htmlFor={id}>{label}</label>
      <span>
        <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={18} />
      </span>
    </div>
  );
}
