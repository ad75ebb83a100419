import { listAchievements } from "./achievement-calls.ts";
import type { Call } from "./call.ts";
import { addToCart, changeCartQuantity, getCart, mergeCart, removeFromCart, validateCart } from "./cart-calls.ts";
import {
  forgetRecentGames,
  getGame,
  getGoods,
  getOwnGameRecord,
  listFacets,
  listGames,
  listGoodsOfGame,
  listLanguages,
  listOffers,
  listRecentGames,
  rememberRecentGame,
  suggest,
} from "./catalogue-calls.ts";
import { getArticle, listArticles, listBoards, listLatestArticles } from "./community-calls.ts";
import { getAdminContents, getContents } from "./content-calls.ts";
import { describeFavorites, dropFavorite, keepFavorite, listFavorites, mergeFavorites } from "./favorite-calls.ts";
import { acceptGift, checkGift, declineGift, listGifts, sendGift } from "./gift-calls.ts";
import { sendLogEvents } from "./log-calls.ts";
import { getNotice, listNotices } from "./news-calls.ts";
import { cancelOrder, findOrder, getOrder, listOrders, placeOrder, quoteOrder, requestRefund } from "./order-calls.ts";
import { getPreInstall, requestPreInstall } from "./pre-install-calls.ts";
import {
  editReview,
  getAverageScore,
  listOwnReviews,
  listReviews,
  postReview,
  removeReview,
  reportReview,
  restoreReview,
  voteForReview,
} from "./review-calls.ts";
import { claimReward, getMiniGame, listCoupons, listRewards, playMiniGame, redeemCoupon } from "./reward-calls.ts";
import { checkSession, getProfile, getSessionUser, requestSso, signOut } from "./session-calls.ts";

export type { Call, CallService } from "./call.ts";

/**
 * Every call, by name: which address takes and gives what. For the backend and for checks; what runs in the browser
 * imports single calls from the files of the services, so that the others stay out of its bundle.
 */
export const CALLS = {
  listGames,
  listFacets,
  getGame,
  getOwnGameRecord,
  rememberRecentGame,
  listRecentGames,
  forgetRecentGames,
  listGoodsOfGame,
  getGoods,
  listOffers,
  listAchievements,
  suggest,
  listLanguages,
  getAverageScore,
  listReviews,
  listOwnReviews,
  postReview,
  editReview,
  removeReview,
  listFavorites,
  keepFavorite,
  dropFavorite,
  mergeFavorites,
  describeFavorites,
  getCart,
  addToCart,
  changeCartQuantity,
  removeFromCart,
  mergeCart,
  validateCart,
  checkGift,
  sendGift,
  listGifts,
  acceptGift,
  declineGift,
  listCoupons,
  redeemCoupon,
  listRewards,
  claimReward,
  getMiniGame,
  playMiniGame,
  restoreReview,
  voteForReview,
  reportReview,
  getPreInstall,
  requestPreInstall,
  quoteOrder,
  placeOrder,
  findOrder,
  listOrders,
  getOrder,
  cancelOrder,
  requestRefund,
  getContents,
  getAdminContents,
  checkSession,
  getSessionUser,
  requestSso,
  getProfile,
  signOut,
  sendLogEvents,
  listNotices,
  getNotice,
  listBoards,
  listArticles,
  listLatestArticles,
  getArticle,
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof CALLS;
