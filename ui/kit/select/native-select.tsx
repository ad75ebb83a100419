import { css } from "@linaria/core";
import type { ComponentPropsWithRef } from "react";
import { controlLook } from "../field/control-look.ts";
import { Icon } from "../icon/icon.tsx";

interface NativeSelectProps
  extends Omit<ComponentPropsWithRef<"select">, "className" | "style" | "disabled" | "onChange"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string; readonly lang?: string }[];
}

const frame = css`
  @layer kit {
    position: relative;
    display: block;
    inline-size: 100%;

    & > select {
      text-overflow: ellipsis;
    }

    & > svg {
      position: absolute;
      inset-block: 0;
      inset-inline-end: 14px;
      margin-block: auto;
      color: var(--color-text-quiet);
      pointer-events: none;
    }

    & > select[aria-disabled="true"] + svg {
      color: var(--color-text-faint);
    }
  }
`;

/** The platform's select, in a `Field`: for first paints, and for plain texts. */
export function NativeSelect({ value, onChange, options, ...select }: NativeSelectProps) {
  const isDisabled = select["aria-disabled"] === true;
  return (
    <span className={frame}>
      <select
        {...select}
        className={controlLook}
        data-chooses=""
        value={value}
        onChange={(event) => {
          if (!isDisabled) onChange(event.target.value);
        }}
        onMouseDown={(event) => {
          if (isDisabled) event.preventDefault();
        }}
        onKeyDown={(event) => {
          if (isDisabled && event.key !== "Tab") event.preventDefault();
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={18} />
    </span>
  );
}
