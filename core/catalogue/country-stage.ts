import type { Shell } from "../shell/shell.ts";
import type { CountryLists } from "./game.ts";

/** Stages of a game in one country, what can be played first. */
export const COUNTRY_STAGES = ["launch", "creation", "teaser"] as const;

/** Lifecycle of a game for one country. */
export type CountryStage = (typeof COUNTRY_STAGES)[number];

/**
 * Stage of a game in a country (Spec §4): launch if the country is in the launch list, else creation
 * if it is in the pre list, else teaser. The chat app has its own lists.
 */
export function countryStageOf(countries: CountryLists, countryCode: string, shell: Shell): CountryStage {
  const [launch, pre] =
    shell === "chat" ? [countries.chatLaunch, countries.chatPre] : [countries.launch, countries.pre];
  const country = countryCode.toUpperCase();
  if (launch.includes(country)) return "launch";
  return pre.includes(country) ? "creation" : "teaser";
}
