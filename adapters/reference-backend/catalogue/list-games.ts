import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { type Queries, selectRows } from "../database/database.ts";
import { games } from "../database/schema/index.ts";
import {
  cursorIntegerSchema,
  cursorNumberSchema,
  cursorTextSchema,
  decodeCursor,
  encodeCursor,
  isCursorOf,
} from "../http/cursor.ts";
import {
  type GameListQuery,
  type GameOrder,
  gameConditions,
  gameOrder,
  type ListContext,
  searchConditions,
  searchRank,
} from "./game-list-query.ts";
import type { RecentTotals } from "./recent-totals.ts";
import { type SearchTerms, searchTermsOf } from "./search-text.ts";

const PAGE_SIZE = 20;
const MINUTE_MS = 60_000;
/** Least likeness of a word to a part of the title when nothing matched as it was typed. */
const FUZZY_THRESHOLD = "0.3";

export interface GameCodePage {
  readonly gameCodes: readonly string[];
  /** Where the next page begins; `null` on the last. */
  readonly cursor: string | null;
  /** Games that match, over all pages. */
  readonly total: number;
}

interface Search {
  readonly terms: SearchTerms;
  /** Tolerant of typing errors. */
  readonly fuzzy: boolean;
}

const NOTHING: GameCodePage = { gameCodes: [], cursor: null, total: 0 };

/** Codes of the games that match, in order, one page of them. A search that finds nothing is tried again tolerantly. */
export async function listGameCodes(
  queries: Queries,
  totals: RecentTotals,
  query: GameListQuery,
  context: ListContext,
): Promise<GameCodePage> {
  const terms = searchTermsOf(query.q ?? "");
  if (terms === null) {
    const hasUnsearchableText = (query.q ?? "").trim() !== "";
    return hasUnsearchableText ? NOTHING : await selectPage(queries, totals, query, context, null);
  }
  const isLaterPageOfFuzzy =
    query.previousValue !== undefined && isCursorOf(query.previousValue, listName(query, context, true));
  if (!isLaterPageOfFuzzy) {
    const exact = await selectPage(queries, totals, query, context, { terms, fuzzy: false });
    const hasTolerantTerms = terms.words.length + terms.signs.length > 0;
    if (exact.total > 0 || query.previousValue !== undefined || !hasTolerantTerms) return exact;
  }
  return await queries.transaction(async (transaction) => {
    await transaction.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${FUZZY_THRESHOLD}, true)`);
    return await selectPage(transaction, totals, query, context, { terms, fuzzy: true });
  });
}

async function selectPage(
  queries: Queries,
  totals: RecentTotals,
  query: GameListQuery,
  context: ListContext,
  search: Search | null,
): Promise<GameCodePage> {
  const rank = search === null ? null : searchRank(search.terms, search.fuzzy);
  const order = gameOrder(query, context, rank);
  const list = listName(query, context, search?.fuzzy === true);
  const after = decodeCursor(query.previousValue, list, cursorSchemaOf(order));
  const conditions = [
    ...gameConditions(query, context),
    ...(search === null ? [] : searchConditions(search.terms, search.fuzzy)),
  ];
  const size = query.limit === undefined ? PAGE_SIZE : Number(query.limit);
  const rows = await selectRows<Record<string, string | number>>(
    queries,
    sql`select ${selectedKeys(order)} from ${games} ${order.join}
      where ${sql.join([...conditions, ...afterCondition(order, after)], sql` and `)}
      order by ${orderBy(order)} limit ${size + 1}`,
  );
  const page = rows.slice(0, size).map((row) => order.keys.map((_, at) => row[`key${at}`] ?? ""));
  const last = page.at(-1);
  const total = await totals.totalOf(`${list} ${Math.floor(context.now.getTime() / MINUTE_MS)}`, async () => {
    const matching = sql`select count(*)::int as total from ${games} where ${sql.join(conditions, sql` and `)}`;
    const [counted] = await selectRows<{ total: number }>(queries, matching);
    return counted?.total ?? 0;
  });
  return {
    gameCodes: page.map((values) => String(values.at(-1))),
    cursor: rows.length > size && last !== undefined ? encodeCursor(list, last) : null,
    total,
  };
}

/** What a cursor is bound to: everything that decides which games are listed and in which order. */
function listName(query: GameListQuery, context: ListContext, fuzzy: boolean): string {
  const { previousValue, limit, countryCode, ...filters } = query;
  return JSON.stringify(["games", filters, context.country, context.shell, context.titleLocale, fuzzy]);
}

const CURSOR_SCHEMAS = { float8: cursorNumberSchema, bigint: cursorIntegerSchema, text: cursorTextSchema } as const;

function cursorSchemaOf(order: GameOrder) {
  const schemas = order.keys.map((key) => CURSOR_SCHEMAS[key.type]);
  return v.pipe(
    v.array(v.union([v.string(), v.number()])),
    v.length(schemas.length),
    v.check((values) => values.every((value, at) => v.is(schemas[at] ?? v.never(), value))),
  );
}

function selectedKeys(order: GameOrder): SQL {
  const selected = order.keys.map(({ by, type }, at) =>
    type !== "text"
      ? sql`(${by})::float8 as ${sql.identifier(`key${at}`)}`
      : sql`${by} as ${sql.identifier(`key${at}`)}`,
  );
  return sql.join(selected, sql`, `);
}

function orderBy(order: GameOrder): SQL {
  const direction = order.direction === "asc" ? sql`asc` : sql`desc nulls last`;
  return sql.join(
    order.keys.map(({ by }) => sql`${by} ${direction}`),
    sql`, `,
  );
}

function afterCondition(order: GameOrder, after: readonly (string | number)[] | undefined): SQL[] {
  if (after === undefined) return [];
  const keys = sql.join(
    order.keys.map(({ by }) => by),
    sql`, `,
  );
  const values = sql.join(
    after.map((value, at) => sql`${value}::${sql.raw(order.keys[at]?.type ?? "text")}`),
    sql`, `,
  );
  return [order.direction === "asc" ? sql`(${keys}) > (${values})` : sql`(${keys}) < (${values})`];
}
