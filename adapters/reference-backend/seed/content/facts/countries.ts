import type { CountryLists } from "#core/catalogue/game.ts";

export const KOREA = ["KR"];
export const JAPAN = ["JP"];
export const TAIWAN = ["TW", "HK", "MO"];
export const SOUTH_EAST_ASIA = ["VN", "TH", "MY", "ID", "SG", "PH"];
export const CIS = ["RU", "KZ"];
export const AMERICAS_AND_OCEANIA = ["US", "CA", "BR", "MX", "AU", "NZ"];
export const EUROPE_AND_MIDDLE_EAST = ["GB", "DE", "FR", "ES", "IT", "PL", "TR", "SA", "AE"];
export const WORLD = [
  ...KOREA,
  ...AMERICAS_AND_OCEANIA,
  ...EUROPE_AND_MIDDLE_EAST,
  ...JAPAN,
  ...TAIWAN,
  ...SOUTH_EAST_ASIA,
  ...CIS,
];

/** Countries where the game runs and where it can be prepared for; the chat app follows the same lists unless it has its own. */
export function countries(
  launch: readonly string[],
  pre: readonly string[] = [],
  chat: Pick<CountryLists, "launch" | "pre"> = { launch, pre },
): CountryLists {
  return { launch, pre, chatLaunch: chat.launch, chatPre: chat.pre };
}
