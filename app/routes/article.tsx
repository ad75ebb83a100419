import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { withPreload } from "#app/navigation/route-component.tsx";
import { rootRoute } from "./root-route.tsx";

/** An article with its comments, in the store and in the launcher; both forms of its address. */
const ARTICLE = {
  texts: ["game", "boards", "lists", "forms"],
  screen: () => import("#ui/features/boards/screens/article/article-page.tsx"),
} as const;

const gameBoardViewPage = lazyPage({ route: "gameBoardView", ...ARTICLE });

export const gameBoardViewRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/game/$gameCode/board/$boardAlias/view/$articleId",
  ...gameBoardViewPage,
  component: withPreload(gameBoardViewPage.component, () => (
    <gameBoardViewPage.component {...gameBoardViewRoute.useParams()} />
  )),
});

const gameBoardArticlePage = lazyPage({ route: "gameBoardArticle", ...ARTICLE });

export const gameBoardArticleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/game/$gameCode/board/$boardAlias/$boardMenu/$articleId",
  ...gameBoardArticlePage,
  component: withPreload(gameBoardArticlePage.component, () => (
    <gameBoardArticlePage.component {...gameBoardArticleRoute.useParams()} />
  )),
});

const homeBoardViewPage = lazyPage({ route: "homeBoardView", ...ARTICLE });

export const homeBoardViewRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/home/$gameCode/board/$boardAlias/view/$articleId",
  ...homeBoardViewPage,
  component: withPreload(homeBoardViewPage.component, () => (
    <homeBoardViewPage.component {...homeBoardViewRoute.useParams()} />
  )),
});

const homeBoardArticlePage = lazyPage({ route: "homeBoardArticle", ...ARTICLE });

export const homeBoardArticleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/home/$gameCode/board/$boardAlias/$boardMenu/$articleId",
  ...homeBoardArticlePage,
  component: withPreload(homeBoardArticlePage.component, () => (
    <homeBoardArticlePage.component {...homeBoardArticleRoute.useParams()} />
  )),
});
