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
  likenessRank,
  nearCondition,
  type OrderPart,
  saleConditions,
  searchConditions,
  searchRank,
  searchSteps,
  textArray,
  tolerantConditions,
} from "./game-list-query.ts";
import type { RecentTotals } from "./recent-totals.ts";
import { type SearchTerms, searchTermsOf } from "./search-text.ts";

const PAGE_SIZE = 20;
/** Least likeness of a word to a part of the title when nothing matched as it was typed: strict first, then less so. */
const LIKENESSES = ["0.5", "0.3"] as const;
type Likeness = (typeof LIKENESSES)[number];

export interface GameCodePage {
  readonly gameCodes: readonly string[];
  /** Where the next page begins; `null` on the last. */
  readonly cursor: string | null;
  /** Games that match, over all pages. */
  readonly total: number;
}

interface Search {
  readonly terms: SearchTerms;
  /** How like the words must be; `null` where they must be the very same. */
  readonly likeness: Likeness | null;
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
  const { previousValue } = query;
  const isPageOf = (likeness: Likeness | null) =>
    previousValue !== undefined && isCursorOf(previousValue, listName(query, context, likeness));
  const isLaterPageOfTolerant = LIKENESSES.some(isPageOf);
  if (!isLaterPageOfTolerant) {
    const exact = await selectPage(queries, totals, query, context, { terms, likeness: null });
    if (exact.gameCodes.length > 0 || previousValue !== undefined || !hasTolerantTerms(terms)) return exact;
  }
  for (const likeness of LIKENESSES) {
    if (isLaterPageOfTolerant && !isPageOf(likeness)) continue;
    const page = await withLikeness(queries, likeness, (transaction) =>
      selectPage(transaction, totals, query, context, { terms, likeness }),
    );
    if (isLaterPageOfTolerant || page.gameCodes.length > 0) return page;
  }
  return NOTHING;
}

/** The games whose titles a player may be about to type, the likeliest first. */
export async function suggestGameCodes(queries: Queries, text: string, limit: number): Promise<readonly string[]> {
  const terms = searchTermsOf(text);
  if (terms === null) return [];
  const found = new Set<string>();
  const add = async (from: Queries, condition: SQL, rank: SQL[]) => {
    const others = found.size === 0 ? [] : [sql`not (${games.gameCode} = any(${textArray([...found])}))`];
    const rows = await selectRows<{ code: string }>(
      from,
      sql`select ${games.gameCode} as code from ${games}
        where ${sql.join([sql`${games.display}`, condition, ...others], sql` and `)}
        order by ${sql.join([...rank, sql`${games.popularity} desc nulls last, ${games.gameCode} desc nulls last`], sql`, `)}
        limit ${limit - found.size}`,
    );
    for (const { code } of rows) found.add(code);
  };
  for (const step of searchSteps(terms)) {
    if (found.size < limit) await add(queries, step, []);
  }
  const near = nearCondition(terms);
  if (found.size === 0 && near !== null) await add(queries, near, []);
  if (!hasTolerantTerms(terms)) return [...found];
  for (const likeness of LIKENESSES) {
    if (found.size > 0) break;
    await withLikeness(queries, likeness, (transaction) =>
      add(transaction, sql.join(tolerantConditions(terms), sql` and `), [sql`${likenessRank(terms)} desc`]),
    );
  }
  return [...found];
}

const hasTolerantTerms = (terms: SearchTerms): boolean => terms.words.length + terms.signs.length > 0;

