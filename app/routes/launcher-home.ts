import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { rootRoute } from "./root-route.tsx";

/** Start page of the launcher, at both of its addresses. */
const LAUNCHER_HOME = {
  texts: ["launcher", "lists"],
  screen: async () => (await import("#ui/features/launcher/screens/home/launcher-home-page.tsx")).homePage,
  ...(import.meta.env.SSR && { modules: ["ui/features/launcher/screens/home/launcher-home-page.tsx"] }),
} as const;

export const launcherIndexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/index",
  ...lazyPage({ route: "launcherIndex", ...LAUNCHER_HOME }),
});

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/home",
  ...lazyPage({ route: "home", ...LAUNCHER_HOME }),
});
