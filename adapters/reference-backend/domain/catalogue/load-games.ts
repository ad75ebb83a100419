import { and, eq, inArray, ne } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { games, gameTexts, reviewTotals } from "#adapters/reference-backend/database/schema/index.ts";
import { callToActionFor, isOnlyElsewhere } from "#core/catalogue/call-to-action.ts";
import type { Game, GameSummary } from "#core/catalogue/game.ts";
import { isDisplayed } from "#core/catalogue/is-displayed.ts";
import type { Shell } from "#core/shell/shell.ts";
import type { PictureLibrary } from "../media/picture-library.ts";
import { averageOf } from "../reviews/average.ts";
import type { ClosedGames } from "./closed-games.ts";
import type { Labels } from "./label-book.ts";
import { editionPricesOf, lowestPriceFor, type PriceRow } from "./prices.ts";
import type { Remembered } from "./remembered.ts";
import { type RowMemory, rememberRows } from "./row-memory.ts";
import type { ServiceBook } from "./service-book.ts";
import { byClosenessTo, closestText } from "./text-order.ts";

type GameRow = typeof games.$inferSelect;
type SummaryRow = Omit<GameRow, DetailColumn | IndexColumn>;
type DetailColumn =
  | "developer"
  | "publisher"
  | "requirements"
  | "languages"
  | "ageRatings"
  | "accessibility"
  | "links"
  | "boards"
  | "serviceEndsAt";
type IndexColumn =
  | "searchText"
  | "searchGrams"
  | "releaseRank"
  | "newestRank"
  | "platformIds"
  | "languageTags"
  | "ageRatingIds"
  | "accessibilityIds"
  | "communityOpen"
  | "popularity";

type SummaryText = Pick<typeof gameTexts.$inferSelect, "title" | "tagline" | "shortDescription" | "locale">;

export interface ReaderContext {
  readonly now: Date;
  readonly country: string;
  readonly locale: string;
  /** These games are left out. */
  readonly closedGames: ClosedGames;
}

const SUMMARY_COLUMNS = {
  gameCode: games.gameCode,
  lifecycle: games.lifecycle,
  releaseAt: games.releaseAt,
  countdownStartAt: games.countdownStartAt,
  preInstallFrom: games.preInstallFrom,
  preInstallSizeBytes: games.preInstallSizeBytes,
  launchCountries: games.launchCountries,
  preCountries: games.preCountries,
  chatLaunchCountries: games.chatLaunchCountries,
  chatPreCountries: games.chatPreCountries,
  genres: games.genres,
  tags: games.tags,
  platforms: games.platforms,
  display: games.display,
  artCode: games.artCode,
} as const;

/** What the call to action of a game depends on. */
function asCalled(row: SummaryRow) {
  return {
    lifecycle: row.lifecycle,
    releaseAt: row.releaseAt?.toISOString() ?? null,
    countdownStartAt: row.countdownStartAt?.toISOString() ?? null,
    countries: {
      launch: row.launchCountries,
      pre: row.preCountries,
      chatLaunch: row.chatLaunchCountries,
      chatPre: row.chatPreCountries,
    },
    preInstall:
      row.preInstallSizeBytes === null
        ? null
        : { availableFrom: row.preInstallFrom?.toISOString() ?? null, sizeBytes: row.preInstallSizeBytes },
  };
}

/** Reads games with their texts, ratings and prices for a reader, a fixed number of queries for any number of games. */
export class GameReader {
  readonly #queries: Queries;
  readonly #pictures: PictureLibrary;
  readonly #labels: Remembered<Labels>;
  readonly #services: Remembered<ServiceBook>;
  readonly #rows: RowMemory<SummaryRow>;
  readonly #texts: RowMemory<SummaryText>;
  readonly #prices: RowMemory<readonly PriceRow[]>;

