import { addQueryParameter } from "./add-query-parameter.ts";
import { LINK_TYPES, type LinkType, SCHEME_HANDLERS, type SchemeHandler, SPOTLIGHT_PARAMETER } from "./constants.ts";
import { parseWebAddress } from "./parse-web-address.ts";

/** A link or banner as editors write it. */
export interface Link {
  readonly type: string;
  /** Address, path, or code, depending on the type. */
  readonly target: string;
  /** Handler of a scheme link. */
  readonly handler?: string | undefined;
}

/** Why a link is ignored; the caller logs it. */
export type LinkRefusal =
  | "unknown_type"
  | "unknown_handler"
  | "not_a_web_address"
  | "same_origin"
  | "not_a_path"
  | "no_target";

/** Action of a link. */
export type LinkDecision =
  | { readonly kind: "openWindow"; readonly url: string }
  | { readonly kind: "startInLauncher"; readonly target: string }
  | { readonly kind: "openBoard"; readonly target: string }
  | { readonly kind: "goTo"; readonly target: string }
  | { readonly kind: "openMiniGame"; readonly target: string }
  | { readonly kind: "openCoupon"; readonly target: string }
  | { readonly kind: "openReward"; readonly target: string }
  | { readonly kind: "openSpotlight"; readonly url: string; readonly handler: SchemeHandler }
  | { readonly kind: "ignore"; readonly reason: LinkRefusal };

/**
 * What a link of Spec §5 does on a page of `origin`.
 *
 * | type         | target                        | does                                             |
 * |--------------|-------------------------------|--------------------------------------------------|
 * | blank        | web address of another origin | opens a window                                   |
 * | launcher     | code of a game                | starts it in the launcher                        |
 * | boardWebView | path or web address           | opens the board                                  |
 * | purpleWeb    | path or web address           | goes there (see `go-to.policy.ts`)               |
 * | miniGame     | which mini game               | opens it in its window                           |
 * | coupon       | code, or nothing              | opens the coupon window                          |
 * | reward       | which reward, or nothing      | opens the rewards                                |
 * | scheme       | path or web address           | opens the spotlight, `inflowType=launcher` added |
 */
export function resolveLink(link: Link, origin: string): LinkDecision {
  return isLinkType(link.type) ? RESOLVERS[link.type](link, origin) : ignore("unknown_type");
}

const RESOLVERS: Readonly<Record<LinkType, (link: Link, origin: string) => LinkDecision>> = {
  blank: ({ target }, origin) => {
    const address = parseWebAddress(target);
    if (address === null) return ignore("not_a_web_address");
    return address.origin === origin.toLowerCase() ? ignore("same_origin") : { kind: "openWindow", url: target };
  },
  launcher: ({ target }) => (target === "" ? ignore("no_target") : { kind: "startInLauncher", target }),
  boardWebView: ({ target }) => (leadsSomewhere(target) ? { kind: "openBoard", target } : ignore("not_a_path")),
  purpleWeb: ({ target }) => (leadsSomewhere(target) ? { kind: "goTo", target } : ignore("not_a_path")),
  miniGame: ({ target }) => (target === "" ? ignore("no_target") : { kind: "openMiniGame", target }),
  coupon: ({ target }) => ({ kind: "openCoupon", target }),
  reward: ({ target }) => ({ kind: "openReward", target }),
  scheme: ({ target, handler }) => {
    if (!isSchemeHandler(handler)) return ignore("unknown_handler");
    if (!leadsSomewhere(target)) return ignore("not_a_web_address");
    const url = addQueryParameter(target, SPOTLIGHT_PARAMETER.name, SPOTLIGHT_PARAMETER.value);
    return { kind: "openSpotlight", url, handler };
  },
};

const ignore = (reason: LinkRefusal): LinkDecision => ({ kind: "ignore", reason });

function leadsSomewhere(target: string): boolean {
  return isOwnPath(target) || parseWebAddress(target) !== null;
}

/** A path on this origin: browsers read `//host` and backslashes as the way to another one. */
export function isOwnPath(target: string): boolean {
  return /^\/(?!\/)[^\\\p{Cc}]*$/u.test(target);
}

function isLinkType(type: string): type is LinkType {
  return LINK_TYPES.some((known) => known === type);
}

function isSchemeHandler(handler: string | undefined): handler is SchemeHandler {
  return SCHEME_HANDLERS.some((known) => known === handler);
}
