import { type KeyboardEvent, type ReactNode, useId } from "react";
import { FieldBelow, FieldLabel, type FieldWords, isDescribed } from "./field-below.tsx";
import { fieldLook } from "./field-look.ts";

interface FieldGroupProps extends FieldWords {
  /** Of a group of radio buttons; others are plain groups. */
  readonly role?: "radiogroup";
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  readonly children: ReactNode;
}

/** Several controls under one label, with its hint and its error. */
export function FieldGroup({ role, onKeyDown, children, ...words }: FieldGroupProps) {
  const belowId = `${useId()}-below`;
  const { label, hint, error, reason, need } = words;
  // A plain group has no such states: only its text shows the error.
  const states = role && {
    role,
    "aria-invalid": error !== undefined || undefined,
    "aria-required": need === "required" || undefined,
  };
  return (
    <fieldset
      className={fieldLook}
      {...states}
      aria-describedby={isDescribed(words) ? belowId : undefined}
      aria-disabled={reason === undefined ? undefined : true}
      onKeyDown={onKeyDown}
    >
      <legend data-part="label">
        <FieldLabel label={label} need={need} />
      </legend>
      {children}
      <FieldBelow id={belowId} hint={hint} error={error} reason={reason} />
    </fieldset>
  );
}
