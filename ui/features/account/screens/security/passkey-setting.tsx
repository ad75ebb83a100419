import { css } from "@linaria/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AccountSecurity } from "#core/account/account-security.ts";
import type { AccountProof, Passkeys } from "#core/account/passkey.ts";
import { isolated } from "#ui/context/isolated.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { addPasskeyMutation, beginPasskeyMutation } from "#ui/features/account/queries/change-passkeys.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { FieldMessage } from "#ui/kit/field-message/field-message.tsx";
import { loadOnce } from "#ui/kit/lazy/load-once.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { ACCOUNT_ACTIONS } from "./account-actions.ts";
import { ChangeFailure } from "./change-failure.tsx";
import type { PasskeyProblem } from "./create-passkey.ts";
import { PasskeyEntry } from "./passkey-entry.tsx";
import { ProofForm } from "./proof-form.tsx";
import { SettingRow } from "./setting-row.tsx";
import { useCanAddPasskeys } from "./use-can-add-passkeys.ts";
import { useFormInRow } from "./use-form-in-row.ts";

const loadCreatePasskey = loadOnce(() => import("./create-passkey.ts"));

const body = css`
  @layer screens {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);

    & > ul {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-4);
    }
  }
`;

interface PasskeySettingProps {
  readonly security: AccountSecurity;
  readonly passkeys: Passkeys;
}

/** Passkeys of the account: each with its name and last use, and how one is added. */
export function PasskeySetting({ security, passkeys }: PasskeySettingProps) {
  const { t: text } = useTranslation("account");
  const { number } = useFormats();
  const toasts = useToasts();
  const form = useFormInRow(ACCOUNT_ACTIONS.addPasskey);
  const heading = useRef<HTMLHeadingElement>(null);
  const canAdd = useCanAddPasskeys(passkeys.rpId);
  const isFull = passkeys.list.length >= passkeys.maximum;
  const wasFull = useRef(isFull);
  useEffect(() => {
    // The button with its reason replaces the one that had the focus.
    if (isFull && !wasFull.current && document.activeElement === document.body) heading.current?.focus();
    wasFull.current = isFull;
  }, [isFull]);
  const isOpen = form.isOpen && canAdd && !isFull;
  const fullText = text("passkeysFull", { number: number(passkeys.maximum) });
  const showToast = (message: string) => toasts.show({ id: "passkeys", message, iconName: "check-circle" });
  return (
    <SettingRow
      icon="devices"
      title={
        <h3 ref={heading} tabIndex={-1}>
          {text("passkeys")}
        </h3>
      }
      action={
        canAdd &&
        !isOpen && (
          <Button
            ref={form.opener}
            variant="secondary"
            size="small"
            {...(isFull ? { disabled: true, reason: fullText } : {})}
            onClick={form.open}
          >
            {text("addPasskey")}
          </Button>
        )
      }
      body={
        (isOpen || passkeys.list.length > 0) && (
          <div className={body}>
            {isOpen && (
              <PasskeyForm
                security={security}
                onCancel={form.close}
                onDone={(name) => {
                  form.close();
                  showToast(text("passkeyAdded", { name: isolated(name) }));
                }}
              />
            )}
            {passkeys.list.length > 0 && (
              <ul aria-label={text("passkeys")}>
                {passkeys.list.map((passkey) => (
                  <PasskeyEntry
                    key={passkey.id}
                    passkey={passkey}
                    userName={security.userName}
                    onRemoved={() => {
                      // The button that had the focus is gone.
                      heading.current?.focus();
                      showToast(text("passkeyRemoved", { name: isolated(passkey.name) }));
                    }}
                  />
                ))}
              </ul>
            )}
          </div>
        )
      }
    >
      <p>{text("passkeysText")}</p>
      {!canAdd && <p>{text("passkeysNotHere")}</p>}
    </SettingRow>
  );
}

interface PasskeyFormProps {
  readonly security: AccountSecurity;
  readonly onCancel: () => void;
  readonly onDone: (name: string) => void;
}

/** Asks for the password, then the browser asks for its owner. */
function PasskeyForm({ security, onCancel, onDone }: PasskeyFormProps) {
  const { t: text } = useTranslation("account");
  const scope = useQueryScope();
  const client = useQueryClient();
  const begin = useMutation(beginPasskeyMutation(scope, client));
  const add = useMutation(addPasskeyMutation(scope, client));
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<PasskeyProblem | null>(null);

  const make = async (proof: AccountProof, onError: (error: unknown) => void) => {
    setAsking(true);
    try {
      const creation = await begin.mutateAsync(proof);
      const { createPasskey } = await loadCreatePasskey();
      const made = await createPasskey(creation);
      if (typeof made === "string") setProblem(made);
      else onDone((await add.mutateAsync(made)).name);
    } catch (error) {
      onError(error);
    } finally {
      setAsking(false);
    }
  };
  const forget = () => {
    setProblem(null);
    begin.reset();
    add.reset();
  };
  return (
    <ProofForm
      userName={security.userName}
      note={text("setUpPasswordText")}
      asksForCode={security.secondFactor.isOn}
      submitLabel={text("continue")}
      busy={isAsking}
      failure={
        problem === null ? (
          <ChangeFailure error={begin.error ?? add.error} action={ACCOUNT_ACTIONS.addPasskey} showsRefusals />
        ) : (
          <div role="alert">
            <FieldMessage>{text(problem)}</FieldMessage>
          </div>
        )
      }
      onSubmit={(proof, onError) => void make(proof, onError)}
      onChange={forget}
      onCancel={onCancel}
    />
  );
}
