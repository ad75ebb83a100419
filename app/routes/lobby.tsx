import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { withPreload } from "#app/navigation/route-component.tsx";
import { rootRoute } from "./root-route.tsx";

/** Lobbies of a game in the launcher: of a released game, before its release, and of a focus group test. */
const LOBBY = {
  texts: ["launcher"],
  screen: () => import("#ui/features/launcher/screens/lobby/lobby-page.tsx"),
} as const;

const homeLobbyPage = lazyPage({ route: "homeLobby", ...LOBBY });

export const homeLobbyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/home/$gameCode/lobby",
  ...homeLobbyPage,
  component: withPreload(homeLobbyPage.component, () => (
    <homeLobbyPage.component {...homeLobbyRoute.useParams()} kind="home" />
  )),
});

const preHomeLobbyPage = lazyPage({ route: "preHomeLobby", ...LOBBY });

export const preHomeLobbyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/prehome/$gameCode/lobby",
  ...preHomeLobbyPage,
  component: withPreload(preHomeLobbyPage.component, () => (
    <preHomeLobbyPage.component {...preHomeLobbyRoute.useParams()} kind="prehome" />
  )),
});

const fgtLobbyPage = lazyPage({ route: "fgtLobby", ...LOBBY });

export const fgtLobbyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/fgt/$gameCode/lobby",
  ...fgtLobbyPage,
  component: withPreload(fgtLobbyPage.component, () => (
    <fgtLobbyPage.component {...fgtLobbyRoute.useParams()} kind="fgt" />
  )),
});
