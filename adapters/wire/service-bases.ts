import type { ServiceBases } from "#core/configuration/runtime-configuration.ts";

/**
 * Default base of each publisher service. The paths of `CALLS` begin with these; a configured base replaces them, e.g.
 * `https://news.example.com` for `/news`.
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
