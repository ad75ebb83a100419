import type { Result } from "../failures/request-failure.ts";
import { isUnderDomains, parseWebAddress } from "./parse-web-address.ts";

/**
 * Whether a link is opened signed in (Spec §7: the SSO helper is called for links to owned domains). Only
 * over https: the address carries a key to the player's session.
 */
export function opensSignedIn(url: string, ownedDomains: readonly string[]): boolean {
  const address = parseWebAddress(url);
  return address?.isSecure === true && isUnderDomains(address, ownedDomains);
}

/** The address to open: the signed-in one, or the plain link if single sign-on failed (Spec §8). */
export function addressAfterSignOn(url: string, signOn: Result<string, unknown>): string {
  return signOn.ok && parseWebAddress(signOn.value) !== null ? signOn.value : url;
}
