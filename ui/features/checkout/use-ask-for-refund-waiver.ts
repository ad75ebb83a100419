import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useAskWithCheckboxes } from "#ui/overlays/checkbox/use-ask-with-checkboxes.ts";

/** Asks the buyer to give up the legal right to withdraw; resolves to whether that was agreed to. */
export function useAskForRefundWaiver(): () => Promise<boolean> {
  const ask = useAskWithCheckboxes();
  const { t: text } = useTranslation("orders");
  return useCallback(async () => {
    const ticked = await ask({
      title: text("waiverTitle"),
      description: text("waiverText"),
      checkboxes: [{ id: "waiver", label: text("waiverLabel"), isRequired: true }],
      confirmLabel: text("payNow"),
    });
    return ticked !== null;
  }, [ask, text]);
}
