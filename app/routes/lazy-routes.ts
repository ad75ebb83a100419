import { ROUTES, type RouteName } from "#core/navigation/route-map.ts";
import type { LauncherPageName } from "./launcher-pages.ts";
import type { LaterPage } from "./lazy-route.ts";

const GOODS = {
  texts: ["goods", "game", "reviews", "lists", "basket"],
  ...(import.meta.env.SSR && {
    module: "app/routes/goods-parts.ts",
    lateModules: [
      "ui/features/goods/screens/goods-buy-parts.tsx",
      "ui/features/goods/screens/goods-inside-parts.tsx",
      "ui/features/goods/screens/goods-below-parts.tsx",
    ],
  }),
  parts: () => import("./goods-parts.ts"),
} as const;

const BOARD_WRITE = {
  texts: ["writing", "boards", "forms"],
  ...(import.meta.env.SSR && { module: "app/routes/board-write-parts.ts" }),
  parts: () => import("./board-write-parts.ts"),
} as const;

const BOARD = {
  texts: ["game", "boards", "lists"],
  ...(import.meta.env.SSR && {
    module: "app/routes/board-parts.ts",
    lateModules: [
      "ui/features/boards/screens/board/board-search-form-parts.tsx",
      "ui/features/boards/components/board-nothing-parts.tsx",
    ],
  }),
  parts: () => import("./board-parts.ts"),
} as const;

const ARTICLE = {
  texts: ["game", "boards", "lists", "forms"],
  ...(import.meta.env.SSR && {
    module: "app/routes/article-parts.ts",
    lateModules: [
      "ui/features/boards/components/article-actions.tsx",
      "ui/features/boards/components/comment-list.tsx",
      "ui/features/boards/components/board-nothing-parts.tsx",
    ],
  }),
  parts: () => import("./article-parts.ts"),
} as const;

/** Modules of all lazy pages. A separate file, because a first view does not need the names of all their scripts. */
export const LATER_PAGES = {
  notice: {
    texts: ["news", "lists"],
    ...(import.meta.env.SSR && {
      module: "app/routes/notice-parts.ts",
      lateModules: ["ui/features/news/screens/reading-parts.tsx"],
    }),
    parts: () => import("./notice-parts.ts"),
  },
  gameReview: {
    texts: ["game", "reviews"],
    ...(import.meta.env.SSR && { module: "app/routes/game-reviews-parts.ts" }),
    parts: () => import("./game-reviews-parts.ts"),
  },
  gameAchievement: {
    texts: ["game", "achievements"],
    ...(import.meta.env.SSR && {
      module: "app/routes/game-achievements-parts.ts",
      lateModules: ["ui/features/achievements/screens/achievement-list-parts.tsx"],
    }),
    parts: () => import("./game-achievements-parts.ts"),
  },
  gameBoardWrite: BOARD_WRITE,
  gameBoardEdit: BOARD_WRITE,
  homeBoardWrite: BOARD_WRITE,
  homeBoardEdit: BOARD_WRITE,
  gameBoard: BOARD,
  gameBoardView: ARTICLE,
  gameBoardArticle: ARTICLE,
  homeBoard: BOARD,
  homeBoardView: ARTICLE,
  homeBoardArticle: ARTICLE,
  goods: GOODS,
  goodsReview: {
    texts: ["goods", "game", "reviews", "lists"],
    ...(import.meta.env.SSR && {
      module: "app/routes/goods-reviews-parts.ts",
      lateModules: ["ui/features/reviews/screens/game/reviews-board.tsx"],
    }),
    parts: () => import("./goods-reviews-parts.ts"),
  },
  bundle: GOODS,
  favorite: {
    texts: ["cart", "basket", "store"],
    ...(import.meta.env.SSR && { module: "app/routes/favorites-parts.ts" }),
    parts: () => import("./favorites-parts.ts"),
  },
  cart: {
    texts: ["cart", "basket", "orders", "forms"],
    ...(import.meta.env.SSR && { module: "app/routes/cart-parts.ts" }),
    parts: () => import("./cart-parts.ts"),
  },
  coupon: {
    texts: ["rewards", "forms"],
    ...(import.meta.env.SSR && { module: "app/routes/coupon-parts.ts" }),
    parts: () => import("./coupon-parts.ts"),
  },
  reward: {
    texts: ["rewards"],
    ...(import.meta.env.SSR && { module: "app/routes/reward-parts.ts" }),
    parts: () => import("./reward-parts.ts"),
  },
  miniGame: {
    texts: ["rewards"],
    ...(import.meta.env.SSR && { module: "app/routes/mini-game-parts.ts" }),
    parts: () => import("./mini-game-parts.ts"),
  },
  download: {
    texts: ["download"],
    ...(import.meta.env.SSR && { module: "app/routes/download-parts.ts" }),
    parts: () => import("./download-parts.ts"),
  },
  orders: {
    texts: ["orders"],
    ...(import.meta.env.SSR && { module: "app/routes/orders-parts.ts" }),
    parts: () => import("./orders-parts.ts"),
  },
  orderResult: {
    texts: ["orders"],
    ...(import.meta.env.SSR && { module: "app/routes/order-result-parts.ts" }),
    parts: () => import("./order-result-parts.ts"),
  },
  order: {
    texts: ["orders", "forms"],
    ...(import.meta.env.SSR && { module: "app/routes/order-parts.ts" }),
    parts: () => import("./order-parts.ts"),
  },
  account: {
    texts: ["account", "forms"],
    ...(import.meta.env.SSR && { module: "app/routes/account-parts.ts" }),
    parts: () => import("./account-parts.ts"),
  },
  gift: {
    texts: ["gifts", "forms"],
    ...(import.meta.env.SSR && { module: "app/routes/gift-parts.ts" }),
    parts: () => import("./gift-parts.ts"),
  },
} as const satisfies Partial<Record<RouteName, LaterPage>>;

export type PageName = keyof typeof LATER_PAGES | LauncherPageName;

/** Modules of a page. Launcher pages are in a separate file that no other page loads. */
export async function pageNamed(name: PageName): Promise<LaterPage> {
  const pages: Partial<Record<PageName, LaterPage>> = LATER_PAGES;
  const page = pages[name];
  if (page !== undefined && ROUTES[name].area !== "launcher") return page;
  return (await import("./launcher-pages.ts")).launcherPageNamed(name, page);
}

/** Modules of the page of a route; `null` if the page is not lazy. */
export function laterPageOf(route: RouteName | undefined): LaterPage | null {
  const pages: Partial<Record<RouteName, LaterPage>> = LATER_PAGES;
  return (route && pages[route]) ?? null;
}
