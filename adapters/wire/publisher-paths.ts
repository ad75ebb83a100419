/** Services of the publisher, by the names that operators use. */
export const PUBLISHER_SERVICES = [
  "purple",
  "content-admin",
  "notifications",
  "community",
  "static-board",
  "news",
  "story",
  "log-collector",
  "payment",
  "mini-game",
  "sso",
  "static",
] as const;

export type PublisherService = (typeof PUBLISHER_SERVICES)[number];

/** First path segments of the publisher's servers, with their service. */
const SERVICE_PATHS: readonly (readonly [path: string, service: PublisherService])[] = [
  ["/api", "purple"],
  ["/purple", "purple"],
  ["/login", "purple"],
  ["/logout", "purple"],
  ["/register", "purple"],
  ["/openapi", "purple"],
  ["/openapi.json", "purple"],
  ["/reference", "purple"],
  ["/content-admin", "content-admin"],
  // The store has pages with the same first segment as these two services.
  ["/notification/api", "notifications"],
  ["/mini-game/api", "mini-game"],
  ["/mini-game/frame", "mini-game"],
  ["/community", "community"],
  ["/static-board", "static-board"],
  ["/news", "news"],
  ["/story", "story"],
  ["/logd", "log-collector"],
  ["/pay", "payment"],
  ["/sso", "sso"],
  ["/media", "static"],
];

/** The service that answers a path; `null` for paths of the store's own pages. */
export function serviceOfPath(pathname: string): PublisherService | null {
  const found = SERVICE_PATHS.find(([path]) => pathname === path || pathname.startsWith(`${path}/`));
  return found?.[1] ?? null;
}

/** Whether a path belongs to the publisher's API, pages or files, and not to the store's pages. */
export const isPublisherPath = (pathname: string): boolean => serviceOfPath(pathname) !== null;
