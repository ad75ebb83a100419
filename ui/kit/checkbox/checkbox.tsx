import { css } from "@linaria/core";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";

interface CheckboxProps extends Omit<ComponentPropsWithRef<"input">, "className" | "style" | "type"> {
  readonly children: ReactNode;
}

const checkbox = css`
  @layer kit {
    position: relative;
    display: inline-flex;
    align-items: flex-start;
    gap: 10px;
    min-block-size: 24px;
    padding-block: 6px;
    font-size: var(--type-14);
    cursor: pointer;

    & > [data-part="box"] {
      display: grid;
      flex: none;
      place-items: center;
      inline-size: 20px;
      block-size: 20px;
      margin-block-start: 1px;
      border: 1.5px solid var(--color-line-strong);
      border-radius: 5px;
      background: var(--color-surface);
      color: transparent;
      transition:
        background-color var(--press),
        border-color var(--press);
    }

    & > input {
      position: absolute;
      inline-size: 20px;
      block-size: 20px;
      opacity: 0;
      cursor: pointer;
    }

    & > input:checked + [data-part="box"] {
      border-color: var(--color-primary);
      background: var(--color-primary);
      color: var(--color-on-primary);
    }

    & > input:focus-visible + [data-part="box"] {
      outline: 2px solid var(--color-focus);
      outline-offset: 2px;
    }
  }
`;

/** A statement that is true or not. */
export function Checkbox({ children, ...input }: CheckboxProps) {
  return (
    <label className={checkbox}>
      <input {...input} type="checkbox" />
      <span data-part="box">
        <Icon name="check" size={14} />
      </span>
      <span>{children}</span>
    </label>
  );
}
