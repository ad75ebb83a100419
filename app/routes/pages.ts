import { pageRoute } from "./page-route.ts";

/** Pages beside the front page and the page of a game, in the order of the URL map. */
export const pages = [
  pageRoute("gameReview", {
    texts: ["game", "reviews"],
    module: "app/routes/game-reviews-parts.ts",
    parts: () => import("./game-reviews-parts.ts"),
  }),
];
