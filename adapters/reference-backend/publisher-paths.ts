/** First segments of the addresses that the publisher's servers answer, not the store's pages. */
const PUBLISHER_SEGMENTS: ReadonlySet<string> = new Set([
  "api",
  "content-admin",
  "community",
  "news",
  "static-board",
  "story",
  "purple",
  "logd",
  "logout",
  "login",
  "register",
  "media",
  "reference",
  "openapi",
  "openapi.json",
  "sso",
  "pay",
]);

/** Services beside pages of the store with the same first segment. */
const PUBLISHER_PREFIXES = ["/notification/api/", "/mini-game/api/", "/mini-game/frame/"] as const;

/** Whether a path belongs to the publisher API, its pages or its pictures. */
export function isPublisherPath(pathname: string): boolean {
  if (PUBLISHER_PREFIXES.some((prefix) => pathname.startsWith(prefix))) return true;
  return PUBLISHER_SEGMENTS.has(pathname.split("/", 2)[1] ?? "");
}
