import { readFacets, readTitleLocales } from "../domain/catalogue/facets.ts";
import { readLabels } from "../domain/catalogue/label-book.ts";
import { GameReader } from "../domain/catalogue/load-games.ts";
import { GoodsReader } from "../domain/catalogue/load-goods.ts";
import { createPriceBook } from "../domain/catalogue/price-book.ts";
import { remember } from "../domain/catalogue/remembered.ts";
import { readServices } from "../domain/catalogue/service-book.ts";
import { createFavoriteWatch } from "../domain/commerce/favorite-watch.ts";
import { type CollectNews, createNewsCollector } from "../domain/notifications/collect-news.ts";
import type { CallHandlers } from "../http/call-handler.ts";
import type { Services } from "../services.ts";
import { accountCalls } from "./account-calls.ts";
import { accountCountryCalls } from "./account-country-calls.ts";
import { accountDataCalls } from "./account-data-calls.ts";
import { accountEmailCalls } from "./account-email-calls.ts";
import { accountProfileCalls } from "./account-profile-calls.ts";
import { achievementCalls } from "./achievement-calls.ts";
import { articleCalls } from "./article-calls.ts";
import { boardToolCalls } from "./board-tool-calls.ts";
import { cartCalls } from "./cart-calls.ts";
import { commentCalls } from "./comment-calls.ts";
import { communityCalls } from "./community-calls.ts";
import { contentCalls } from "./content-calls.ts";
import { couponCalls } from "./coupon-calls.ts";
import { favoriteCalls } from "./favorite-calls.ts";
import { gameCalls } from "./game-calls.ts";
import { giftCalls } from "./gift-calls.ts";
import { goodsCalls } from "./goods-calls.ts";
import { libraryCalls } from "./library-calls.ts";
import { logCalls } from "./log-calls.ts";
import { miniGameCalls } from "./mini-game-calls.ts";
import { newsCalls } from "./news-calls.ts";
import { notificationCalls } from "./notification-calls.ts";
import { orderCalls } from "./order-calls.ts";
import { passkeyCalls } from "./passkey-calls.ts";
import { playerCalls } from "./player-calls.ts";
import { preInstallCalls } from "./pre-install-calls.ts";
import { preRegistrationCalls } from "./pre-registration-calls.ts";
import { reportCalls } from "./report-calls.ts";
import { reviewCalls } from "./review-calls.ts";
import { rewardCalls } from "./reward-calls.ts";
import { sessionCalls } from "./session-calls.ts";
import { staticBoardCalls } from "./static-board-calls.ts";
import { storyCalls } from "./story-calls.ts";

/** Maximum age of the catalogue's facets and labels after a change. */
const CATALOGUE_FRESH_MS = 60_000;

/** Handlers of every call of the publisher API, over one catalogue that they share. */
export function createCallHandlers(services: Services): {
  readonly handlers: CallHandlers;
  readonly collectNews: CollectNews;
} {
  const { queries } = services.database;
  const labels = remember(() => readLabels(queries), CATALOGUE_FRESH_MS);
  const catalogue = {
    services,
    labels,
    games: new GameReader(
      queries,
      services.pictures,
      labels,
      remember(() => readServices(queries), CATALOGUE_FRESH_MS),
    ),
    facets: remember(() => readFacets(queries), CATALOGUE_FRESH_MS),
    prices: createPriceBook(queries),
    titleLocales: remember(() => readTitleLocales(queries), CATALOGUE_FRESH_MS),
  };
  const goods = new GoodsReader(queries, services.pictures);
  const watch = createFavoriteWatch({ queries, games: catalogue.games, goods, access: services.access });
  const collectNews = createNewsCollector(queries, watch);
  const handlers = {
    ...gameCalls(catalogue, goods),
    ...goodsCalls(services, goods),
    ...favoriteCalls(catalogue, goods, watch),
    ...cartCalls(services),
    ...libraryCalls(catalogue, goods),
    ...achievementCalls(services),
    ...reviewCalls(services),
    ...preInstallCalls(services),
    ...preRegistrationCalls(services),
    ...couponCalls(services),
    ...giftCalls(services),
    ...rewardCalls(services),
    ...miniGameCalls(services),
    ...orderCalls(services),
    ...contentCalls(services),
    ...sessionCalls(services),
    ...accountCountryCalls(services),
    ...accountCalls(services),
    ...accountEmailCalls(services),
    ...accountProfileCalls(services),
    ...accountDataCalls(services),
    ...passkeyCalls(services),
    ...logCalls(),
    ...newsCalls(services),
    ...communityCalls(services),
    ...articleCalls(services),
    ...commentCalls(services),
    ...boardToolCalls(services),
    ...reportCalls(services),
    ...playerCalls(services),
    ...notificationCalls(services, collectNews),
    ...staticBoardCalls(services),
    ...storyCalls(services),
  };
  return { handlers, collectNews };
}
