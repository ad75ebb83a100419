import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AccountProof } from "#core/account/passkey.ts";
import { hasInk } from "#core/texts/visible-text.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { useForm } from "#ui/kit/form/use-form.ts";
import { PasswordInput } from "#ui/kit/password-input/password-input.tsx";
import { AccountName } from "./account-name.tsx";
import { type FieldProblem, refusedFieldIn, useProblemWords } from "./account-words.ts";
import { CodeInput } from "./code-input.tsx";
import { formLook } from "./form-look.ts";

interface ProofFormProps {
  readonly userName: string;
  readonly note: string;
  /** Whether a code of the second factor is asked for too. */
  readonly asksForCode: boolean;
  readonly submitLabel: string;
  readonly isDangerous?: boolean;
  readonly busy: boolean;
  /** Why it did not work, where no field is wrong. */
  readonly failure: ReactNode;
  /** `onError` shows at a field what is wrong with it. */
  readonly onSubmit: (proof: AccountProof, onError: (error: unknown) => void) => void;
  readonly onChange: () => void;
  readonly onCancel: () => void;
}

/** Asks for the password, and where needed for a code, before the account is changed. */
export function ProofForm(props: ProofFormProps) {
  const { userName, note, asksForCode, submitLabel, isDangerous = false, busy, failure } = props;
  const { onSubmit, onChange, onCancel } = props;
  const { t: text } = useTranslation("account");
  const words = useProblemWords();
  const form = useForm<AccountProof, FieldProblem>({
    initial: { password: "", code: "" },
    check: ({ password, code }) => ({
      password: password === "" ? "currentPasswordMissing" : null,
      code: asksForCode && !hasInk(code) ? "codeMissing" : null,
    }),
    write: { isPending: busy, isError: true, reset: onChange },
  });
  const send = (proof: AccountProof) => onSubmit(proof, (error) => form.refuse(refusedFieldIn(error)));
  return (
    <form className={formLook} {...form.props(send)}>
      <AccountName userName={userName} />
      <p data-part="note">{note}</p>
      <Field label={text("currentPassword")} error={words(form.problems.password)}>
        {(control) => (
          <PasswordInput {...control} {...form.input("password")} autoFocus autoComplete="current-password" />
        )}
      </Field>
      {asksForCode && (
        <Field label={text("codeOrRecovery")} error={words(form.problems.code)}>
          {(control) => <CodeInput {...control} {...form.input("code")} />}
        </Field>
      )}
      {failure}
      <div data-part="actions">
        <Button type="submit" variant={isDangerous ? "error" : "primary"} busy={busy}>
          {submitLabel}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {text("cancel")}
        </Button>
      </div>
    </form>
  );
}
