import type account from "#locales/en-US/account.json";
import type achievements from "#locales/en-US/achievements.json";
import type basket from "#locales/en-US/basket.json";
import type boards from "#locales/en-US/boards.json";
import type cart from "#locales/en-US/cart.json";
import type common from "#locales/en-US/common.json";
import type discovery from "#locales/en-US/discovery.json";
import type download from "#locales/en-US/download.json";
import type forms from "#locales/en-US/forms.json";
import type game from "#locales/en-US/game.json";
import type gifts from "#locales/en-US/gifts.json";
import type goods from "#locales/en-US/goods.json";
import type launcher from "#locales/en-US/launcher.json";
import type lists from "#locales/en-US/lists.json";
import type media from "#locales/en-US/media.json";
import type news from "#locales/en-US/news.json";
import type notifications from "#locales/en-US/notifications.json";
import type orders from "#locales/en-US/orders.json";
import type outbox from "#locales/en-US/outbox.json";
import type popups from "#locales/en-US/popups.json";
import type report from "#locales/en-US/report.json";
import type reviews from "#locales/en-US/reviews.json";
import type rewards from "#locales/en-US/rewards.json";
import type store from "#locales/en-US/store.json";
import type writing from "#locales/en-US/writing.json";

/** Keys of each text area, taken from the fallback language, which is complete by test. */
export interface TextAreas {
  common: typeof common;
  store: typeof store;
  discovery: typeof discovery;
  report: typeof report;
  game: typeof game;
  goods: typeof goods;
  achievements: typeof achievements;
  reviews: typeof reviews;
  boards: typeof boards;
  lists: typeof lists;
  media: typeof media;
  forms: typeof forms;
  popups: typeof popups;
  orders: typeof orders;
  basket: typeof basket;
  cart: typeof cart;
  rewards: typeof rewards;
  gifts: typeof gifts;
  news: typeof news;
  notifications: typeof notifications;
  writing: typeof writing;
  account: typeof account;
  download: typeof download;
  launcher: typeof launcher;
  outbox: typeof outbox;
}

type PluralSuffix = "_zero" | "_one" | "_two" | "_few" | "_many" | "_other";

/** Key as code names it: plural forms share one name. */
export type TextKey<Area extends keyof TextAreas> = keyof TextAreas[Area] extends infer Key
  ? Key extends `${infer Base}${PluralSuffix}`
    ? Base
    : Key & string
  : never;
