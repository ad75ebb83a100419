import { isUnderDomains, parseWebAddress } from "./parse-web-address.ts";
import { isOwnPath } from "./resolve-link.policy.ts";

export interface GoToContext {
  /** Origin of the page, e.g. `https://store.example.com`. */
  readonly origin: string;
  /** Domains a command from outside may lead to; hosts below them count. */
  readonly allowedDomains: readonly string[];
}

export type GoToRefusal = "not_an_address" | "host_not_allowed";

export type GoToDecision =
  | { readonly kind: "route"; readonly path: string }
  | { readonly kind: "leave"; readonly url: string }
  | { readonly kind: "refuse"; readonly reason: GoToRefusal };

/**
 * Where a go-to link leads (specification, section 5): same-origin by the router, cross-origin by full location, and only
 * to allowed hosts.
 */
export function decideGoTo(target: string, { origin, allowedDomains }: GoToContext): GoToDecision {
  if (isOwnPath(target)) return { kind: "route", path: target };
  const address = parseWebAddress(target);
  if (address === null) return { kind: "refuse", reason: "not_an_address" };
  if (address.origin === origin.toLowerCase()) {
    return isOwnPath(address.path)
      ? { kind: "route", path: address.path }
      : { kind: "refuse", reason: "not_an_address" };
  }
  if (!isUnderDomains(address, allowedDomains)) return { kind: "refuse", reason: "host_not_allowed" };
  return { kind: "leave", url: target };
}
