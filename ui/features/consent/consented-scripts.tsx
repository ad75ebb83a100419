import { useEffect } from "react";
import { mayCountVisits, mayLoadAds, mayLoadTagManager, needsAdConsent } from "#core/configuration/consent.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisitStore } from "#ui/context/visit-context.tsx";
import { requestReload } from "#ui/patterns/reload/request-reload.ts";
import { onConsent, readConsent } from "./consents.ts";
import { useAdConsent } from "./popups/use-ad-consent.ts";

/**
 * Asks for consent to advertising if there is any and no answer is stored. Loads third-party scripts only after
 * consent. A script cannot be removed from a page, so a withdrawn consent reloads the page without it.
 */
export function ConsentedScripts() {
  const { configuration, foreignScripts, storage } = usePorts();
  const visit = useVisitStore();
  const { ask } = useAdConsent();
  useEffect(() => {
    const { adScripts, tagContainers, tagNetworks, network, envName } = configuration;
    const loaded = new Set<string>();
    const follow = () => {
      const { shell, countryCode } = visit.get();
      const isTagged =
        mayCountVisits(envName) &&
        mayLoadTagManager(tagNetworks.includes(network), readConsent(storage, "policyConsent") === "AGREE");
      const allowed = [
        ...(mayLoadAds(shell, countryCode, readConsent(storage, "adConsent")) ? adScripts : []),
        ...(isTagged ? tagContainers : []),
      ];
      if ([...loaded].some((address) => !allowed.includes(address))) return requestReload();
      for (const address of allowed) {
        loaded.add(address);
        void foreignScripts.load(address);
      }
    };
    follow();
    return onConsent(follow);
  }, [configuration, foreignScripts, storage, visit]);
  useEffect(() => {
    const { shell, countryCode } = visit.get();
    const isUnasked = needsAdConsent(shell, countryCode, readConsent(storage, "adConsent"));
    if (isUnasked && configuration.adScripts.length > 0) void ask();
  }, [configuration, storage, visit, ask]);
  return null;
}
