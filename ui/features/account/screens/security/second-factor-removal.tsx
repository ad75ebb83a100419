import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { removeSecondFactorMutation } from "#ui/features/account/queries/change-account.ts";
import { ACCOUNT_ACTIONS } from "./account-actions.ts";
import { ChangeFailure } from "./change-failure.tsx";
import { ProofForm } from "./proof-form.tsx";

interface SecondFactorRemovalProps {
  readonly userName: string;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Turns two-step verification off: with the password, and a code of the app or a recovery code. */
export function SecondFactorRemoval({ userName, onCancel, onDone }: SecondFactorRemovalProps) {
  const { t: text } = useTranslation("account");
  const remove = useMutation(removeSecondFactorMutation(useQueryScope(), useQueryClient()));
  return (
    <ProofForm
      userName={userName}
      note={text("turnOffText")}
      asksForCode
      submitLabel={text("turnOff")}
      isDangerous
      busy={remove.isPending}
      failure={<ChangeFailure error={remove.error} action={ACCOUNT_ACTIONS.removeSecondFactor} showsRefusals />}
      onSubmit={(proof, onError) => void remove.mutateAsync(proof).then(onDone, onError)}
      onChange={remove.reset}
      onCancel={onCancel}
    />
  );
}
