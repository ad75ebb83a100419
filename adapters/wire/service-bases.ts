import type { ServiceBases } from "#core/configuration/runtime-configuration.ts";

/**
 * Where each service of the publisher lives when the configuration does not say otherwise. The paths of `CALLS` begin
 * with these; a configured base takes their place, e.g. `https://news.example.com` for `/news`.
 */
export const DEFAULT_SERVICE_BASES = {
  purple: "",
  contentAdmin: "/content-admin",
  notifications: "/notification",
  community: "/community",
  staticBoard: "/static-board",
  news: "/news",
  story: "/story",
  logCollector: "",
  payment: "/pay",
  miniGame: "/mini-game",
  sso: "/sso",
} as const satisfies ServiceBases;
