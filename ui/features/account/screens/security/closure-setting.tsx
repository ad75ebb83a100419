import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { AccountSecurity } from "#core/account/account-security.ts";
import { ACCOUNT_GRACE_DAYS } from "#core/account/constants.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useFormats } from "#ui/context/use-formats.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { closeAccountMutation } from "#ui/features/account/queries/change-account.ts";
import { signOut } from "#ui/features/session/components/sign-out.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { closedAccountPath } from "../account-search.ts";
import { ACCOUNT_ACTIONS } from "./account-actions.ts";
import { ChangeFailure } from "./change-failure.tsx";
import { ProofForm } from "./proof-form.tsx";
import { SettingRow } from "./setting-row.tsx";
import { useFormInRow } from "./use-form-in-row.ts";

/** The deletion of the account: what goes, what stays, and the form that closes the account. */
export function ClosureSetting({ security }: { readonly security: AccountSecurity }) {
  const { t: text } = useTranslation("account");
  const { number } = useFormats();
  const ports = usePorts();
  const { user } = useVisit();
  const form = useFormInRow(ACCOUNT_ACTIONS.close);
  const client = useQueryClient();
  const closing = useMutation(closeAccountMutation(useQueryScope(), client));
  return (
    <SettingRow
      icon="trash"
      title={<h3>{text("deleteAccount")}</h3>}
      action={
        !form.isOpen && (
          <Button ref={form.opener} variant="secondary" size="small" onClick={form.open}>
            {text("deleteAccount")}
          </Button>
        )
      }
      body={
        form.isOpen && (
          <ProofForm
            userName={security.userName}
            note={text("deleteLater", { number: number(ACCOUNT_GRACE_DAYS) })}
            asksForCode={security.secondFactor.isOn}
            submitLabel={text("deleteAccount")}
            isDangerous
            busy={closing.isPending || closing.isSuccess}
            failure={<ChangeFailure error={closing.error} action={ACCOUNT_ACTIONS.close} showsRefusals />}
            onSubmit={(proof, onError) =>
              void closing
                .mutateAsync(proof)
                .then((deletedAt) => signOut({ ports, client }, user?.userId, closedAccountPath(deletedAt)), onError)
            }
            onChange={closing.reset}
            onCancel={form.close}
          />
        )
      }
    >
      <p>{text("deleteGoes")}</p>
      <p>{text("deleteStays")}</p>
    </SettingRow>
  );
}
