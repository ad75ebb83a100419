import { buildPath } from "../navigation/build-path.ts";
import type { Shell } from "../shell/shell.ts";
import { parseWebAddress } from "./parse-web-address.ts";
import type { PopupWindowKind } from "./popup-window.ts";
import type { LinkDecision } from "./resolve-link.policy.ts";

/** Target of a link: a page of the product, another address, or a game that the launcher starts. */
export type LinkTarget =
  | {
      readonly kind: "page";
      /** Path without base path. */
      readonly path: string;
      readonly query: Readonly<Record<string, string>>;
      /** Popup window for the target if the shell supports it; `null` for in place. */
      readonly window: PopupWindowKind | null;
    }
  | {
      readonly kind: "site";
      readonly url: string;
      readonly isBeside: boolean;
      /** Size of the popup window where it opens in one; `null` for the browser's default. */
      readonly window: PopupWindowKind | null;
    }
  | { readonly kind: "start"; readonly gameCode: string };

/**
 * Target of a link; `null` if the link is ignored.
 *
 * | link      | page                 | window          |
 * |-----------|----------------------|-----------------|
 * | mini game | `/mini-game`         | mini game       |
 * | coupon    | `/coupon`, its code  | coupon          |
 * | reward    | `/reward`            | the standard    |
 * | board, go | its path, or address | none            |
 * | blank     | its address          | the standard, or a tab (`opensInTab`) |
 * | spotlight | its path, or address | spotlight       |
 * | launcher  | none: a game starts  | none            |
 */
export function resolveLinkTarget(decision: LinkDecision): LinkTarget | null {
  switch (decision.kind) {
    case "openMiniGame":
      return { kind: "page", path: buildPath("miniGame", {}), query: {}, window: "miniGame" };
    case "openCoupon": {
      const query = decision.target === "" ? {} : { code: decision.target };
      return { kind: "page", path: buildPath("coupon", {}), query, window: "coupon" };
    }
    case "openReward":
      return { kind: "page", path: buildPath("reward", {}), query: {}, window: "standard" };
    case "openBoard":
    case "goTo":
      return targetOfAddress(decision.target);
    case "openWindow":
      return { kind: "site", url: decision.url, isBeside: true, window: "standard" };
    case "openSpotlight": {
      const target = targetOfAddress(decision.url);
      return target.kind === "site"
        ? { ...target, isBeside: true, window: "spotlight" }
        : { ...target, window: "spotlight" };
    }
    case "startInLauncher":
      return { kind: "start", gameCode: decision.target };
    case "ignore":
      return null;
  }
}

/** Whether a page can open beside this one: in a window where there is a mouse, in the mobile app in a web view over this one. */
export function canOpenBeside(shell: Shell, hasFinePointer: boolean): boolean {
  return shell === "app" || (hasFinePointer && shell !== "chat");
}

/**
 * Whether another site opens in a tab of the browser instead of a popup window. A launcher and the mobile app have no
 * tabs: the site gets a window of the default size, or a web view. Windows of a purpose of their own stay windows.
 */
export function opensInTab(shell: Shell, kind: PopupWindowKind): boolean {
  return kind === "standard" && (shell === "web" || shell === "chat");
}

function targetOfAddress(target: string): Exclude<LinkTarget, { readonly kind: "start" }> {
  if (parseWebAddress(target) !== null) return { kind: "site", url: target, isBeside: false, window: null };
  const withoutHash = target.split("#")[0] ?? "/";
  const [path = "/", query = ""] = withoutHash.split("?");
  return { kind: "page", path, query: readQuery(query), window: null };
}

/** Parameters of a query; what cannot be decoded stays encoded. */
function readQuery(query: string): Readonly<Record<string, string>> {
  const pairs = query.split("&").filter((pair) => pair !== "");
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = "", ...rest] = pair.split("=");
      return [decode(name), decode(rest.join("="))];
    }),
  );
}

function decode(text: string): string {
  const spaced = text.replaceAll("+", " ");
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
