import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type AccountRefusal, accountRefusalOf, PASSWORD_REFUSALS } from "#core/account/account-refusal.ts";
import type { AccountSecurity } from "#core/account/account-security.ts";
import { MIN_PASSWORD_LENGTH } from "#core/account/constants.ts";
import { passwordProblem } from "#core/account/password.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { changePasswordMutation } from "#ui/features/account/queries/change-account.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { PasswordInput } from "#ui/kit/password-input/password-input.tsx";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { ACCOUNT_ACTIONS } from "./account-actions.ts";
import { AccountName } from "./account-name.tsx";
import { type FieldProblem, useProblemWords } from "./account-words.ts";
import { ChangeFailure } from "./change-failure.tsx";
import { formLook } from "./form-look.ts";
import { SettingRow } from "./setting-row.tsx";
import { useFormInRow } from "./use-form-in-row.ts";

/** The password: when it was changed, and the form that changes it. */
export function PasswordSetting({ security }: { readonly security: AccountSecurity }) {
  const { t: text } = useTranslation("account");
  const { date } = useFormats();
  const { passwordChangedAt: changedAt } = security;
  const { isOpen, open, close, opener } = useFormInRow(ACCOUNT_ACTIONS.password);
  return (
    <SettingRow
      icon="key"
      title={<h3>{text("password")}</h3>}
      action={
        !isOpen && (
          <Button ref={opener} variant="secondary" size="small" onClick={open}>
            {text("changePassword")}
          </Button>
        )
      }
      body={isOpen && <PasswordForm security={security} onDone={close} />}
    >
      <p>{changedAt === null ? text("passwordNeverChanged") : text("passwordChangedOn", { date: date(changedAt) })}</p>
    </SettingRow>
  );
}

interface Problems {
  readonly current: FieldProblem | null;
  readonly next: FieldProblem | null;
}

const NO_PROBLEMS: Problems = { current: null, next: null };

interface PasswordFormProps {
  readonly security: AccountSecurity;
  readonly onDone: () => void;
}

function PasswordForm({ security, onDone }: PasswordFormProps) {
  const { t: text } = useTranslation("account");
  const words = useProblemWords();
  const { number } = useFormats();
  const { user } = useVisit();
  const toasts = useToasts();
  const scope = useQueryScope();
  const change = useMutation(changePasswordMutation(scope, useQueryClient()));
  const [currentPassword, setCurrentPassword] = useState("");
  const [newPassword, setNewPassword] = useState("");
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const current = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLInputElement>(null);

  const show = (found: Problems) => {
    setProblems(found);
    const field = found.current === null ? next : current;
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    change.reset();
    const owner = { userName: security.userName, nickname: user?.nickname ?? "" };
    const found: Problems = {
      current: currentPassword === "" ? "currentPasswordMissing" : null,
      next: newProblemOf(newPassword, owner),
    };
    if (found.current !== null || found.next !== null) {
      show(found);
      return;
    }
    setProblems(NO_PROBLEMS);
    change.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: (ended) => {
          onDone();
          toasts.show({
            id: "password",
            message: ended
              ? text("passwordChangedElsewhere", { count: ended, number: number(ended) })
              : text("passwordChanged"),
            iconName: "check-circle",
          });
        },
        onError: (error) => {
          const found = problemsOf(accountRefusalOf(failureOf(error)));
          if (found !== NO_PROBLEMS) show(found);
        },
      },
    );
  };
  const forget = () => {
    setProblems(NO_PROBLEMS);
    if (change.isError) change.reset();
  };
  return (
    <form className={formLook} onSubmit={submit} noValidate>
      <AccountName userName={security.userName} />
      <p data-part="note">{text("endsOtherSessions")}</p>
      <Field label={text("currentPassword")} error={words(problems.current)}>
        {(control) => (
          <PasswordInput
            {...control}
            ref={current}
            autoFocus
            autoComplete="current-password"
            value={currentPassword}
            onChange={(event) => {
              setCurrentPassword(event.target.value);
              forget();
            }}
          />
        )}
      </Field>
      <Field
        label={text("newPassword")}
        hint={text("newPasswordHint", { number: number(MIN_PASSWORD_LENGTH) })}
        error={words(problems.next)}
      >
        {(control) => (
          <PasswordInput
            {...control}
            ref={next}
            autoComplete="new-password"
            value={newPassword}
            onChange={(event) => {
              setNewPassword(event.target.value);
              forget();
            }}
          />
        )}
      </Field>
      <ChangeFailure error={change.error} action={ACCOUNT_ACTIONS.password} showsRefusals />
      <div data-part="actions">
        <Button type="submit" busy={change.isPending}>
          {text("changePassword")}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {text("cancel")}
        </Button>
      </div>
    </form>
  );
}

function newProblemOf(password: string, owner: Parameters<typeof passwordProblem>[1]): FieldProblem | null {
  const problem = passwordProblem(password, owner);
  return problem === "passwordMissing" ? "newPasswordMissing" : problem;
}

/** The field that a refusal belongs to. */
function problemsOf(refusal: AccountRefusal | null): Problems {
  if (refusal === "wrongPassword") return { current: refusal, next: null };
  const next = PASSWORD_REFUSALS.find((one) => one === refusal);
  return next === undefined ? NO_PROBLEMS : { current: null, next };
}
