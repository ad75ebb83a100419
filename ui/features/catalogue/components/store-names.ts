import type { StorePlatform } from "#core/catalogue/game.ts";

/** Names of the stores as they call themselves; trademarks, the same in every language. */
export const STORE_NAMES: Readonly<Record<StorePlatform, string>> = {
  purple: "PURPLE",
  steam: "Steam",
  google_play: "Google Play",
  app_store: "App Store",
  one_store: "ONE Store",
  galaxy_store: "Galaxy Store",
  geforce_now: "GeForce NOW",
  ps_store: "PlayStation Store",
  microsoft_store: "Microsoft Store",
  nintendo_store: "Nintendo eShop",
  epic_games_store: "Epic Games Store",
  "4game": "4game",
  gameforge: "Gameforge",
  beanfun: "beanfun!",
};
