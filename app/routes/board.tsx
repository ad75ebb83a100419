import { createRoute } from "@tanstack/react-router";
import { lazySearchPage } from "#app/navigation/lazy-page.ts";
import { withPreload } from "#app/navigation/route-component.tsx";
import { parseBoardSearch } from "#ui/features/boards/screens/board/board-search.ts";
import { rootRoute } from "./root-route.tsx";

/** A board of a game, in the store and in the launcher. */
const BOARD = {
  texts: ["game", "boards", "lists"],
  screen: () => import("#ui/features/boards/screens/board/board-page.tsx"),
} as const;

const gameBoardPage = lazySearchPage({ route: "gameBoard", ...BOARD }, parseBoardSearch);

export const gameBoardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/game/$gameCode/board/{-$boardAlias}/{-$boardMenu}",
  ...gameBoardPage,
  component: withPreload(gameBoardPage.component, () => (
    <gameBoardPage.component {...gameBoardRoute.useParams()} search={gameBoardRoute.useLoaderDeps()} />
  )),
});

const homeBoardPage = lazySearchPage({ route: "homeBoard", ...BOARD }, parseBoardSearch);

export const homeBoardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/home/$gameCode/board/{-$boardAlias}/{-$boardMenu}",
  ...homeBoardPage,
  component: withPreload(homeBoardPage.component, () => (
    <homeBoardPage.component {...homeBoardRoute.useParams()} search={homeBoardRoute.useLoaderDeps()} />
  )),
});
