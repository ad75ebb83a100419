import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { withPreload } from "#app/navigation/route-component.tsx";
import { rootRoute } from "./root-route.tsx";

/** The form for a new article and for a change, in the store and in the launcher. */
const BOARD_WRITE = {
  texts: ["writing", "boards", "forms"],
  screen: () => import("#ui/features/boards/screens/write/board-write-page.tsx"),
} as const;

const gameBoardWritePage = lazyPage({ route: "gameBoardWrite", ...BOARD_WRITE });

export const gameBoardWriteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/game/$gameCode/board/{-$boardAlias}/write",
  ...gameBoardWritePage,
  component: withPreload(gameBoardWritePage.component, () => (
    <gameBoardWritePage.component {...gameBoardWriteRoute.useParams()} />
  )),
});

const gameBoardEditPage = lazyPage({ route: "gameBoardEdit", ...BOARD_WRITE });

export const gameBoardEditRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/game/$gameCode/board/$boardAlias/edit/$articleId",
  ...gameBoardEditPage,
  component: withPreload(gameBoardEditPage.component, () => (
    <gameBoardEditPage.component {...gameBoardEditRoute.useParams()} />
  )),
});

const homeBoardWritePage = lazyPage({ route: "homeBoardWrite", ...BOARD_WRITE });

export const homeBoardWriteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/home/$gameCode/board/{-$boardAlias}/write",
  ...homeBoardWritePage,
  component: withPreload(homeBoardWritePage.component, () => (
    <homeBoardWritePage.component {...homeBoardWriteRoute.useParams()} />
  )),
});

const homeBoardEditPage = lazyPage({ route: "homeBoardEdit", ...BOARD_WRITE });

export const homeBoardEditRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/home/$gameCode/board/$boardAlias/edit/$articleId",
  ...homeBoardEditPage,
  component: withPreload(homeBoardEditPage.component, () => (
    <homeBoardEditPage.component {...homeBoardEditRoute.useParams()} />
  )),
});
