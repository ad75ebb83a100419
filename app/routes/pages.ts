import { pageRoute } from "./page-route.ts";

const GOODS_TEXTS = ["goods", "game", "reviews", "lists"] as const;
const GOODS_LATE = ["ui/screens/goods/goods-below-parts.tsx"];

/** Pages beside the front page and the page of a game, in the order of the URL map. */
export const pages = [
  pageRoute("gameReview", {
    texts: ["game", "reviews"],
    module: "app/routes/game-reviews-parts.ts",
    parts: () => import("./game-reviews-parts.ts"),
  }),
  pageRoute("goods", {
    texts: GOODS_TEXTS,
    module: "app/routes/goods-parts.ts",
    lateModules: GOODS_LATE,
    parts: () => import("./goods-parts.ts"),
  }),
  pageRoute("goodsReview", {
    texts: ["goods", "reviews", "lists"],
    module: "app/routes/goods-reviews-parts.ts",
    parts: () => import("./goods-reviews-parts.ts"),
  }),
  pageRoute("bundle", {
    texts: GOODS_TEXTS,
    module: "app/routes/goods-parts.ts",
    lateModules: GOODS_LATE,
    parts: () => import("./goods-parts.ts"),
  }),
];
