import type { SeedGame, SeedGameTexts } from "../content/content-types.ts";
import type { Database, Queries } from "../database/database.ts";
import { insertInBatches } from "../database/insert-in-batches.ts";
import {
  editorialContents,
  games,
  gameTexts,
  goods,
  goodsPrices,
  goodsTexts,
  reviewTotals,
} from "../database/schema/index.ts";
import { tidyCatalogue } from "../database/tidy-catalogue.ts";
import { countFacets } from "../domain/catalogue/facets.ts";
import { orderTitles } from "../domain/catalogue/order-titles.ts";
import { priceGames } from "../domain/catalogue/price-book.ts";
import { storeSearchWords } from "../domain/search/search-words.ts";
import { type GameTexts, gameRowOf, instantAfter, type SeededGame } from "./game-rows.ts";
import { TITLE_WORDS, type TitleLanguage } from "./large-catalogue-words.ts";

/** Games a transaction: enough to be quick, few enough to hold in memory. */
const GAMES_AT_ONCE = 1_000;
const LANGUAGES = Object.keys(TITLE_WORDS) as readonly TitleLanguage[];
const PRICES = {
  USD: [999, 1999, 2999, 4999, 5999],
  EUR: [999, 1999, 2999, 4999, 5999],
  KRW: [11_000, 22_000, 33_000, 55_000, 66_000],
  JPY: [1_200, 2_400, 3_600, 6_000, 7_200],
} as const;

export interface LargeCatalogueInput {
  /** Games to add. */
  readonly count: number;
  /** Games of the store whose facts and art are borrowed. */
  readonly models: readonly SeedGame[];
  /** Reference time of all dates. */
  readonly now: Date;
  /** Called after each batch with the number of games so far. */
  readonly onProgress?: (done: number) => void;
}

/**
 * Adds a large catalogue for scale tests: games with titles in several scripts, and facts and pictures of the store's
 * own games. The same numbers give the same games; existing ones are not changed.
 */
export async function seedLargeCatalogue(database: Database, input: LargeCatalogueInput): Promise<void> {
  const { count, models, now, onProgress } = input;
  for (let from = 0; from < count; from += GAMES_AT_ONCE) {
    const numbers = Array.from({ length: Math.min(GAMES_AT_ONCE, count - from) }, (_, at) => from + at);
    const batch = numbers.flatMap((number) => {
      const model = models[number % models.length];
      return model === undefined ? [] : [{ game: gameOf(number, model), model, number }];
    });
    await database.queries.transaction((transaction) => seedGames(transaction, batch, now));
    onProgress?.(from + numbers.length);
  }
  await database.queries.transaction(async (transaction) => {
    await countFacets(transaction);
    await storeSearchWords(transaction);
    await orderTitles(transaction);
    await priceGames(transaction, now);
  });
  await tidyCatalogue(database.queries);
}

interface BatchEntry {
  readonly game: SeededGame;
  readonly model: SeedGame;
  readonly number: number;
}

async function seedGames(queries: Queries, batch: readonly BatchEntry[], now: Date): Promise<void> {
  const rows = batch.map(({ game, model }) => gameRowOf(game, now, { artCode: model.gameCode }));
  const inserted = await queries
    .insert(games)
    .values(rows)
    .onConflictDoNothing()
    .returning({ gameCode: games.gameCode });
  const isNew = new Set(inserted.map((row) => row.gameCode));
  const added = batch.filter(({ game }) => isNew.has(game.gameCode));
  await insertInBatches(
    queries,
    gameTexts,
    added.flatMap(({ game }) => textRowsOf(game)),
  );
  await insertInBatches(
    queries,
    reviewTotals,
    added.map(({ game }) => ({ gameCode: game.gameCode })),
  );
  await insertInBatches(
    queries,
    goods,
    added.map(({ game, number }) => goodsRowOf(game.gameCode, number)),
  );
  await insertInBatches(
    queries,
    goodsTexts,
    added.flatMap(({ game }) => goodsTextRowsOf(game)),
  );
  await insertInBatches(
    queries,
    goodsPrices,
    added.flatMap(({ game, number }) => priceRowsOf(game.gameCode, number, now)),
  );
  await insertInBatches(
    queries,
    editorialContents,
    added.flatMap(({ game }) => lobbyRowsOf(game)),
  );
}

/** A mix of a number's bits: neighbours come out far apart, the same number always the same. */
function scatter(number: number, salt: number): number {
  let value = Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return (value ^ (value >>> 15)) >>> 0;
}

