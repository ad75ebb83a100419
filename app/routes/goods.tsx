import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#app/navigation/lazy-page.ts";
import { withPreload } from "#app/navigation/route-component.tsx";
import { rootRoute } from "./root-route.tsx";

/** Goods of a game, and a bundle of several games. */
const GOODS = {
  texts: ["goods", "game", "reviews", "lists", "basket"],
  screen: () => import("#ui/features/goods/screens/goods-page.tsx"),
} as const;

const goodsPage = lazyPage({ route: "goods", ...GOODS });

export const goodsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/goods/$gameCode/$goodsId",
  ...goodsPage,
  component: withPreload(goodsPage.component, () => <goodsPage.component {...goodsRoute.useParams()} />),
});

const bundlePage = lazyPage({ route: "bundle", ...GOODS });

export const bundleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/bundle/$goodsId",
  ...bundlePage,
  component: withPreload(bundlePage.component, () => <bundlePage.component {...bundleRoute.useParams()} />),
});
