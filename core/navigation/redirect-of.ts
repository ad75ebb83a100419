import { buildPath, NOT_FOUND_PATH } from "./build-path.ts";
import { canOpenPage, type PageAccessContext } from "./can-open-page.ts";
import { isClosedToWeb } from "./is-closed-to-web.ts";
import { isParameterValue } from "./is-parameter-value.ts";
import { parsePath, splitPath } from "./parse-path.ts";
import type { RouteMatch, RouteName } from "./route-map.ts";
import { storeIndexPath } from "./store-index-path.ts";

export interface RedirectContext extends PageAccessContext {
  readonly region: string;
  /** Other names of games to their codes (`gameCode` of the configuration, Spec §3). */
  readonly gameCode: Readonly<Record<string, string>>;
}

/**
 * Where a path leads instead of itself; `null` if it stays (Spec §2). The first row that fits decides.
 *
 * | shell    | path                                | leads to                       |
 * |----------|-------------------------------------|--------------------------------|
 * | web      | any, in region ncv                  | not-found                      |
 * | web      | /:region/intro/notice/:articleId?   | /notice/:articleId?            |
 * | web      | /intro, /:region/intro/:featureId?  | store index                    |
 * | launcher | /                                   | /index                         |
 * | web, app | /main                               | store index                    |
 * | any      | any, of a game by another name       | itself, with the game's code  |
 * | any      | launcher pages that cannot be opened | not-found                     |
 * | any      | developer pages, without test tools  | not-found                     |
 * | any      | unknown                             | not-found                      |
 */
export function redirectOf(path: string, context: RedirectContext): string | null {
  const match = parsePath(path);
  if (isClosedToWeb(context)) return match?.route === "notFound" ? null : NOT_FOUND_PATH;
  if (context.shell === "web") {
    const target = introTargetOf(path);
    if (target !== null) return target;
  }
  if (match === null) return NOT_FOUND_PATH;
  const renamed = pathWithGameCode(match, context.gameCode);
  if (renamed !== null) return redirectOf(renamed, context) ?? renamed;
  if (match.route === "root" && context.shell === "launcher") return buildPath("launcherIndex", {});
  if (match.route === "main" && context.shell !== "launcher" && context.shell !== "chat") {
    return storeIndexPath(context.shell);
  }
  return canOpenPage(match.route, context) ? null : NOT_FOUND_PATH;
}

/** Whether a redirect leads to the same page at another address, which then keeps its search and hash. */
export function isSamePage(path: string, target: string): boolean {
  const match = parsePath(path);
  return match !== null && match.route === parsePath(target)?.route;
}

/** The path with the code of a game that it names otherwise. A code is never another name, so no redirect repeats. */
function pathWithGameCode({ route, parameters }: RouteMatch, codes: RedirectContext["gameCode"]): string | null {
  const name = "gameCode" in parameters ? parameters.gameCode : null;
  if (name === null || !Object.hasOwn(codes, name)) return null;
  const gameCode = codes[name] ?? name;
  if (Object.hasOwn(codes, gameCode)) return null;
  return buildPath<RouteName>(route, { ...parameters, gameCode });
}

/** Redirects of the former introduction site to the store. */
function introTargetOf(path: string): string | null {
  const segments = splitPath(path);
  if (segments[0] === "intro") return segments.length === 1 ? storeIndexPath("web") : null;
  if (segments[1] !== "intro" || segments[0] === undefined || !isParameterValue("region", segments[0])) return null;
  if (segments[2] === "notice") return segments.length <= 4 ? noticePath(segments[3]) : null;
  return segments.length <= 3 ? storeIndexPath("web") : null;
}

/** The article id stays encoded: parsing the notice path decodes it. */
function noticePath(articleId: string | undefined): string {
  const path = articleId === undefined ? "/notice" : `/notice/${articleId}`;
  return parsePath(path) === null ? NOT_FOUND_PATH : path;
}
