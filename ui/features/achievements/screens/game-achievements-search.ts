import {
  ACHIEVEMENT_SHOWS,
  ACHIEVEMENT_SORTS,
  type AchievementShow,
  type AchievementSort,
} from "#core/achievements/achievement-view.ts";
import { oneOf, type RawSearch } from "#ui/context/raw-search.ts";

/** Search of `/game/{gameCode}/achievement`; what is absent is the default. */
export interface GameAchievementsSearch {
  readonly show?: AchievementShow | undefined;
  readonly sort?: AchievementSort | undefined;
}

/** Reads the search of an address; what cannot be read is left out, so a mistyped address stays usable. */
export function parseGameAchievementsSearch(raw: RawSearch): GameAchievementsSearch {
  return { show: oneOf(ACHIEVEMENT_SHOWS, raw.show), sort: oneOf(ACHIEVEMENT_SORTS, raw.sort) };
}

/** The search parameters of the address, without default values. */
export function writeGameAchievementsSearch({ show, sort }: GameAchievementsSearch): Readonly<Record<string, string>> {
  return {
    ...(show === undefined || show === "all" ? {} : { show }),
    ...(sort === undefined || sort === "game" ? {} : { sort }),
  };
}
