import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { accountRefusalOf } from "#core/account/account-refusal.ts";
import type { AccountProof } from "#core/account/passkey.ts";
import { hasInk } from "#core/texts/visible-text.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { PasswordInput } from "#ui/kit/password-input/password-input.tsx";
import { AccountName } from "./account-name.tsx";
import { type FieldProblem, useProblemWords } from "./account-words.ts";
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
  /** Resolves to the error of the change, `null` without one. */
  readonly onSubmit: (proof: AccountProof) => Promise<unknown>;
  readonly onChange: () => void;
  readonly onCancel: () => void;
}

/** Asks for the password, and where needed for a code, before the account is changed. */
export function ProofForm(props: ProofFormProps) {
  const { userName, note, asksForCode, submitLabel, isDangerous = false, busy, failure } = props;
  const { onSubmit, onChange, onCancel } = props;
  const { t: text } = useTranslation("account");
  const words = useProblemWords();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const isOfCode = problem === "codeMissing" || problem === "wrongCode";

  const show = (found: FieldProblem) => {
    setProblem(found);
    const field = found === "codeMissing" || found === "wrongCode" ? codeField : passwordField;
    field.current?.focus();
  };
  const forget = () => {
    setProblem(null);
    onChange();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    forget();
    if (password === "") return show("currentPasswordMissing");
    if (asksForCode && !hasInk(code)) return show("codeMissing");
    const refusal = accountRefusalOf(failureOf(await onSubmit({ password, code })));
    if (refusal === "wrongPassword" || refusal === "wrongCode") show(refusal);
  };
  return (
    <form className={formLook} onSubmit={(event) => void submit(event)} noValidate>
      <AccountName userName={userName} />
      <p data-part="note">{note}</p>
      <Field label={text("currentPassword")} error={isOfCode ? undefined : words(problem)}>
        {(control) => (
          <PasswordInput
            {...control}
            ref={passwordField}
            autoFocus
            autoComplete="current-password"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              forget();
            }}
          />
        )}
      </Field>
      {asksForCode && (
        <Field label={text("codeOrRecovery")} error={isOfCode ? words(problem) : undefined}>
          {(control) => (
            <CodeInput
              {...control}
              ref={codeField}
              value={code}
              onChange={(event) => {
                setCode(event.target.value);
                forget();
              }}
            />
          )}
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
