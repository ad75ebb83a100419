import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { withPreload } from "#app/navigation/route-component.tsx";
import { rootRoute } from "./root-route.tsx";

/** Start pages of the launcher: for players, at both of its addresses, and of focus group tests. */
const LAUNCHER_HOME = {
  texts: ["launcher", "lists"],
  screen: () => import("#ui/features/launcher/screens/home/launcher-home-page.tsx"),
} as const;

const launcherIndexPage = lazyPage({ route: "launcherIndex", ...LAUNCHER_HOME });

export const launcherIndexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/index",
  ...launcherIndexPage,
  component: withPreload(launcherIndexPage.component, () => <launcherIndexPage.component kind="home" />),
});

const homePage = lazyPage({ route: "home", ...LAUNCHER_HOME });

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/home",
  ...homePage,
  component: withPreload(homePage.component, () => <homePage.component kind="home" />),
});

const fgtPage = lazyPage({ route: "fgt", ...LAUNCHER_HOME });

export const fgtRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/fgt",
  ...fgtPage,
  component: withPreload(fgtPage.component, () => <fgtPage.component kind="fgt" />),
});