function pick<Item>(items: readonly [Item, ...Item[]], number: number, salt: number): Item {
  return items[scatter(number, salt) % items.length] ?? items[0];
}

function gameOf(number: number, model: SeedGame): SeededGame {
  const released = (scatter(number, 1) % 4_000) - 3_800;
  return {
    ...model,
    gameCode: `x${String(number).padStart(6, "0")}`,
    display: true,
    popularity: (scatter(number, 2) % 900_000) / 1_000_000,
    schedule: {
      releaseOffsetHours: released * 24 + (scatter(number, 3) % 24),
      countdownOffsetHours: (released - 3) * 24,
      preInstallOffsetHours: (released - 7) * 24,
    },
    texts: textsOf(number),
  };
}

/** English and one more language for most; every eighth game has no English text at all. */
function textsOf(number: number): GameTexts {
  const other = LANGUAGES[scatter(number, 4) % LANGUAGES.length] ?? "en-US";
  const languages = number % 8 === 0 ? [other] : ["en-US" as const, other];
  return Object.fromEntries(languages.map((language) => [language, textOf(number, language)]));
}

function textOf(number: number, language: TitleLanguage): SeedGameTexts {
  const words = TITLE_WORDS[language];
  const name = `${pick(words.first, number, 5)}${words.joint}${pick(words.second, number, 6)}`;
  const part = scatter(number, 7) % 9;
  const title = part < 2 ? name : `${name} ${part < 5 ? part : pick(words.third, number, 8)}`;
  return { title, tagline: name, shortDescription: title, descriptionHtml: `<p>${title}</p>` };
}

function textRowsOf(game: SeededGame): (typeof gameTexts.$inferInsert)[] {
  return Object.entries(game.texts).flatMap(([locale, text]) => {
    if (text === undefined) return [];
    const { descriptionHtml: description, ...shown } = text;
    return [{ gameCode: game.gameCode, locale, description, ...shown }];
  });
}

/** Lobby content of a game: its words before and after the release, its picture and its set-up. */
function lobbyRowsOf(game: SeededGame): (typeof editorialContents.$inferInsert)[] {
  return Object.entries(game.texts).flatMap(([locale, text]) => {
    if (text === undefined) return [];
    const words = { headline: text.tagline, line: text.shortDescription, button: "" };
    const values = {
      lobby: words,
      ncLobby: words,
      ncLobbyPrepare: words,
      ncLobbyImage: { gameCode: game.gameCode, role: "hero" },
      lobbyConfig: { textSide: "start", showNews: true, showSpotlight: true },
    };
    return Object.entries(values).map(([key, value]) => {
      return { category: "lobby", contentId: game.gameCode, key, locale, value };
    });
  });
}

function goodsRowOf(gameCode: string, number: number): typeof goods.$inferInsert {
  return {
    goodsId: `${gameCode}-standard`,
    gameCode,
    position: number,
    contentType: "EDITION",
    targetType: "game",
    cover: "standard",
    contents: [{ quantity: 1 }],
    giftable: true,
    maxQuantity: 1,
  };
}

function goodsTextRowsOf(game: SeededGame): (typeof goodsTexts.$inferInsert)[] {
  return Object.entries(game.texts).flatMap(([locale, text]) =>
    text === undefined
      ? []
      : [
          {
            goodsId: `${game.gameCode}-standard`,
            locale,
            title: text.title,
            contents: [text.title],
            comparison: {},
            refundPolicy: "",
          },
        ],
  );
}

/** One game in five is free, one in six of the others on sale. */
function priceRowsOf(gameCode: string, number: number, now: Date): (typeof goodsPrices.$inferInsert)[] {
  const isFree = scatter(number, 9) % 5 === 0;
  const isOnSale = !isFree && scatter(number, 10) % 6 === 0;
  const step = scatter(number, 11) % 5;
  return Object.entries(PRICES).map(([currency, steps]) => {
    const list = isFree ? 0 : (steps[step] ?? steps[0]);
    const sale = isOnSale ? Math.floor(list * (0.3 + (scatter(number, 12) % 60) / 100)) : list;
    const saleEndsAt = isOnSale ? instantAfter(now, 24 * (1 + (scatter(number, 13) % 30))) : null;
    return { goodsId: `${gameCode}-standard`, gameCode, currency, list, sale, saleEndsAt, taxIncluded: true };
  });
}
