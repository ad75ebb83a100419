import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { AccountSecurity } from "#core/account/account-security.ts";
import { MIN_PASSWORD_LENGTH } from "#core/account/constants.ts";
import { passwordProblem } from "#core/account/password.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { changePasswordMutation } from "#ui/features/account/queries/change-account.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { useForm } from "#ui/kit/form/use-form.ts";
import { PasswordInput } from "#ui/kit/password-input/password-input.tsx";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { ACCOUNT_ACTIONS } from "./account-actions.ts";
import { AccountName } from "./account-name.tsx";
import { type FieldProblem, refusedFieldIn, useProblemWords } from "./account-words.ts";
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

const NOTHING = { password: "", newPassword: "" };

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
  const owner = { userName: security.userName, nickname: user?.nickname ?? "" };
  const form = useForm<typeof NOTHING, FieldProblem>({
    initial: NOTHING,
    check: ({ password, newPassword }) => ({
      password: password === "" ? "currentPasswordMissing" : null,
      newPassword: newProblemOf(newPassword, owner),
    }),
    write: change,
  });

  const send = ({ password, newPassword }: typeof NOTHING) =>
    change.mutate(
      { currentPassword: password, newPassword },
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
        onError: (error) => form.refuse(refusedFieldIn(error)),
      },
    );
  return (
    <form className={formLook} {...form.props(send)}>
      <AccountName userName={security.userName} />
      <p data-part="note">{text("endsOtherSessions")}</p>
      <Field label={text("currentPassword")} error={words(form.problems.password)}>
        {(control) => (
          <PasswordInput {...control} {...form.input("password")} autoFocus autoComplete="current-password" />
        )}
      </Field>
      <Field
        label={text("newPassword")}
        hint={text("newPasswordHint", { number: number(MIN_PASSWORD_LENGTH) })}
        error={words(form.problems.newPassword)}
      >
        {(control) => <PasswordInput {...control} {...form.input("newPassword")} autoComplete="new-password" />}
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
