import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FieldMessage } from "../field-message/field-message.tsx";

/** Messages of a form row. */
export interface FieldWords {
  readonly label: string;
  readonly hint?: string | undefined;
  /** The error and how to fix it; absent without an error. It replaces the hint, so it must repeat what is required. */
  readonly error?: string | undefined;
  /** Why nothing can be changed here, and what would help; with it the row is disabled. */
  readonly reason?: string | undefined;
  /** Shown as text. A form marks the rarer of the two. */
  readonly need?: "required" | "optional" | undefined;
}

/** Whether there is a text below a row, which describes its control. */
export function isDescribed({ hint, error, reason }: FieldWords): boolean {
  return (error ?? reason ?? hint) !== undefined;
}

/** The label of a row, with whether it may be left out. */
export function FieldLabel({ label, need }: Pick<FieldWords, "label" | "need">) {
  if (need === undefined) return label;
  return (
    <>
      {label} <Need need={need} />
    </>
  );
}

function Need({ need }: { readonly need: "required" | "optional" }) {
  const { t: text } = useTranslation("forms");
  return <span data-part="need">{text(need)}</span>;
}

interface FieldBelowProps extends FieldWords {
  readonly id: string;
  readonly aside?: ReactNode;
}

/** The line below a row: error, disabled reason or hint, and an element at its end. */
export function FieldBelow({ id, hint, error, reason, aside }: Omit<FieldBelowProps, "label" | "need">) {
  if ((error ?? reason ?? hint) === undefined && aside === undefined) return null;
  return (
    <div data-part="below">
      <Sentence id={id} hint={hint} error={error} reason={reason} />
      {aside !== undefined && <span data-part="aside">{aside}</span>}
    </div>
  );
}

function Sentence({ id, hint, error, reason }: Pick<FieldBelowProps, "id" | "hint" | "error" | "reason">) {
  if (error !== undefined) return <FieldMessage id={id}>{error}</FieldMessage>;
  if (reason !== undefined) {
    return (
      <FieldMessage id={id} kind="reason">
        {reason}
      </FieldMessage>
    );
  }
  return hint !== undefined && <p id={id}>{hint}</p>;
}
