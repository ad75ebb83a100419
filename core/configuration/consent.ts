import type { Shell } from "../shell/shell.ts";
import type { Environment } from "./runtime-configuration.ts";

/** A player's answer on advertising (Spec §3). */
export const CONSENTS = ["DISAGREE", "AGREE", "REJECT"] as const;
export type Consent = (typeof CONSENTS)[number];

/** Country whose players are asked about advertising (Spec §6). */
const AD_COUNTRY = "KR";

/** Whether ad scripts may load (Spec §6): country KR, on the web, after AGREE. */
export function mayLoadAds(shell: Shell, countryCode: string, consent: Consent | null): boolean {
  return shell === "web" && countryCode.toUpperCase() === AD_COUNTRY && consent === "AGREE";
}

/** Whether the player must still be asked; never again after any answer. */
export function needsAdConsent(shell: Shell, countryCode: string, consent: Consent | null): boolean {
  return shell === "web" && countryCode.toUpperCase() === AD_COUNTRY && consent === null;
}

/** Whether tag manager containers may load (Spec §6): allowed network and policy consent. */
export function mayLoadTagManager(isNetworkAllowed: boolean, hasPolicyConsent: boolean): boolean {
  return isNetworkAllowed && hasPolicyConsent;
}

/** Whether developer tools are looked for, and developer navigation can be shown: on the web, with the test tools only. */
export function mayShowDeveloperNavigation(shell: Shell, hasTestTools: boolean): boolean {
  return shell === "web" && hasTestTools;
}

/** Whether visits are counted, by the containers of a tag manager (Spec §9): on the live environment and the release candidate. */
export function mayCountVisits(environment: Environment): boolean {
  return environment === "live" || environment === "rc";
}
