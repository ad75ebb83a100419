import { pageRoute } from "./page-route.ts";

/** Pages beside the front page and the page of a game, in the order of the URL map; `later-pages.ts` says what they are made of. */
export const pages = (
  [
    "notice",
    "gameReview",
    "gameAchievement",
    "gameBoardWrite",
    "gameBoardEdit",
    "homeBoardWrite",
    "homeBoardEdit",
    "gameBoardView",
    "gameBoardArticle",
    "gameBoard",
    "goods",
    "goodsReview",
    "bundle",
    "favorite",
    "cart",
    "coupon",
    "reward",
    "miniGame",
    "download",
    "orders",
    "orderResult",
    "order",
    "account",
    "gift",
    "homeBoardView",
    "homeBoardArticle",
    "homeBoard",
    "notification",
  ] as const
).map(pageRoute);
