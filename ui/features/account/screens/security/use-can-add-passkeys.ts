import { useSyncExternalStore } from "react";
import { isWithinDomain } from "#core/account/passkey.ts";

const neverChanges = () => () => undefined;

/** Whether this browser can make passkeys of a domain; not in the web views of most apps, nor on pages of other domains. */
export function useCanAddPasskeys(rpId: string): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => "PublicKeyCredential" in window && "credentials" in navigator && isWithinDomain(location.hostname, rpId),
    () => false,
  );
}
