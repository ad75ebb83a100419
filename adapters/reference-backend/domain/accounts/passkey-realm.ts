import { isIP } from "node:net";
import { originOfAddress } from "#adapters/reference-backend/domain/session/return-address.ts";
import type { FindPasskeyRealm, PageAddresses } from "#adapters/reference-backend/services.ts";
import { isWithinDomain } from "#core/account/passkey.ts";

interface RealmInput {
  readonly addresses: Pick<PageAddresses, "store" | "signIn">;
  readonly allowedOrigins: readonly string[];
  /** Cookie domain of hosts that share a player's session; empty without one. */
  readonly sessionDomain: string;
}

/**
 * Passkeys are added on pages of the store and used on the sign-in page, so their domain has to cover both: the one host, or
 * the domain in which the hosts share sessions. IP addresses have no passkeys, and neither has plain http but on `localhost`.
 */
export function createPasskeyRealm({ addresses, allowedOrigins, sessionDomain }: RealmInput): FindPasskeyRealm {
  return (request) => {
    const own = new URL(request.url).origin;
    const signInOrigin = originOfAddress(addresses.signIn) ?? own;
    const storeOrigin = originOfAddress(addresses.store) ?? own;
    const rpId = rpIdOf(hostOf(signInOrigin), hostOf(storeOrigin), sessionDomain.replace(/^\./, ""));
    if (rpId === null || !isSecure(signInOrigin) || !isSecure(storeOrigin)) return null;
    const storeOrigins = [...new Set([storeOrigin, ...allowedOrigins])].filter(
      (origin) => originOfAddress(origin) !== null && isSecure(origin) && isWithinDomain(hostOf(origin), rpId),
    );
    return { rpId, signInOrigin, storeOrigins };
  };
}

function rpIdOf(signInHost: string, storeHost: string, sessionDomain: string): string | null {
  if (signInHost === storeHost) return isIP(signInHost.replace(/^\[|\]$/g, "")) === 0 ? signInHost : null;
  const isShared =
    sessionDomain !== "" && isWithinDomain(signInHost, sessionDomain) && isWithinDomain(storeHost, sessionDomain);
  return isShared ? sessionDomain : null;
}

const hostOf = (origin: string): string => new URL(origin).hostname;

function isSecure(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === "https:" || isWithinDomain(hostname, "localhost");
}
