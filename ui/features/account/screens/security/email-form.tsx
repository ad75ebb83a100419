import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import type { AccountEmail, AccountSecurity } from "#core/account/account-security.ts";
import { emailProblem } from "#core/account/email.ts";
import { hasInk } from "#core/texts/visible-text.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { changeEmailMutation } from "#ui/features/account/queries/change-email.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { useFormDraft } from "#ui/kit/form/form-draft.ts";
import { useForm } from "#ui/kit/form/use-form.ts";
import { PasswordInput } from "#ui/kit/password-input/password-input.tsx";
import { TextInput } from "#ui/kit/text-input/text-input.tsx";
import { ACCOUNT_ACTIONS } from "./account-actions.ts";
import { AccountName } from "./account-name.tsx";
import { type FieldProblem, refusedFieldIn, useProblemWords } from "./account-words.ts";
import { ChangeFailure } from "./change-failure.tsx";
import { CodeInput } from "./code-input.tsx";
import { formLook } from "./form-look.ts";

export type EmailFormKind = "change" | "remove";

const NOTHING = { email: "", password: "", code: "" };

const EMAIL_DRAFT = { name: "account/email", keptIn: "page", schema: v.object({ email: v.string() }) } as const;

interface EmailFormProps {
  readonly security: AccountSecurity;
  readonly kind: EmailFormKind;
  readonly onCancel: () => void;
  readonly onDone: (now: AccountEmail) => void;
}

/** Changes or removes the e-mail address: with the password, and a code where there is a second factor. */
export function EmailForm({ security, kind, onCancel, onDone }: EmailFormProps) {
  const { t: text } = useTranslation("account");
  const words = useProblemWords();
  const change = useMutation(changeEmailMutation(useQueryScope(), useQueryClient()));
  const isChange = kind === "change";
  const { isOn: needsCode } = security.secondFactor;
  const { problems, input, ...form } = useForm<typeof NOTHING, FieldProblem>({
    initial: NOTHING,
    draft: useFormDraft(EMAIL_DRAFT),
    check: ({ email, password, code }) => ({
      email: isChange ? emailProblem(email) : null,
      password: password === "" ? "currentPasswordMissing" : null,
      code: needsCode && !hasInk(code) ? "codeMissing" : null,
    }),
    write: change,
  });

  const send = ({ email, password, code }: typeof NOTHING) =>
    change.mutate(
      { email: isChange ? email : null, password, code },
      { onSuccess: onDone, onError: (error) => form.refuse(refusedFieldIn(error)) },
    );
  return (
    <form className={formLook} {...form.props(send)}>
      <AccountName userName={security.userName} />
      {!isChange && <p data-part="note">{text("emailRemoveText")}</p>}
      {isChange && (
        <Field label={text("newEmail")} hint={text("emailHint")} error={words(problems.email)}>
          {(control) => (
            <TextInput
              {...control}
              {...input("email")}
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
      <Field label={text("currentPassword")} error={words(problems.password)}>
        {(control) => (
          <PasswordInput {...control} {...input("password")} autoFocus={!isChange} autoComplete="current-password" />
        )}
      </Field>
      {needsCode && (
        <Field label={text("codeOrRecovery")} error={words(problems.code)}>
          {(control) => <CodeInput {...control} {...input("code")} />}
        </Field>
      )}
      <ChangeFailure error={change.error} action={ACCOUNT_ACTIONS.email} showsRefusals />
      <div data-part="actions">
        <Button type="submit" variant={isChange ? "primary" : "error"} busy={change.isPending}>
          {text(isChange ? "continue" : "emailRemove")}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {text("cancel")}
        </Button>
      </div>
    </form>
  );
}