  constructor(
    queries: Queries,
    pictures: PictureLibrary,
    labels: Remembered<Labels>,
    services: Remembered<ServiceBook>,
  ) {
    this.#queries = queries;
    this.#pictures = pictures;
    this.#labels = labels;
    this.#services = services;
    this.#rows = rememberRows((gameCodes) => this.#loadRows(gameCodes));
    this.#texts = rememberRows((gameCodes, locale) => this.#loadTexts(gameCodes, locale));
    this.#prices = rememberRows((gameCodes, country) => editionPricesOf(this.#queries, gameCodes, country));
  }

  /** Data for game cards, in the order of the codes; unknown codes and closed games are left out. */
  async summaries(wanted: readonly string[], context: ReaderContext): Promise<GameSummary[]> {
    const gameCodes = wanted.filter((gameCode) => !context.closedGames.has(gameCode));
    if (gameCodes.length === 0) return [];
    const [rows, texts, totals, prices] = await Promise.all([
      this.#rows.read(gameCodes, ""),
      this.#texts.read(gameCodes, context.locale),
      this.#totals(gameCodes),
      this.#prices.read(gameCodes, context.country),
    ]);
    const summaries: GameSummary[] = [];
    for (const gameCode of gameCodes) {
      const row = rows.get(gameCode);
      const text = texts.get(gameCode);
      if (row === undefined || text === undefined) continue;
      summaries.push(await this.#summaryOf(row, text, totals.get(gameCode), prices.get(gameCode) ?? [], context));
    }
    return summaries;
  }

  /** Data of the game page; `null` for an unknown game. */
  async game(gameCode: string, context: ReaderContext): Promise<Game | null> {
    const [[row], [text], totals, prices] = await Promise.all([
      this.#queries.select().from(games).where(eq(games.gameCode, gameCode)),
      this.#queries
        .select()
        .from(gameTexts)
        .where(eq(gameTexts.gameCode, gameCode))
        .orderBy(byClosenessTo(context.locale, gameTexts.locale), gameTexts.locale)
        .limit(1),
      this.#totals([gameCode]),
      this.#prices.read([gameCode], context.country),
    ]);
    if (row === undefined || text === undefined) return null;
    const summary = await this.#summaryOf(row, text, totals.get(gameCode), prices.get(gameCode) ?? [], context);
    const { locale } = context;
    const [labels, services, story] = await Promise.all([
      this.#labels.read(),
      this.#services.read(),
      text.description === "" ? this.#longTextOf(gameCode, locale) : text,
    ]);
    return {
      ...summary,
      description: story.description,
      ...(story.locale === text.locale ? {} : { descriptionLocale: story.locale }),
      developer: row.developer,
      publisher: row.publisher,
      requirements: row.requirements,
      languages: row.languages,
      ageRatings: row.ageRatings.map((rating) => ({
        ...rating,
        descriptors: rating.descriptors.map((id) => labels.textOf("ageDescriptor", id, locale)),
      })),
      accessibility: row.accessibility.map((id) => labels.textOf("accessibility", id, locale)),
      links: row.links.map(({ kind, url, handler, labels: texts }) => ({
        kind,
        url,
        ...(handler === undefined ? {} : { handler }),
        label: closestText(texts, locale) ?? kind,
      })),
      boards: row.boards.map(({ alias, titles }) => ({ alias, title: closestText(titles, locale) ?? alias })),
      serviceInfo: services.infoOf(row, context),
    };
  }

  /** The long text of a game in the closest language that has one. */
  async #longTextOf(gameCode: string, locale: string) {
    const [found] = await this.#queries
      .select({ description: gameTexts.description, locale: gameTexts.locale })
      .from(gameTexts)
      .where(and(eq(gameTexts.gameCode, gameCode), ne(gameTexts.description, "")))
      .orderBy(byClosenessTo(locale, gameTexts.locale), gameTexts.locale)
      .limit(1);
    return found ?? { description: "", locale };
  }

