import { type DehydratedState, hydrate, type QueryClient } from "@tanstack/react-query";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { NotFoundScreen, PageFailure } from "#app/navigation/fallback-screens.tsx";
import { readSearch, writeSearch } from "#app/navigation/search-text.ts";
import { SHELL_REWRITES, scrollKeyOf } from "#app/navigation/shell-rewrites.ts";
import { AppProviders } from "#app/providers/app-providers.tsx";
import type { RouteName } from "#core/navigation/route-map.ts";
import type { TextArea } from "#locales/texts.ts";
import type { ScreenContext } from "#ui/context/page-head.ts";
import { accountRoute } from "./account.ts";
import { gameBoardArticleRoute, gameBoardViewRoute, homeBoardArticleRoute, homeBoardViewRoute } from "./article.tsx";
import { gameBoardRoute, homeBoardRoute } from "./board.tsx";
import { gameBoardEditRoute, gameBoardWriteRoute, homeBoardEditRoute, homeBoardWriteRoute } from "./board-write.tsx";
import { cartRoute } from "./cart.ts";
import { couponRoute } from "./coupon.tsx";
import { toolRoute, toolStageRoute } from "./developer.tsx";
import { downloadRoute } from "./download.ts";
import { favoriteRoute } from "./favorite.ts";
import { gameRoute } from "./game.tsx";
import { gameAchievementRoute } from "./game-achievements.tsx";
import { gameReviewRoute } from "./game-reviews.tsx";
import { giftRoute } from "./gift.ts";
import { bundleRoute, goodsRoute } from "./goods.tsx";
import { goodsReviewRoute } from "./goods-reviews.tsx";
import { fgtRoute, homeRoute, launcherIndexRoute } from "./launcher-home.tsx";
import { libraryRoute } from "./library.tsx";
import { loadingRoute } from "./loading.ts";
import { fgtLobbyRoute, homeLobbyRoute, preHomeLobbyRoute } from "./lobby.tsx";
import { miniGameRoute } from "./mini-game.ts";
import { notFoundRoute } from "./not-found.ts";
import { noticeRoute } from "./notice.tsx";
import { notificationRoute } from "./notification.ts";
import { orderRoute } from "./order.tsx";
import { orderResultRoute } from "./order-result.tsx";
import { ordersRoute } from "./orders.ts";
import { playerRoute } from "./player.tsx";
import { reportsRoute } from "./reports.ts";
import { resultRoute } from "./result.ts";
import { rewardRoute } from "./reward.ts";
import { rootRoute } from "./root-route.tsx";
import { statusRoute } from "./status.ts";
import { mainRoute, storeIndexRoute } from "./store-index.tsx";

/** In the order of the URL map of the core. */
export const routeTree = rootRoute.addChildren([
  storeIndexRoute,
  mainRoute,
  noticeRoute,
  gameRoute,
  gameReviewRoute,
  gameAchievementRoute,
  gameBoardWriteRoute,
  gameBoardViewRoute,
  gameBoardEditRoute,
  gameBoardArticleRoute,
  gameBoardRoute,
  goodsRoute,
  goodsReviewRoute,
  bundleRoute,
  libraryRoute,
  favoriteRoute,
  cartRoute,
  orderResultRoute,
  ordersRoute,
  orderRoute,
  downloadRoute,
  couponRoute,
  rewardRoute,
  giftRoute,
  accountRoute,
  reportsRoute,
  playerRoute,
  miniGameRoute,
  statusRoute,
  notFoundRoute,
  loadingRoute,
  resultRoute,
  launcherIndexRoute,
  notificationRoute,
  homeRoute,
  homeLobbyRoute,
  homeBoardWriteRoute,
  homeBoardViewRoute,
  homeBoardEditRoute,
  homeBoardArticleRoute,
  homeBoardRoute,
  preHomeLobbyRoute,
  fgtRoute,
  fgtLobbyRoute,
  toolRoute,
  toolStageRoute,
]);

export interface RouterInput {
  readonly context: ScreenContext;
  /** Nonce of this answer's content security policy; empty in the browser, which reads it from the page. */
  readonly nonce?: string;
  readonly history?: RouterHistory;
  /** Serialises the query results; only on the server. */
  readonly dehydrateQueries?: (queryClient: QueryClient) => string;
}

/** Creates the router of a page, or of one request on the server; query results are embedded in the HTML. */
export function createAppRouter({ context, nonce, history, dehydrateQueries }: RouterInput) {
  const rewrite = SHELL_REWRITES[context.visit.get().shell];
  /** The script of the document has restored the position of the first page, and the player may have scrolled since. */
  let isPositioned = false;
  return createRouter({
    routeTree,
    context,
    basepath: context.ports.configuration.basePath,
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    defaultPreload: "intent",
    defaultPreloadDelay: 0,
    defaultPreloadStaleTime: 0,
    scrollRestoration: () => {
      const restores = !isPositioned;
      isPositioned = false;
      return restores;
    },
    getScrollRestorationKey: scrollKeyOf,
    defaultErrorComponent: PageFailure,
    defaultNotFoundComponent: NotFoundScreen,
    Wrap: ({ children }) => <AppProviders context={context}>{children}</AppProviders>,
    hydrate: ({ queries }) => {
      isPositioned = true;
      hydrate(context.queryClient, JSON.parse(queries) as DehydratedState);
    },
    ...(import.meta.env.SSR && {
      dehydrate: () => ({ queries: dehydrateQueries?.(context.queryClient) ?? "{}" }),
      ssr: nonce === undefined ? {} : { nonce },
    }),
    ...(history === undefined ? {} : { history }),
    ...(rewrite && { rewrite }),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** Route name in the URL map, which decides the layout; absent on the root. */
    route?: RouteName;
    /** Source file of the screen; known to the server alone. */
    screenFile?: string | undefined;
    /** The screen is the whole page: nothing of the store surrounds it. */
    isBare?: boolean;
    /** Text areas the screen needs. */
    texts?: readonly TextArea[];
  }
}
