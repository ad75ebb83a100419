import { useTranslation } from "react-i18next";
import type { AccountSecurity, SecondFactorState } from "#core/account/account-security.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { Badge } from "#ui/kit/badge/badge.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { useResumedAction } from "#ui/patterns/sign-in/use-player-action.ts";
import { useSetUpSecondFactor } from "../popups/use-set-up-second-factor.ts";
import { ACCOUNT_ACTIONS } from "./account-actions.ts";
import { SecondFactorRemoval } from "./second-factor-removal.tsx";
import { SettingRow } from "./setting-row.tsx";
import { useFormInRow } from "./use-form-in-row.ts";

/** Two-step verification: whether it is on, and how it is set up or turned off. */
export function SecondFactorSetting({ security }: { readonly security: AccountSecurity }) {
  const { t: text } = useTranslation("account");
  const { number } = useFormats();
  const toasts = useToasts();
  const setUp = useSetUpSecondFactor();
  const removal = useFormInRow(ACCOUNT_ACTIONS.removeSecondFactor);
  const { isOn, isRequired, recoveryCodesLeft } = security.secondFactor;
  const isKept = isOn && isRequired;
  const isRemoving = removal.isOpen && isOn && !isRequired;

  const showToast = (words: string) => toasts.show({ id: "second-factor", message: words, iconName: "check-circle" });
  const turnOn = async () => {
    if (await setUp(security.userName)) showToast(text("twoStepIsOn"));
  };
  useResumedAction(ACCOUNT_ACTIONS.setUpSecondFactor, () => isOn || void turnOn());
  return (
    <SettingRow
      icon="shield-check"
      title={<h3 id="two-step">{text("twoStep")}</h3>}
      state={<SecondFactorBadge state={security.secondFactor} />}
      action={
        !isRemoving && (
          <Button
            ref={removal.opener}
            variant="secondary"
            size="small"
            {...(isKept ? { disabled: true, reason: text("twoStepKeptText") } : {})}
            onClick={() => (isOn ? removal.open() : void turnOn())}
          >
            {text(isOn ? "turnOff" : "setUp")}
          </Button>
        )
      }
      body={
        isRemoving && (
          <SecondFactorRemoval
            userName={security.userName}
            onCancel={removal.close}
            onDone={() => {
              removal.close();
              showToast(text("twoStepIsOff"));
            }}
          />
        )
      }
    >
      <p>{text(isOn ? "twoStepOnText" : "twoStepOffText")}</p>
      {isRequired && !isOn && <p>{text("twoStepRequiredText")}</p>}
      {isOn && <p>{text("recoveryCodesLeft", { number: number(recoveryCodesLeft) })}</p>}
    </SettingRow>
  );
}

function SecondFactorBadge({ state: { isOn, isRequired } }: { readonly state: SecondFactorState }) {
  const { t: text } = useTranslation("account");
  if (isOn) {
    return (
      <Badge tone="success" icon="check">
        {text("twoStepOn")}
      </Badge>
    );
  }
  return isRequired ? <Badge tone="warning">{text("twoStepRequired")}</Badge> : <Badge>{text("twoStepOff")}</Badge>;
}
