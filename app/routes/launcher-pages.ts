import { canOpenPage } from "#core/navigation/can-open-page.ts";
import type { RouteName } from "#core/navigation/route-map.ts";
import type { PageParts } from "#ui/context/page-head.ts";
import type { LaterPage } from "./lazy-route.ts";

const HOME = {
  texts: ["launcher", "lists"],
  ...(import.meta.env.SSR && { module: "app/routes/launcher-home-parts.ts" }),
  parts: () => import("./launcher-home-parts.ts"),
} as const;

const LOBBY_LATE_MODULES = ["ui/features/launcher/screens/lobby/lobby-edge.tsx"] as const;

/** Modules of the launcher pages, in a separate file that browsers on the website never load. */
export const LAUNCHER_PAGES = {
  launcherIndex: HOME,
  home: HOME,
  fgt: {
    texts: ["launcher", "lists"],
    ...(import.meta.env.SSR && { module: "app/routes/fgt-parts.ts" }),
    parts: () => import("./fgt-parts.ts"),
  },
  homeLobby: {
    texts: ["launcher"],
    ...(import.meta.env.SSR && { module: "app/routes/home-lobby-parts.ts", lateModules: LOBBY_LATE_MODULES }),
    parts: () => import("./home-lobby-parts.ts"),
  },
  preHomeLobby: {
    texts: ["launcher"],
    ...(import.meta.env.SSR && { module: "app/routes/prehome-lobby-parts.ts", lateModules: LOBBY_LATE_MODULES }),
    parts: () => import("./prehome-lobby-parts.ts"),
  },
  fgtLobby: {
    texts: ["launcher"],
    ...(import.meta.env.SSR && { module: "app/routes/fgt-lobby-parts.ts", lateModules: LOBBY_LATE_MODULES }),
    parts: () => import("./fgt-lobby-parts.ts"),
  },
  notification: {
    texts: ["notifications"],
    ...(import.meta.env.SSR && { module: "app/routes/notification-parts.ts" }),
    parts: () => import("./notification-parts.ts"),
  },
  loading: {
    texts: ["launcher"],
    ...(import.meta.env.SSR && { module: "app/routes/loading-parts.ts" }),
    parts: () => import("./loading-parts.ts"),
  },
  result: {
    texts: ["launcher"],
    ...(import.meta.env.SSR && { module: "app/routes/result-parts.ts" }),
    parts: () => import("./result-parts.ts"),
  },
} as const satisfies Partial<Record<RouteName, LaterPage>>;

export type LauncherPageName = keyof typeof LAUNCHER_PAGES;

/**
 * Modules of a launcher page; `page` for those that share one. Outside the launcher the page is not found, also on
 * client-side navigation, which the server does not see.
 */
export function launcherPageNamed(name: RouteName, page = launcherPageOf(name)): LaterPage {
  if (page === null) throw new Error(`no page ${name}`);
  const parts = async (): Promise<PageParts> => {
    const { load, ...others } = await page.parts();
    return {
      ...others,
      load: async (context, address) => {
        const { ports, visit } = context;
        const { envName: environment, network } = ports.configuration;
        const isOpen = canOpenPage(name, { shell: visit.get().shell, environment, network });
        return isOpen ? load(context, address) : "notFound";
      },
    };
  };
  return { ...page, parts };
}

/** Modules of a launcher page; `null` for all others. */
export function launcherPageOf(route: RouteName | undefined): LaterPage | null {
  const pages: Partial<Record<RouteName, LaterPage>> = LAUNCHER_PAGES;
  return (route && pages[route]) ?? null;
}
