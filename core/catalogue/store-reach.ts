import type { StorePlatform } from "./game.ts";

/** The player's device, as far as a store can be chosen by it. */
export type Device = "windows" | "macos" | "linux" | "android" | "ios" | "other";

interface StoreReach {
  /** Devices on which products of the store can be installed or played. */
  readonly devices: readonly Device[];
  /** The store's page is of use on other devices too: to buy for a console, to stream, or to install from afar. */
  readonly opensAnywhere?: true;
  /** Countries the store serves, ISO 3166-1 alpha-2; absent: all. */
  readonly countries?: readonly string[];
}

const DESKTOP = ["windows", "macos", "linux"] as const;

/** Europe, as the publisher Gameforge serves it. */
const EUROPE = "AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(
  " ",
);
/** Commonwealth of Independent States and neighbours, as the store 4game serves them. */
const EURASIA = "AM AZ BY GE KG KZ MD RU TJ TM UZ".split(" ");
const GREATER_TAIWAN = ["TW", "HK", "MO"];

/** Which devices and countries each store of Spec §3 reaches. */
export const STORE_REACH: Readonly<Record<StorePlatform, StoreReach>> = {
  purple: { devices: ["windows"] },
  steam: { devices: DESKTOP, opensAnywhere: true },
  google_play: { devices: ["android"] },
  app_store: { devices: ["ios"] },
  one_store: { devices: ["android"], countries: ["KR"] },
  galaxy_store: { devices: ["android"] },
  geforce_now: { devices: ["windows", "macos", "android", "ios"], opensAnywhere: true },
  ps_store: { devices: [], opensAnywhere: true },
  microsoft_store: { devices: ["windows"], opensAnywhere: true },
  nintendo_store: { devices: [], opensAnywhere: true },
  epic_games_store: { devices: ["windows", "macos"], opensAnywhere: true },
  "4game": { devices: ["windows"], countries: EURASIA },
  gameforge: { devices: ["windows"], countries: EUROPE },
  beanfun: { devices: ["windows"], countries: GREATER_TAIWAN },
};
