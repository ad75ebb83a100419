import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { rootRoute } from "./root-route.tsx";

/** Lobbies of a game in the launcher: of a released game, before its release, and of a focus group test. */
const LOBBY = {
  texts: ["launcher"],
  ...(import.meta.env.SSR && {
    modules: ["ui/features/launcher/screens/lobby/lobby-page.tsx"],
    lateModules: ["ui/features/launcher/screens/lobby/lobby-edge.tsx"],
  }),
} as const;

const lobbies = () => import("#ui/features/launcher/screens/lobby/lobby-page.tsx");

export const homeLobbyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/home/$gameCode/lobby",
  ...lazyPage({ route: "homeLobby", ...LOBBY, screen: async () => (await lobbies()).homeLobbyPage }),
});

export const preHomeLobbyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/prehome/$gameCode/lobby",
  ...lazyPage({ route: "preHomeLobby", ...LOBBY, screen: async () => (await lobbies()).preHomeLobbyPage }),
});

export const fgtLobbyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/fgt/$gameCode/lobby",
  ...lazyPage({ route: "fgtLobby", ...LOBBY, screen: async () => (await lobbies()).fgtLobbyPage }),
});
