import type { GameCode, PlatformLink, StorePlatform } from "#core/catalogue/game.ts";

/** Addresses lie in the reserved domain `.example`: the seed never sends a player to a real shop. */
const HOSTS: Readonly<Record<StorePlatform, string>> = {
  purple: "purple.example",
  steam: "store.steam.example",
  google_play: "play.google.example",
  app_store: "apps.apple.example",
  one_store: "onestore.example",
  galaxy_store: "galaxystore.example",
  geforce_now: "play.geforcenow.example",
  ps_store: "store.playstation.example",
  microsoft_store: "apps.microsoft.example",
  nintendo_store: "store.nintendo.example",
  epic_games_store: "store.epicgames.example",
  "4game": "4game.example",
  gameforge: "gameforge.example",
  beanfun: "beanfun.example",
};

function platform(gameCode: GameCode, store: StorePlatform): PlatformLink {
  return { store, url: `https://${HOSTS[store]}/games/${gameCode}` };
}

/** Where a game can be had, in the order given. */
export function platforms(gameCode: GameCode, ...stores: readonly StorePlatform[]): readonly PlatformLink[] {
  return stores.map((store) => platform(gameCode, store));
}

/** A platform that has been agreed on but is not to be told yet. */
export function hiddenPlatform(gameCode: GameCode, store: StorePlatform): PlatformLink {
  return { ...platform(gameCode, store), display: false };
}
