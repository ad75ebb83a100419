import { removeBasePath } from "../navigation/base-path.ts";
import { buildPath } from "../navigation/build-path.ts";
import { isUnderDomains, parseWebAddress } from "./parse-web-address.ts";
import { isOwnPath } from "./resolve-link.policy.ts";

export interface GoToContext {
  /** Origin of the page, e.g. `https://store.example.com`. */
  readonly origin: string;
  /** Domains to which an external command may lead without a question; hosts below them count. */
  readonly allowedDomains: readonly string[];
  /** Copied addresses include it; paths inside the product do not. */
  readonly basePath: string;
}

export type GoToDecision =
  | { readonly kind: "route"; readonly path: string }
  | { readonly kind: "leave"; readonly url: string }
  /** Another host: the player sees the target and decides. */
  | { readonly kind: "ask"; readonly url: string }
  | { readonly kind: "refuse"; readonly reason: "not_an_address" };

/**
 * Target of a go-to link of the launcher (Spec §5): same-origin by the router, cross-origin by full location. The
 * player is asked before a host that is not allowed. Paths are without the base path; the root is the launcher's index,
 * as for the server (Spec §2).
 */
export function decideGoTo(target: string, context: GoToContext): GoToDecision {
  if (isOwnPath(target)) return routeTo(target, context);
  const address = parseWebAddress(target);
  if (address === null) return { kind: "refuse", reason: "not_an_address" };
  if (address.origin === context.origin.toLowerCase()) return routeTo(address.path, context);
  if (!isUnderDomains(address, context.allowedDomains)) return { kind: "ask", url: target };
  return { kind: "leave", url: target };
}

function routeTo(address: string, { basePath }: GoToContext): GoToDecision {
  const path = removeBasePath(address, basePath) ?? address;
  if (!isOwnPath(path)) return { kind: "refuse", reason: "not_an_address" };
  const isRoot = /^\/(?:[?#]|$)/.test(path);
  return { kind: "route", path: isRoot ? buildPath("launcherIndex", {}) : path };
}
