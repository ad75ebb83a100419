import { useCallback } from "react";
import { type Consent, needsAdConsent } from "#core/configuration/consent.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { giveConsent, readConsent } from "#ui/features/consent/consents.ts";
import type { Popup } from "#ui/overlays/layer-store.ts";
import { usePopup } from "#ui/overlays/overlays.tsx";
import type { AdConsentInput } from "./ad-consent-popup.tsx";

const adConsentPopup: Popup<AdConsentInput, "AGREE" | "DISAGREE"> = {
  key: "ad-consent",
  load: () => import("./ad-consent-popup.tsx"),
};

interface AdConsent {
  /** Players of this country and shell are asked about advertising at all. */
  readonly isOffered: boolean;
  /** Asks, or shows the answer for the player to change; resolves to what holds from now on. */
  readonly ask: () => Promise<Consent>;
}

/**
 * The player's answer on advertising. Closing the popup without one is a refusal and remembered like one (`REJECT`), unless
 * there was an answer before, which then stays.
 */
export function useAdConsent(): AdConsent {
  const open = usePopup(adConsentPopup);
  const { storage } = usePorts();
  const { shell, countryCode } = useVisit();
  const ask = useCallback(async () => {
    const given = readConsent(storage, "adConsent");
    const ending = await open({ given });
    const consent = ending.kind === "answered" ? ending.answer : (given ?? "REJECT");
    // A popup that never came was not refused.
    if (ending.kind !== "failed") giveConsent(storage, "adConsent", consent);
    return consent;
  }, [open, storage]);
  return { isOffered: needsAdConsent(shell, countryCode, null), ask };
}
