import { useState } from "react";
import { useTranslation } from "react-i18next";
import { mayCountVisits } from "#core/configuration/consent.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { giveConsent, readConsent } from "#ui/features/consent/consents.ts";
import { Switch } from "#ui/kit/switch/switch.tsx";

/** Whether other companies may count the player's visits; off until they say so, and nothing where the deployment counts none. */
export function VisitStatistics() {
  const { t: text } = useTranslation("account");
  const { configuration, storage } = usePorts();
  const [isAllowed, setAllowed] = useState(() => readConsent(storage, "policyConsent") === "AGREE");
  if (configuration.tagContainers.length === 0 || !mayCountVisits(configuration.envName)) return null;
  const change = (allowed: boolean) => {
    setAllowed(allowed);
    giveConsent(storage, "policyConsent", allowed ? "AGREE" : "REJECT");
  };
  return (
    <div>
      <h3>{text("statistics")}</h3>
      <p>{text("statisticsText")}</p>
      <Switch checked={isAllowed} onChange={change}>
        {text("statisticsAllow")}
      </Switch>
    </div>
  );
}