async function withLikeness<Result>(
  queries: Queries,
  likeness: Likeness,
  work: (transaction: Queries) => Promise<Result>,
): Promise<Result> {
  return await queries.transaction(async (transaction) => {
    await transaction.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${likeness}, true)`);
    return await work(transaction);
  });
}

async function selectPage(
  queries: Queries,
  totals: RecentTotals,
  query: GameListQuery,
  context: ListContext,
  search: Search | null,
): Promise<GameCodePage> {
  const likeness = search?.likeness ?? null;
  const rank = search === null ? null : likeness === null ? searchRank(search.terms) : likenessRank(search.terms);
  const order = gameOrder(query, context, rank);
  const list = listName(query, context, likeness);
  const after = decodeCursor(query.previousValue, list, cursorSchemaOf(order));
  const conditions = [
    ...gameConditions(query, context),
    ...(search === null ? [] : likeness === null ? searchConditions(search.terms) : tolerantConditions(search.terms)),
  ];
  const size = query.limit === undefined ? PAGE_SIZE : Number(query.limit);
  const total = await totals.totalOf(list, context.now, async () => {
    const all = sql.join([...conditions, ...saleConditions(query, context)], sql` and `);
    const matching = sql`select count(*)::int as total from ${games} where ${all}`;
    const [counted] = await selectRows<{ total: number }>(queries, matching);
    return counted?.total ?? 0;
  });
  // Where nothing matches, as when what all games have is left out, the whole catalogue would be gone through to find it out.
  if (total === 0) return NOTHING;
  const rows: (readonly (string | number)[])[] = [];
  for (const part of order.parts) {
    if (rows.length > size) break;
    const found = await selectRows<Record<string, string | number>>(
      queries,
      sql`select ${selectedKeys(part)} from ${games} ${part.join}
        where ${sql.join([...conditions, ...part.conditions, ...afterCondition(order.direction, part, after)], sql` and `)}
        order by ${orderBy(order.direction, part)} limit ${size + 1 - rows.length}`,
    );
    rows.push(...found.map((row) => part.keys.map((_, at) => row[`key${at}`] ?? "")));
  }
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return {
    gameCodes: page.map((values) => String(values.at(-1))),
    cursor: rows.length > size && last !== undefined ? encodeCursor(list, last) : null,
    total,
  };
}

/** What a cursor is bound to: everything that decides which games are listed and in which order. */
function listName(query: GameListQuery, context: ListContext, likeness: Likeness | null): string {
  const { previousValue, limit, countryCode, ...filters } = query;
  return JSON.stringify(["games", filters, context.country, context.shell, context.titleLocale, likeness]);
}

const CURSOR_SCHEMAS = { float8: cursorNumberSchema, bigint: cursorIntegerSchema, text: cursorTextSchema } as const;

function cursorSchemaOf({ parts: [{ keys }] }: GameOrder) {
  const schemas = keys.map((key) => CURSOR_SCHEMAS[key.type]);
  return v.pipe(
    v.array(v.union([v.string(), v.number()])),
    v.length(schemas.length),
    v.check((values) => values.every((value, at) => v.is(schemas[at] ?? v.never(), value))),
  );
}

function selectedKeys({ keys }: OrderPart): SQL {
  const selected = keys.map(({ by, type }, at) =>
    type !== "text"
      ? sql`(${by})::float8 as ${sql.identifier(`key${at}`)}`
      : sql`${by} as ${sql.identifier(`key${at}`)}`,
  );
  return sql.join(selected, sql`, `);
}

function orderBy(direction: GameOrder["direction"], { keys }: OrderPart): SQL {
  const words = direction === "asc" ? sql`asc` : sql`desc nulls last`;
  return sql.join(
    keys.map(({ by }) => sql`${by} ${words}`),
    sql`, `,
  );
}

function afterCondition(
  direction: GameOrder["direction"],
  part: OrderPart,
  after: readonly (string | number)[] | undefined,
): SQL[] {
  if (after === undefined) return [];
  const keys = sql.join(
    part.keys.map(({ by }) => by),
    sql`, `,
  );
  const values = sql.join(
    after.map((value, at) => sql`${value}::${sql.raw(part.keys[at]?.type ?? "text")}`),
    sql`, `,
  );
  return [direction === "asc" ? sql`(${keys}) > (${values})` : sql`(${keys}) < (${values})`];
}
