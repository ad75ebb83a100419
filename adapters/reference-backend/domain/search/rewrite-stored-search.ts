import { and, eq, gt, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import * as v from "valibot";
import type { Database, Queries } from "#adapters/reference-backend/database/database.ts";
import {
  articles,
  games,
  gameTexts,
  goods,
  goodsTexts,
  noticeTexts,
} from "#adapters/reference-backend/database/schema/index.ts";
import { readState, writeState } from "#adapters/reference-backend/database/state.ts";
import { tidyCatalogue } from "#adapters/reference-backend/database/tidy-catalogue.ts";
import { storeSearchWords } from "./search-words.ts";
import { storedSearchOfNotice } from "./stored-search-of-notice.ts";
import {
  SEARCH_RULES_VERSION,
  type StoredSearch,
  storedSearchOfArticle,
  storedSearchOfGame,
} from "./stored-search-text.ts";

/** Number of the advisory lock that lets one process at a time write stored texts again. */
const SEARCH_LOCK = 7_140_003;
/** Key of the version of the rules by which the stored texts were written. */
const SEARCH_STATE = "search-rules";
const stateSchema = v.object({ version: v.number() });
/** Rows of one statement: few enough to hold in memory. */
const ROWS_AT_ONCE = 500;
/** Notices have a row for each language. */
const NOTICES_AT_ONCE = 50;

/** Notes that the stored texts of a new database were written by the rules of this version. */
export async function markStoredSearch(queries: Queries): Promise<void> {
  await writeState(queries, SEARCH_STATE, { version: SEARCH_RULES_VERSION });
}

/**
 * Rebuilds the search texts of all games, articles and notices that older rules have written. An interrupted run starts again at
 * the next start and finds the same texts.
 */
export async function rewriteStoredSearch(database: Database): Promise<void> {
  await database.withExclusiveLock(SEARCH_LOCK, async () => {
    const { queries } = database;
    const state = v.safeParse(stateSchema, await readState(queries, SEARCH_STATE));
    if (state.success && state.output.version === SEARCH_RULES_VERSION) return;
    await rewriteGames(queries);
    await rewriteArticles(queries);
    await rewriteNotices(queries);
    await atLeisure(queries, async (transaction) => {
      await storeSearchWords(transaction);
      await markStoredSearch(transaction);
    });
    await tidyCatalogue(queries);
  });
}

async function rewriteGames(queries: Queries): Promise<void> {
  await inBatches(async (after) => {
    const rows = await queries
      .select({
        id: games.gameCode,
        developer: games.developer,
        publisher: games.publisher,
        before: games.searchText,
      })
      .from(games)
      .where(gt(games.gameCode, after))
      .orderBy(games.gameCode)
      .limit(ROWS_AT_ONCE);
    if (rows.length === 0) return rows;
    const texts = await queries
      .select({ gameCode: gameTexts.gameCode, title: gameTexts.title })
      .from(gameTexts)
      .where(
        inArray(
          gameTexts.gameCode,
          rows.map(({ id }) => id),
        ),
      );
    const namesOfGoods = await queries
      .select({ gameCode: goods.gameCode, title: goodsTexts.title })
      .from(goodsTexts)
      .innerJoin(goods, eq(goods.goodsId, goodsTexts.goodsId))
      .where(
        inArray(
          goods.gameCode,
          rows.map(({ id }) => id),
        ),
      )
      .orderBy(goods.position, goods.goodsId, goodsTexts.locale);
    const titles = titlesByGame(texts);
    const goodsTitles = titlesByGame(namesOfGoods);
    const stored = rows.map(({ id, developer, publisher, before }) => ({
      id,
      before,
      ...storedSearchOfGame({
        gameCode: id,
        titles: titles.get(id) ?? [],
        developer,
        publisher,
        goods: goodsTitles.get(id) ?? [],
      }),
    }));
    await writeStored(queries, games, { id: games.gameCode, searchText: games.searchText }, stored);
    return rows;
  });
}

function titlesByGame(
  rows: readonly { readonly gameCode: string; readonly title: string }[],
): ReadonlyMap<string, readonly string[]> {
  const byGame = Map.groupBy(rows, ({ gameCode }) => gameCode);
  return new Map([...byGame].map(([gameCode, own]) => [gameCode, own.map(({ title }) => title)]));
}

/** Rebuilds articles from their stored search text, which contains all their words. */
async function rewriteArticles(queries: Queries): Promise<void> {
  await inBatches(async (after) => {
    const rows = await queries
      .select({ id: articles.id, title: articles.title, before: articles.searchText })
      .from(articles)
      .where(and(gt(articles.id, after), ne(articles.searchText, "")))
      .orderBy(articles.id)
      .limit(ROWS_AT_ONCE);
    const stored = rows.map(({ id, title, before }) => ({
      id,
      before,
      ...storedSearchOfArticle({ title, text: before }),
    }));
    if (stored.length > 0)
      await writeStored(queries, articles, { id: articles.id, searchText: articles.searchText }, stored);
    return rows;
  });
}

/** Rebuilds the notices, each in all its languages at once. */
async function rewriteNotices(queries: Queries): Promise<void> {
  await inBatches(async (after) => {
    const rows = await queries
      .selectDistinct({ id: noticeTexts.noticeId })
      .from(noticeTexts)
      .where(gt(noticeTexts.noticeId, after))
      .orderBy(noticeTexts.noticeId)
      .limit(NOTICES_AT_ONCE);
    const ids = rows.map(({ id }) => id);
    const texts = await queries
      .select({
        id: noticeTexts.noticeId,
        locale: noticeTexts.locale,
        title: noticeTexts.title,
        summary: noticeTexts.summary,
        body: noticeTexts.body,
        before: noticeTexts.searchText,
      })
      .from(noticeTexts)
      .where(inArray(noticeTexts.noticeId, ids));
    for (const [locale, own] of Map.groupBy(texts, (text) => text.locale)) {
      await writeStored(
        queries,
        noticeTexts,
        { id: noticeTexts.noticeId, searchText: noticeTexts.searchText, isOne: eq(noticeTexts.locale, locale) },
        own.map((text) => ({ id: text.id, before: text.before, ...storedSearchOfNotice(text) })),
      );
    }
    return rows;
  });
}

async function inBatches(rewrite: (after: string) => Promise<readonly { readonly id: string }[]>): Promise<void> {
  let after: string | undefined = "";
  while (after !== undefined) after = (await rewrite(after)).at(-1)?.id;
}

interface StoredColumns {
  readonly id: PgColumn;
  readonly searchText: PgColumn;
  /** Keeps rows with the same id apart. */
  readonly isOne?: SQL;
}

/** Updates rows that have not changed since they were read; changed ones already follow the new rules. */
async function writeStored(
  queries: Queries,
  table: PgTable,
  { id, searchText, isOne = sql`true` }: StoredColumns,
  rows: readonly (StoredSearch & { readonly id: string; readonly before: string })[],
): Promise<void> {
  const values = JSON.stringify(rows.map((row) => [row.id, row.before, row.searchText, row.searchGrams]));
  await atLeisure(queries, async (transaction) => {
    await transaction.execute(sql`update ${table} set search_text = written.text, search_grams = written.grams
    from (
      select one ->> 0 as id, one ->> 1 as before, one ->> 2 as text,
        array(select jsonb_array_elements_text(one -> 3)) as grams
      from jsonb_array_elements(${values}::jsonb) as one
    ) as written where ${id} = written.id and ${isOne} and ${searchText} = written.before`);
  });
}

/** In a transaction that may take longer than any query of a request. */
async function atLeisure(queries: Queries, work: (transaction: Queries) => Promise<void>): Promise<void> {
  await queries.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    await work(transaction);
  });
}
