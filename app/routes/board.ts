import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { rootRoute } from "./root-route.tsx";

/** A board of a game, in the store and in the launcher. */
const BOARD = {
  texts: ["game", "boards", "lists"],
  screen: () => import("#ui/features/boards/screens/board/board-page.tsx"),
  ...(import.meta.env.SSR && {
    modules: ["ui/features/boards/screens/board/board-page.tsx"],
    lateModules: [
      "ui/features/boards/screens/board/board-search-form-parts.tsx",
      "ui/features/boards/components/board-nothing-parts.tsx",
    ],
  }),
} as const;

export const gameBoardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/game/$gameCode/board/{-$boardAlias}/{-$boardMenu}",
  ...lazyPage({ route: "gameBoard", ...BOARD }),
});

export const homeBoardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/home/$gameCode/board/{-$boardAlias}/{-$boardMenu}",
  ...lazyPage({ route: "homeBoard", ...BOARD }),
});
