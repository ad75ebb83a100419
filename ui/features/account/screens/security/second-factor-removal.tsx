import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { accountRefusalOf } from "#core/account/account-refusal.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { removeSecondFactorMutation } from "#ui/features/account/queries/change-account.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { PasswordInput } from "#ui/kit/password-input/password-input.tsx";
import { ACCOUNT_ACTIONS } from "./account-actions.ts";
import { AccountName } from "./account-name.tsx";
import { type FieldProblem, useProblemWords } from "./account-words.ts";
import { ChangeFailure } from "./change-failure.tsx";
import { CodeInput } from "./code-input.tsx";
import { formLook } from "./form-look.ts";

interface SecondFactorRemovalProps {
  readonly userName: string;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Turns two-step verification off: with the password, and a code of the app or a recovery code. */
export function SecondFactorRemoval({ userName, onCancel, onDone }: SecondFactorRemovalProps) {
  const { t: text } = useTranslation("account");
  const words = useProblemWords();
  const remove = useMutation(removeSecondFactorMutation(useQueryScope(), useQueryClient()));
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const isOfPassword = problem === "currentPasswordMissing" || problem === "wrongPassword";

  const show = (found: FieldProblem) => {
    setProblem(found);
    const field = found === "currentPasswordMissing" || found === "wrongPassword" ? passwordField : codeField;
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (remove.isPending) return;
    remove.reset();
    if (password === "") return show("currentPasswordMissing");
    if (code.trim() === "") return show("codeMissing");
    setProblem(null);
    remove.mutate(
      { password, code },
      {
        onSuccess: onDone,
        onError: (error) => {
          const refusal = accountRefusalOf(failureOf(error));
          if (refusal === "wrongPassword" || refusal === "wrongCode") show(refusal);
        },
      },
    );
  };
  const forget = () => {
    setProblem(null);
    if (remove.isError) remove.reset();
  };
  return (
    <form className={formLook} onSubmit={submit} noValidate>
      <AccountName userName={userName} />
      <p data-part="note">{text("turnOffText")}</p>
      <Field label={text("currentPassword")} error={isOfPassword ? words(problem) : undefined}>
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
      <Field label={text("codeOrRecovery")} error={isOfPassword ? undefined : words(problem)}>
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
      <ChangeFailure error={remove.error} action={ACCOUNT_ACTIONS.removeSecondFactor} showsRefusals />
      <div data-part="actions">
        <Button type="submit" variant="error" busy={remove.isPending}>
          {text("turnOff")}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {text("cancel")}
        </Button>
      </div>
    </form>
  );
}
