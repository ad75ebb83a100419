import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type AccountRefusal, accountRefusalOf } from "#core/account/account-refusal.ts";
import type { AccountEmail, AccountSecurity } from "#core/account/account-security.ts";
import { emailProblem } from "#core/account/email.ts";
import { hasInk } from "#core/texts/visible-text.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { changeEmailMutation } from "#ui/features/account/queries/change-email.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { PasswordInput } from "#ui/kit/password-input/password-input.tsx";
import { TextInput } from "#ui/kit/text-input/text-input.tsx";
import { ACCOUNT_ACTIONS } from "./account-actions.ts";
import { AccountName } from "./account-name.tsx";
import { type FieldProblem, useProblemWords } from "./account-words.ts";
import { ChangeFailure } from "./change-failure.tsx";
import { CodeInput } from "./code-input.tsx";
import { formLook } from "./form-look.ts";

export type EmailFormKind = "change" | "remove";

type FieldName = "email" | "password" | "code";

/** The field that each problem belongs to. */
const FIELD_OF: { readonly [Problem in FieldProblem]?: FieldName } = {
  emailMissing: "email",
  emailFormat: "email",
  currentPasswordMissing: "password",
  wrongPassword: "password",
  codeMissing: "code",
  wrongCode: "code",
};

interface EmailFormProps {
  readonly security: AccountSecurity;
  readonly kind: EmailFormKind;
  /** Address that was typed before a sign-in; empty without one. */
  readonly resumedEmail: string;
  readonly onCancel: () => void;
  readonly onDone: (now: AccountEmail) => void;
}

/** Changes or removes the e-mail address: with the password, and a code where there is a second factor. */
export function EmailForm({ security, kind, resumedEmail, onCancel, onDone }: EmailFormProps) {
  const { t: text } = useTranslation("account");
  const words = useProblemWords();
  const change = useMutation(changeEmailMutation(useQueryScope(), useQueryClient()));
  const [values, setValues] = useState({ email: resumedEmail, password: "", code: "" });
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const fields = {
    email: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
    code: useRef<HTMLInputElement>(null),
  };
  const { isOn: needsCode } = security.secondFactor;
  const { email, password, code } = values;

  const show = (found: FieldProblem) => {
    setProblem(found);
    fields[FIELD_OF[found] ?? "password"].current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    change.reset();
    const wrongEmail = kind === "change" ? emailProblem(email) : null;
    if (wrongEmail !== null) return show(wrongEmail);
    if (password === "") return show("currentPasswordMissing");
    if (needsCode && !hasInk(code)) return show("codeMissing");
    setProblem(null);
    change.mutate(
      { email: kind === "change" ? email : null, password, code },
      {
        onSuccess: onDone,
        onError: (error) => {
          const refusal: AccountRefusal | null = accountRefusalOf(failureOf(error));
          if (refusal !== null && refusal !== "countryChangedRecently") show(refusal);
        },
      },
    );
  };
  const errorOf = (name: FieldName) => (problem !== null && FIELD_OF[problem] === name ? words(problem) : undefined);
  const inputOf = (name: FieldName) => ({
    ref: fields[name],
    value: values[name],
    onChange: (event: { readonly target: { readonly value: string } }) => {
      setValues({ ...values, [name]: event.target.value });
      setProblem(null);
      if (change.isError) change.reset();
    },
  });
  return (
    <form className={formLook} onSubmit={submit} noValidate>
      <AccountName userName={security.userName} />
      {kind === "remove" ? (
        <p data-part="note">{text("emailRemoveText")}</p>
      ) : (
        <Field label={text("newEmail")} hint={text("emailHint")} error={errorOf("email")}>
          {(control) => (
            <TextInput
              {...control}
              {...inputOf("email")}
              autoFocus
              type="email"
              dir="ltr"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
      )}
      <Field label={text("currentPassword")} error={errorOf("password")}>
        {(control) => (
          <PasswordInput
            {...control}
            {...inputOf("password")}
            autoFocus={kind === "remove"}
            autoComplete="current-password"
          />
        )}
      </Field>
      {needsCode && (
        <Field label={text("codeOrRecovery")} error={errorOf("code")}>
          {(control) => <CodeInput {...control} {...inputOf("code")} />}
        </Field>
      )}
      <ChangeFailure error={change.error} action={ACCOUNT_ACTIONS.email} input={email} showsRefusals />
      <div data-part="actions">
        <Button type="submit" variant={kind === "remove" ? "error" : "primary"} busy={change.isPending}>
          {text(kind === "remove" ? "emailRemove" : "continue")}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {text("cancel")}
        </Button>
      </div>
    </form>
  );
}
