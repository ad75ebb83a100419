import { type ReactNode, useId } from "react";
import { FieldBelow, FieldLabel, type FieldWords, isDescribed } from "./field-below.tsx";
import { fieldLook } from "./field-look.ts";

/** Props that a field passes to its control, so that name, hint and error are announced with it. */
export interface FieldControl {
  readonly id: string;
  /** The label, for what opens from the control. */
  readonly "aria-labelledby": string;
  readonly "aria-describedby"?: string | undefined;
  readonly "aria-invalid"?: true | undefined;
  readonly "aria-required"?: true | undefined;
  /** A disabled control stays in the tab order so that the reason can be read. */
  readonly "aria-disabled"?: true | undefined;
}

interface FieldProps extends FieldWords {
  /** Rendered at the end of the line below the control, e.g. a counter. */
  readonly aside?: ReactNode;
  readonly children: (control: FieldControl) => ReactNode;
}

/** A labelled control with its hint, its error and a word beside them. */
export function Field({ aside, children, ...words }: FieldProps) {
  const id = useId();
  const belowId = `${id}-below`;
  const { label, hint, error, reason, need } = words;
  return (
    <div className={fieldLook} data-whole="">
      <label data-part="label" id={`${id}-label`} htmlFor={id}>
        <FieldLabel label={label} need={need} />
      </label>
      {children({
        id,
        "aria-labelledby": `${id}-label`,
        "aria-describedby": isDescribed(words) ? belowId : undefined,
        "aria-invalid": error === undefined ? undefined : true,
        "aria-required": need === "required" || undefined,
        "aria-disabled": reason === undefined ? undefined : true,
      })}
      <FieldBelow id={belowId} hint={hint} error={error} reason={reason} aside={aside} />
    </div>
  );
}
