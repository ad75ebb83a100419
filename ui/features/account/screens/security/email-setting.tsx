import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import type { AccountEmail, AccountSecurity } from "#core/account/account-security.ts";
import { isolated } from "#ui/context/isolated.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { sendEmailLinkMutation } from "#ui/features/account/queries/change-email.ts";
import { Badge } from "#ui/kit/badge/badge.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { usePersistedState } from "#ui/kit/persisted-state/use-persisted-state.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { ACCOUNT_ACTIONS } from "./account-actions.ts";
import { ChangeFailure } from "./change-failure.tsx";
import { EmailForm, type EmailFormKind } from "./email-form.tsx";
import { formLook } from "./form-look.ts";
import { SettingRow } from "./setting-row.tsx";
import { useFormInRow } from "./use-form-in-row.ts";

const TITLE_ID = "account-email";

const KIND = v.picklist(["change", "remove"]);

interface EmailSettingProps {
  readonly security: AccountSecurity;
  readonly email: AccountEmail;
}

/** The e-mail address: whether it is confirmed, and the forms that change and remove it. */
export function EmailSetting({ security, email }: EmailSettingProps) {
  const { t: text } = useTranslation("account");
  const toasts = useToasts();
  const form = useFormInRow(ACCOUNT_ACTIONS.email);
  const [kind, setKind] = usePersistedState<EmailFormKind>("account/email/kind", KIND, "change");
  const sendAgain = useMutation(sendEmailLinkMutation(useQueryScope(), useQueryClient()));
  const { address, pendingAddress } = email;
  const hasAddress = address !== null || pendingAddress !== null;

  const open = (chosen: EmailFormKind) => {
    setKind(chosen);
    form.open();
  };
  const showSent = (to: string | null) => {
    if (to === null) return;
    toasts.show({ id: "email", message: text("emailSent", { email: isolated(to) }), iconName: "check-circle" });
  };
  const done = (now: AccountEmail) => {
    form.close();
    if (kind === "change") showSent(now.pendingAddress);
    else toasts.show({ id: "email", message: text("emailRemoved"), iconName: "check-circle" });
  };
  const again = () => {
    if (!sendAgain.isPending) sendAgain.mutate(undefined, { onSuccess: (now) => showSent(now.pendingAddress) });
  };
  return (
    <SettingRow
      icon="mail"
      title={<h3 id={TITLE_ID}>{text("email")}</h3>}
      state={
        address !== null && (
          <Badge tone="success" icon="check">
            {text("emailConfirmed")}
          </Badge>
        )
      }
      action={
        !form.isOpen && (
          <Button
            ref={form.opener}
            variant="secondary"
            size="small"
            aria-describedby={TITLE_ID}
            onClick={() => open("change")}
          >
            {text(hasAddress ? "emailChange" : "emailAdd")}
          </Button>
        )
      }
      body={
        form.isOpen ? (
          <EmailForm security={security} kind={kind} onCancel={form.close} onDone={done} />
        ) : (
          hasAddress && (
            <div className={formLook}>
              <ChangeFailure error={sendAgain.error} action={ACCOUNT_ACTIONS.email} />
              <div data-part="actions">
                {pendingAddress !== null && (
                  <Button variant="secondary" size="small" busy={sendAgain.isPending} onClick={again}>
                    {text("emailSendAgain")}
                  </Button>
                )}
                <Button variant="secondary" size="small" aria-describedby={TITLE_ID} onClick={() => open("remove")}>
                  {text("emailRemove")}
                </Button>
              </div>
            </div>
          )
        )
      }
    >
      {address !== null && (
        <p>
          <bdi>{address}</bdi>
        </p>
      )}
      {pendingAddress !== null && <p>{text("emailPending", { email: isolated(pendingAddress) })}</p>}
      {!hasAddress && <p>{text("emailNone")}</p>}
    </SettingRow>
  );
}
