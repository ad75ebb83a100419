import { css } from "@linaria/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SecondFactorSecret } from "#core/account/account-security.ts";
import { hasInk } from "#core/texts/visible-text.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { beginSecondFactorMutation, confirmSecondFactorMutation } from "#ui/features/account/queries/change-account.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { useForm } from "#ui/kit/form/use-form.ts";
import { PasswordInput } from "#ui/kit/password-input/password-input.tsx";
import { QrCode } from "#ui/kit/qr-code/qr-code.tsx";
import type { PopupProps } from "#ui/overlays/layer-store.ts";
import { UP_TO_PHONE } from "#ui/theme/breakpoints.ts";
import { ACCOUNT_ACTIONS } from "../security/account-actions.ts";
import { AccountName } from "../security/account-name.tsx";
import { type FieldProblem, refusedFieldIn, useProblemWords } from "../security/account-words.ts";
import { ChangeFailure } from "../security/change-failure.tsx";
import { CodeInput } from "../security/code-input.tsx";
import { CopyButton } from "./copy-button.tsx";

export interface SetUpInput {
  readonly userName: string;
}

const STEPS = 3;

const look = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);

    & > [data-part="step"] {
      color: var(--color-text-quiet);
      font-size: var(--type-13);
    }

    & > [data-part="note"] {
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      text-wrap: pretty;
    }

    & > [data-part="scan"] {
      display: grid;
      grid-template-columns: 216px minmax(0, 1fr);
      gap: var(--space-5);
      align-items: center;
    }

    & [data-part="key"] {
      display: grid;
      justify-items: start;
      gap: var(--space-3);
    }

    & [data-part="key"] > p {
      color: var(--color-text-quiet);
      font-size: var(--type-14);
      text-wrap: pretty;
    }

    & code {
      padding: var(--space-2) var(--space-3);
      border-radius: var(--radius-control);
      background: var(--color-raised);
      font-size: var(--type-14);
      overflow-wrap: anywhere;
      user-select: all;
    }

    & [data-part="here"] {
      display: none;
    }

    @media (pointer: coarse) {
      & [data-part="here"] {
        display: block;
      }
    }

    @media ${UP_TO_PHONE} {
      & > [data-part="scan"] {
        grid-template-columns: minmax(0, 1fr);
        justify-items: center;
      }

      & [data-part="key"] {
        justify-self: stretch;
      }
    }
  }
