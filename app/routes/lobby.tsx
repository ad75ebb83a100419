import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { withPreload } from "#app/navigation/route-component.tsx";
import { rootRoute } from "./root-route.tsx";

/** Lobbies of a game in the launcher: of a released game, before its release, and of a focus group test. */
const LOBBY = {
  texts: ["launcher"],
  ...(import.meta.env.SSR && {
    modules: ["ui/features/launcher/screens/lobby/lobby-page.tsx"],
    lazyModules: ["ui/features/launcher/screens/lobby/lobby-edge.tsx"],
  }),
} as const;

const lobbies = () => import("#ui/features/launcher/screens/lobby/lobby-page.tsx");

const homeLobbyPage = lazyPage({ route: "homeLobby", ...LOBBY, screen: async () => (await lobbies()).homeLobbyPage });

export const homeLobbyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/home/$gameCode/lobby",
  ...homeLobbyPage,
  component: withPreload(homeLobbyPage.component, () => <homeLobbyPage.component {...homeLobbyRoute.useParams()} />),
});

const preHomeLobbyPage = lazyPage({
  route: "preHomeLobby",
  ...LOBBY,
  screen: async () => (await lobbies()).preHomeLobbyPage,
});

export const preHomeLobbyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/prehome/$gameCode/lobby",
  ...preHomeLobbyPage,
  component: withPreload(preHomeLobbyPage.component, () => (
    <preHomeLobbyPage.component {...preHomeLobbyRoute.useParams()} />
  )),
});

const fgtLobbyPage = lazyPage({ route: "fgtLobby", ...LOBBY, screen: async () => (await lobbies()).fgtLobbyPage });

export const fgtLobbyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/fgt/$gameCode/lobby",
  ...fgtLobbyPage,
  component: withPreload(fgtLobbyPage.component, () => <fgtLobbyPage.component {...fgtLobbyRoute.useParams()} />),
});
