import type { RouteName } from "../navigation/route-map.ts";
import type { Shell } from "../shell/shell.ts";

/**
 * Public pages, and the library: a player wants to see it without a connection. The cache of a page belongs to its player
 * (`pageOwnerOf`) and ends with the session. Other personal pages and pages with forms are never cached.
 */
const CACHEABLE_ROUTES: ReadonlySet<RouteName> = new Set<RouteName>([
  "root",
  "main",
  "notice",
  "game",
  "gameReview",
  "gameBoard",
  "gameBoardView",
  "gameBoardArticle",
  "goods",
  "goodsReview",
  "bundle",
  "library",
  "download",
  "status",
]);

/** Whether the service worker may cache a rendered page: only on the website, and only a complete one. */
export function mayCachePage(route: RouteName | undefined, status: number, shell: Shell): boolean {
  return shell === "web" && status === 200 && route !== undefined && CACHEABLE_ROUTES.has(route);
}
