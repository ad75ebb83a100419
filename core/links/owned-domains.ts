import type { RuntimeConfiguration } from "../configuration/runtime-configuration.ts";
import { parseWebAddress } from "./parse-web-address.ts";

/** Domains of the publisher beside the store's own host: that of its site, and the one its cookies are shared in. */
export function ownedDomainsOf({
  purpleDomain,
  cookieDomain,
}: Pick<RuntimeConfiguration, "purpleDomain" | "cookieDomain">): readonly string[] {
  const site = parseWebAddress(purpleDomain)?.host ?? "";
  return [site, cookieDomain.replace(/^\./, "")].filter((domain) => domain !== "");
}