`;

/** Sets up the second factor: password, secret for an authenticator app, first code. */
export function SetUpSecondFactorPopup({ input, answer, dismiss, layer }: PopupProps<SetUpInput, readonly string[]>) {
  const { t: text } = useTranslation("account");
  const { t: words } = useTranslation("popups");
  const [secret, setSecret] = useState<SecondFactorSecret | null>(null);
  return (
    <Dialog layer={layer} size="medium" title={text("setUpTitle")} closeLabel={words("close")}>
      {secret === null ? (
        <PasswordStep userName={input.userName} onSecret={setSecret} onCancel={dismiss} />
      ) : (
        <CodeStep secret={secret} onCodes={answer} onCancel={dismiss} />
      )}
    </Dialog>
  );
}

/**
 * The field that a step begins with: it gets the focus when the step is shown. Not by `autoFocus`, which is so early that the dialog
 * would take the field for where the focus came from.
 */
function useFirstField(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}

function StepNumber({ step }: { readonly step: number }) {
  const { t: text } = useTranslation("account");
  const { number } = useFormats();
  return <p data-part="step">{text("stepOf", { number: number(step), total: number(STEPS) })}</p>;
}

interface PasswordStepProps extends SetUpInput {
  readonly onSecret: (secret: SecondFactorSecret) => void;
  readonly onCancel: () => void;
}

function PasswordStep({ userName, onSecret, onCancel }: PasswordStepProps) {
  const { t: text } = useTranslation("account");
  const words = useProblemWords();
  const begin = useMutation(beginSecondFactorMutation(useQueryScope(), useQueryClient()));
  const form = useForm<{ readonly password: string }, FieldProblem>({
    initial: { password: "" },
    check: ({ password }) => ({ password: password === "" ? "currentPasswordMissing" : null }),
    write: begin,
  });
  const field = useFirstField();
  const send = ({ password }: typeof form.values) =>
    begin.mutate(password, { onSuccess: onSecret, onError: (error) => form.refuse(refusedFieldIn(error)) });
  return (
    <form className={look} {...form.props(send)}>
      <AccountName userName={userName} />
      <StepNumber step={1} />
      <p>{text("setUpPasswordText")}</p>
      <Field label={text("currentPassword")} error={words(form.problems.password)}>
        {(control) => (
          <PasswordInput {...control} {...form.input("password")} ref={field} autoComplete="current-password" />
        )}
      </Field>
      <ChangeFailure error={begin.error} action={ACCOUNT_ACTIONS.setUpSecondFactor} showsRefusals />
      <Actions submit={text("continue")} isBusy={begin.isPending} onCancel={onCancel} />
    </form>
  );
}

interface CodeStepProps {
  readonly secret: SecondFactorSecret;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

function CodeStep({ secret: { secret, address }, onCodes, onCancel }: CodeStepProps) {
  const { t: text } = useTranslation("account");
  const words = useProblemWords();
  const { shell } = useVisit();
  const confirm = useMutation(confirmSecondFactorMutation(useQueryScope(), useQueryClient()));
  const form = useForm<{ readonly code: string }, FieldProblem>({
    initial: { code: "" },
    check: ({ code }) => ({ code: hasInk(code) ? null : "codeMissing" }),
    write: confirm,
  });
  const field = useFirstField();
  const keyId = useId();
  const send = ({ code }: typeof form.values) =>
    confirm.mutate(code, { onSuccess: onCodes, onError: (error) => form.refuse(refusedFieldIn(error)) });
  return (
    <form className={look} {...form.props(send)}>
      <StepNumber step={2} />
      <p>{text("scanText")}</p>
      <div data-part="scan">
        <QrCode value={address} label={text("qrCode")} />
        <div data-part="key">
          <p id={keyId}>{text("typeKeyText")}</p>
          <code dir="ltr" aria-labelledby={keyId} role="note">
            {inGroups(secret)}
          </code>
          <CopyButton words={secret} />
          {/* Web views of other apps open no addresses of authenticator apps. */}
          {shell === "web" && (
            <div data-part="here">
              <ButtonLink href={address} variant="secondary" size="small" icon="smartphone">
                {text("openInApp")}
              </ButtonLink>
            </div>
          )}
        </div>
      </div>
      <Field label={text("appCode")} hint={text("appCodeHint")} error={words(form.problems.code)}>
        {(control) => <CodeInput {...control} {...form.input("code")} ref={field} inputMode="numeric" />}
      </Field>
      <p data-part="note">{text("endsOtherSessions")}</p>
      <ChangeFailure error={confirm.error} action={ACCOUNT_ACTIONS.setUpSecondFactor} showsRefusals />
      <Actions submit={text("turnOn")} isBusy={confirm.isPending} onCancel={onCancel} />
    </form>
  );
}

interface ActionsProps {
  readonly submit: string;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
}

const actions = css`
  @layer screens {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: var(--space-2);
    margin-block-start: var(--space-2);
  }
`;

function Actions({ submit, isBusy, onCancel }: ActionsProps) {
  const { t: text } = useTranslation("account");
  return (
    <div className={actions}>
      <Button variant="secondary" onClick={onCancel}>
        {text("cancel")}
      </Button>
      <Button type="submit" busy={isBusy}>
        {submit}
      </Button>
    </div>
  );
}

/** Four characters at a time, as authenticator apps show a key. */
const inGroups = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, "$& ");
