import { hostNameOf } from "../configuration/is-loopback-host.ts";
import type { RuntimeConfiguration } from "../configuration/runtime-configuration.ts";
import { parseWebAddress } from "./parse-web-address.ts";

type DomainSettings = Pick<RuntimeConfiguration, "purpleDomain" | "cookieDomain" | "ownedDomains">;

/**
 * The publisher's domains beside the store's own host: its site, the cookie domain, and the other configured ones. Page
 * and backend call this function, so that both agree on where a player may be signed in.
 */
export function ownedDomainsOf({ purpleDomain, cookieDomain, ownedDomains }: DomainSettings): readonly string[] {
  const domains = [purpleDomain, cookieDomain, ...ownedDomains].map(domainOf);
  return [...new Set(domains)].filter((domain) => domain !== "");
}

/**
 * Configuration of a deployment that players reach at `publicOrigin`: its site is an origin, that one unless another is named, and
 * the store's own host is among the owned domains.
 */
export function completeDomains<Settings extends DomainSettings>(
  settings: Settings,
  publicOrigin: string | null,
): Settings {
  const named = { ...settings, ownedDomains: [publicOrigin ?? "", ...settings.ownedDomains] };
  return {
    ...settings,
    purpleDomain: parseWebAddress(settings.purpleDomain)?.origin ?? publicOrigin ?? "",
    ownedDomains: ownedDomainsOf(named),
  };
}

/** Host of an address, or a domain as it is compared: in lower case, without the dot that cookies have before it. */
function domainOf(text: string): string {
  return parseWebAddress(text)?.host ?? hostNameOf(text.trim().replace(/^\./, ""));
}