  /** Titles, small pictures, states, prices and stores for search suggestions, in the order of the codes. */
  async suggestions(gameCodes: readonly string[], context: ReaderContext & { readonly shell: Shell }) {
    if (gameCodes.length === 0) return [];
    const [texts, rows, prices] = await Promise.all([
      this.#texts.read(gameCodes, context.locale),
      this.#rows.read(gameCodes, ""),
      this.#prices.read(gameCodes, context.country),
    ]);
    const audience = { countryCode: context.country, shell: context.shell };
    return gameCodes.flatMap((gameCode) => {
      const text = texts.get(gameCode);
      const row = rows.get(gameCode);
      if (text === undefined || row === undefined) return [];
      const { title, locale: textLocale } = text;
      const game = asCalled(row);
      const isOutNow = callToActionFor(game, audience, context.now.getTime()).kind === "launched";
      const isElsewhere = isOnlyElsewhere(game, audience);
      const state = isElsewhere ? ("elsewhere" as const) : isOutNow ? null : ("coming" as const);
      const price = isElsewhere ? null : lowestPriceFor(prices.get(gameCode) ?? [], context.country, context.now);
      const image = this.#pictures.thumbnailOf(row.artCode);
      const platforms = row.platforms.filter(isDisplayed).map(({ store }) => store);
      const sigil = this.#pictures.sigilOf(row.artCode);
      return [{ gameCode, title, textLocale, image, sigil, state, price, platforms }];
    });
  }

  async #summaryOf(
    row: SummaryRow,
    text: SummaryText,
    totals: { readonly count: number; readonly sum: number } | undefined,
    prices: readonly PriceRow[],
    context: ReaderContext,
  ): Promise<GameSummary> {
    const labels = await this.#labels.read();
    return {
      gameCode: row.gameCode,
      title: text.title,
      tagline: text.tagline,
      shortDescription: text.shortDescription,
      genres: row.genres,
      tags: row.tags.map((id) => labels.textOf("tag", id, context.locale)),
      ...asCalled(row),
      media: this.#pictures.mediaOf(row.artCode, text.title),
      palette: this.#pictures.paletteOf(row.artCode),
      platforms: row.platforms,
      reviewSummary: { average: averageOf(totals), count: totals?.count ?? 0 },
      lowestPrice: lowestPriceFor(prices, context.country, context.now),
      ...(row.display ? {} : { display: false }),
      textLocale: text.locale,
    };
  }

  async #loadRows(gameCodes: readonly string[]): Promise<ReadonlyMap<string, SummaryRow>> {
    const rows = await this.#queries
      .select(SUMMARY_COLUMNS)
      .from(games)
      .where(inArray(games.gameCode, [...gameCodes]));
    return new Map(rows.map((row) => [row.gameCode, row]));
  }

  async #loadTexts(gameCodes: readonly string[], locale: string): Promise<ReadonlyMap<string, SummaryText>> {
    const rows = await this.#queries
      .selectDistinctOn([gameTexts.gameCode], {
        gameCode: gameTexts.gameCode,
        locale: gameTexts.locale,
        title: gameTexts.title,
        tagline: gameTexts.tagline,
        shortDescription: gameTexts.shortDescription,
      })
      .from(gameTexts)
      .where(inArray(gameTexts.gameCode, [...gameCodes]))
      .orderBy(gameTexts.gameCode, byClosenessTo(locale, gameTexts.locale), gameTexts.locale);
    return new Map(rows.map((row) => [row.gameCode, row]));
  }

  async #totals(gameCodes: readonly string[]) {
    const rows = await this.#queries
      .select({ gameCode: reviewTotals.gameCode, count: reviewTotals.count, sum: reviewTotals.sum })
      .from(reviewTotals)
      .where(inArray(reviewTotals.gameCode, [...gameCodes]));
    return new Map(rows.map((row) => [row.gameCode, row]));
  }
}
