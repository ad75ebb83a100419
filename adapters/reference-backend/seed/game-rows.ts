import { cleanHtml } from "#adapters/third-party/sanitize-html-sanitizer.ts";
import { ageRatingId } from "#core/catalogue/age-rating-id.ts";
import type { SeedGame, SeedGameTexts } from "../content/content-types.ts";
import type { games, gameTexts } from "../database/schema/index.ts";
import { storedSearchOfGame } from "../domain/search/stored-search-text.ts";

export type GameRow = typeof games.$inferInsert;
export type GameTextRow = typeof gameTexts.$inferInsert;

const HOUR_MS = 3_600_000;
/** Undated games come after the year 9999 when the earliest release is first, and before 1970 when the latest is. */
const NEVER = 253_402_300_800_000;
const UNDATED = -62_135_596_800_000;

/** Instant so many hours after the first start; `null` where there is none. */
export function instantAfter(firstStart: Date, hours: number | null | undefined): Date | null {
  return hours === null || hours === undefined ? null : new Date(Math.round(firstStart.getTime() + hours * HOUR_MS));
}

/** Texts in any languages, at least one. */
export type GameTexts = Readonly<Partial<Record<string, SeedGameTexts>>>;
/** A game of the seed, or one with texts in fewer languages. */
export type SeededGame = Omit<SeedGame, "texts"> & { readonly texts: GameTexts };

interface GameRowOptions {
  /** Game whose pictures it shows; its own if absent. */
  readonly artCode?: string;
  /** Titles of its goods, which find it. */
  readonly goods?: readonly string[];
}

/** The row of a game. */
export function gameRowOf(game: SeededGame, firstStart: Date, options: GameRowOptions = {}): GameRow {
  const { artCode = game.gameCode, goods = [] } = options;
  const releaseAt = instantAfter(firstStart, game.schedule.releaseOffsetHours);
  return {
    gameCode: game.gameCode,
    lifecycle: game.lifecycle,
    releaseAt,
    countdownStartAt: instantAfter(firstStart, game.schedule.countdownOffsetHours),
    preInstallFrom: instantAfter(firstStart, game.schedule.preInstallOffsetHours),
    preInstallSizeBytes: game.preInstallSizeBytes,
    serviceEndsAt: instantAfter(firstStart, game.serviceEndOffsetHours),
    releaseRank: releaseAt?.getTime() ?? NEVER,
    newestRank: releaseAt?.getTime() ?? UNDATED,
    launchCountries: [...game.countries.launch],
    preCountries: [...game.countries.pre],
    chatLaunchCountries: [...game.countries.chatLaunch],
    chatPreCountries: [...game.countries.chatPre],
    genres: [...game.genres],
    tags: [...game.tags],
    platformIds: game.platforms.filter((platform) => platform.display !== false).map((platform) => platform.store),
    languageTags: game.languages.map((language) => language.tag),
    ageRatingIds: game.ageRatings.map((rating) => ageRatingId(rating.label)),
    accessibilityIds: [...game.accessibility],
    developer: game.developer,
    publisher: game.publisher,
    platforms: [...game.platforms],
    requirements: game.requirements,
    languages: game.languages,
    ageRatings: game.ageRatings,
    accessibility: game.accessibility,
    links: game.links.map((link) => ({ kind: link.kind, url: link.url, handler: link.handler, labels: link.label })),
    boards: game.boards.map(({ alias, title, menus = [] }) => ({
      alias,
      titles: title,
      menus: menus.map((menu) => ({ id: menu.id, titles: menu.title })),
    })),
    communityOpen: game.communityOpen,
    display: game.display !== false,
    popularity: game.popularity,
    artCode,
    ...storedSearchOfGame({
      gameCode: game.gameCode,
      titles: Object.values(game.texts).flatMap((texts) => texts?.title ?? []),
      developer: game.developer,
      publisher: game.publisher,
      goods,
    }),
  };
}

/** Texts of a game in the languages it has them in. */
export function gameTextRowsOf(gameCode: string, texts: GameTexts): GameTextRow[] {
  return Object.entries(texts).flatMap(([locale, text]) =>
    text === undefined
      ? []
      : [
          {
            gameCode,
            locale,
            title: text.title,
            tagline: text.tagline,
            shortDescription: text.shortDescription,
            description: cleanHtml(text.descriptionHtml),
          },
        ],
  );
}
