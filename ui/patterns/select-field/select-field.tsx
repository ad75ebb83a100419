import { css } from "@linaria/core";
import { useId } from "react";
import { NativeSelect } from "#ui/kit/select/native-select.tsx";

interface SelectFieldProps {
  readonly label: string;
  /** By it a reload finds the focus again. */
  readonly name?: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

const field = css`
  @layer sections {
    display: grid;
    align-content: start;
    gap: var(--space-2);
    min-inline-size: 0;

    & > label {
      font-size: var(--type-14);
      font-weight: 600;
    }

    & select {
      font-size: var(--type-14);
    }
  }
`;

/** A select that takes effect at once, such as an order or a filter. Rows of forms are `Field`s. */
export function SelectField({ label, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={field}>
      <label htmlFor={id}>{label}</label>
      <NativeSelect id={id} {...select} />
    </div>
  );
}
