import type { Shell } from "../shell/shell.ts";
import type { PartialCountryLists } from "./game.ts";

/** Stages of a game in one country, what can be played first. */
export const COUNTRY_STAGES = ["launch", "creation", "teaser"] as const;

/** Lifecycle of a game for one country. */
export type CountryStage = (typeof COUNTRY_STAGES)[number];

/**
 * Stage of a game in a country (Spec §4): launch if the country is in the launch list, else creation
 * if it is in the pre list, else teaser. The chat app has its own lists. `null` if a list that decides is not known.
 */
export function countryStageOf(countries: PartialCountryLists, countryCode: string, shell: Shell): CountryStage | null {
  const [launch, pre] =
    shell === "chat" ? [countries.chatLaunch, countries.chatPre] : [countries.launch, countries.pre];
  const country = countryCode.toUpperCase();
  if (launch?.includes(country)) return "launch";
  if (launch === null || pre === null) return null;
  return pre.includes(country) ? "creation" : "teaser";
}
