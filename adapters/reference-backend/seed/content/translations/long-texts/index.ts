import type { LocaleTag } from "#core/translation/locales.ts";
import { games as germanGames } from "./de-DE/games.ts";
import { notices as germanNotices } from "./de-DE/notices.ts";
import { staticArticles as germanArticles, stories as germanStories } from "./de-DE/reading.ts";
import { games as taiwaneseGames } from "./zh-TW/games.ts";
import { notices as taiwaneseNotices } from "./zh-TW/notices.ts";
import { staticArticles as taiwaneseArticles, stories as taiwaneseStories } from "./zh-TW/reading.ts";

interface Reading {
  readonly title: string;
  readonly bodyHtml: string;
}

/** What is long in one language, by the game code or the id of what it belongs to. */
export interface LongTexts {
  readonly games: Readonly<Record<string, string>>;
  readonly notices: Readonly<Record<string, string>>;
  readonly stories: Readonly<Record<string, Reading>>;
  readonly staticArticles: Readonly<Record<string, Reading>>;
}

/** Languages whose long texts are written too, beside those of `SEED_LOCALES`. */
export const longTexts: Readonly<Partial<Record<LocaleTag, LongTexts>>> = {
  "de-DE": {
    games: germanGames,
    notices: germanNotices,
    stories: germanStories,
    staticArticles: germanArticles,
  },
  "zh-TW": {
    games: taiwaneseGames,
    notices: taiwaneseNotices,
    stories: taiwaneseStories,
    staticArticles: taiwaneseArticles,
  },
};
