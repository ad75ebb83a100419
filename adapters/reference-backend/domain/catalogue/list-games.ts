import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { type Queries, selectRows } from "#adapters/reference-backend/database/database.ts";
import { games } from "#adapters/reference-backend/database/schema/index.ts";
import { textArray } from "#adapters/reference-backend/database/text-array.ts";
import {
  cursorIntegerSchema,
  cursorNumberSchema,
  cursorTextSchema,
  decodeCursor,
  encodeCursor,
  isCursorOf,
} from "#adapters/reference-backend/http/cursor.ts";
import { hasInk } from "#core/texts/visible-text.ts";
import type { NamedLabels } from "../search/labels-of-text.ts";
import { isSpecificWord, type SearchTerms, searchTermsOf, termsBeforeConnectingWord } from "../search/search-terms.ts";
import { findNearWords, meantTextsOf, meantWordsOf } from "../search/search-words.ts";
import {
  type GameListQuery,
  gameConditions,
  type ListContext,
  listedGames,
  saleConditions,
} from "./game-list-query.ts";
import { type GameOrder, gameOrder, type OrderPart } from "./game-order.ts";
import { searchCondition, searchRank, searchSteps, signConditions, signRank } from "./game-search.ts";
import type { RecentTotals } from "./recent-totals.ts";

const PAGE_SIZE = 20;
/**
 * Search strategies, tried in this order until one finds a game: the words as typed, corrected words, shared signs with
 * a title (scripts other than Latin), or some of the words. All but the first are approximate matches.
 */
const LOOKUPS = ["typed", "meant", "signs", "someWords"] as const;
type Lookup = (typeof LOOKUPS)[number];

export interface GameCodePage {
  readonly gameCodes: readonly string[];
  /** Where the next page begins; `null` on the last. */
  readonly cursor: string | null;
  /** Games that match, over all pages. */
  readonly total: number;
  /** Whether nothing matches the search, and these are the closest titles instead. */
  readonly isClosest: boolean;
}

interface Search {
  readonly lookup: Lookup;
  /** The query, or its corrections. */
  readonly terms: readonly SearchTerms[];
  /** Genres and tags that the query names as it was typed. */
  readonly named: NamedLabels | undefined;
}

/** Visibility of the catalogue for a caller. */
type Visible = Pick<ListContext, "closedGames" | "named">;

const NOTHING: GameCodePage = { gameCodes: [], cursor: null, total: 0, isClosest: false };

/** Codes of the games that match, in order, one page of them. A search that finds nothing is tried again tolerantly. */
export async function listGameCodes(
  queries: Queries,
  totals: RecentTotals,
  query: GameListQuery,
  context: ListContext,
): Promise<GameCodePage> {
  const terms = searchTermsOf(query.q ?? "");
  if (terms === null) {
    const hasUnsearchableText = hasInk(query.q ?? "");
    return hasUnsearchableText ? NOTHING : await selectPage(queries, totals, query, context, null);
  }
  const { previousValue } = query;
  const later = LOOKUPS.find(
    (lookup) => previousValue !== undefined && isCursorOf(previousValue, listName(query, context, lookup)),
  );
  // A cursor of none of these lists is refused by the first.
  const lookups = later !== undefined ? [later] : previousValue === undefined ? LOOKUPS : (["typed"] as const);
  const lookUp = createLookups(queries, terms, context);
  for (const lookup of lookups) {
    // An exact match exists, but the filters exclude it: approximate matches would not be closer.
    const { named } = context;
    if (lookup === "meant" && previousValue === undefined && (await isAnyGame(queries, terms, context, named))) {
      return NOTHING;
    }
    const search = { lookup, terms: await lookUp(lookup), named };
    if (search.terms.length === 0) continue;
    const page = await selectPage(queries, totals, query, context, search);
    if (previousValue !== undefined || page.gameCodes.length > 0) return page;
  }
  return NOTHING;
}

/**
 * The condition of a search whatever the filters are: none without a text, `null` where no game can match. It is that of
 * the first strategy that finds any game.
 */
export async function conditionOfText(
  queries: Queries,
  text: string,
  visible: Visible,
): Promise<readonly SQL[] | null> {
  const terms = searchTermsOf(text);
  if (terms === null) return hasInk(text) ? null : [];
  const lookUp = createLookups(queries, terms, visible);
  for (const lookup of LOOKUPS) {
    const search = { lookup, terms: await lookUp(lookup), named: visible.named };
    if (search.terms.length === 0) continue;
    const condition = conditionOf(search);
    if (await isAnyWith(queries, condition, visible)) return [condition];
  }
  return null;
}

/** The terms of a query by strategy; the words near it are looked up once for all of them. */
function createLookups(queries: Queries, terms: SearchTerms, visible: Visible) {
  let found: ReturnType<typeof findNearWords> | undefined;
  const findOnce = () => {
    found ??= findNearWords(queries, terms);
    return found;
  };
  return async (lookup: Lookup): Promise<readonly SearchTerms[]> => {
    switch (lookup) {
      case "typed":
        return [terms];
      case "meant":
        return meantTextsOf(await findOnce()).flatMap((text) => searchTermsOf(text) ?? []);
      case "signs":
        return terms.signs.length === 0 ? [] : [terms];
      case "someWords":
        return await someWordsOf(queries, meantWordsOf(await findOnce()), visible);
    }
  };
}

/** The query without the words that no game has, then without the shortest ones until a game has all that are left. */
async function someWordsOf(
  queries: Queries,
  words: readonly string[],
  visible: Visible,
): Promise<readonly SearchTerms[]> {
  if (words.length < 2) return [];
  let known: string[] = [];
  for (const word of words) {
    const alone = searchTermsOf(word);
    if (alone !== null && (await isAnyGame(queries, alone, visible))) known.push(word);
  }
  while (known.some(isSpecificWord)) {
    const some = searchTermsOf(known.join(" "));
    if (some !== null && (await isAnyGame(queries, some, visible))) return [some];
    const [shortest] = known.toSorted((one, other) => one.length - other.length);
    known = known.filter((word) => word !== shortest);
  }
  return [];
}

const isAnyGame = (queries: Queries, terms: SearchTerms, visible: Visible, named?: NamedLabels): Promise<boolean> =>
  isAnyWith(queries, searchCondition(terms, named), visible);

async function isAnyWith(queries: Queries, condition: SQL, { closedGames }: Visible): Promise<boolean> {
  const found = await selectRows(
    queries,
    sql`select 1 from ${games} where ${listedGames(closedGames)} and ${condition} limit 1`,
  );
  return found.length > 0;
}

/** The games whose titles a player may be about to type, the likeliest first. */
export async function suggestGameCodes(
  queries: Queries,
  text: string,
  input: Visible & { readonly limit: number },
): Promise<Pick<GameCodePage, "gameCodes" | "isClosest">> {
  const { limit, closedGames } = input;
  const terms = searchTermsOf(text);
  if (terms === null) return NOTHING;
  const found = new Set<string>();
  const add = async (condition: SQL, rank: SQL[]) => {
    const others = found.size === 0 ? [] : [sql`not (${games.gameCode} = any(${textArray([...found])}))`];
    const rows = await selectRows<{ code: string }>(
      queries,
      sql`select ${games.gameCode} as code from ${games}
        where ${sql.join([listedGames(closedGames), condition, ...others], sql` and `)}
        order by ${sql.join([...rank, sql`${games.popularity} desc nulls last, ${games.gameCode} desc nulls last`], sql`, `)}
        limit ${limit - found.size}`,
    );
    for (const { code } of rows) found.add(code);
  };
  const addAll = async (wanted: SearchTerms) => {
    for (const step of searchSteps(wanted)) if (found.size < limit) await add(step, []);
  };
  const lookUp = createLookups(queries, terms, input);
  for (const lookup of LOOKUPS) {
    for (const wanted of await lookUp(lookup)) {
      if (lookup === "signs") await add(sql.join(signConditions(wanted), sql` and `), [sql`${signRank(wanted)} desc`]);
      else await addAll(wanted);
    }
    const unfinished = lookup === "typed" && found.size === 0 ? termsBeforeConnectingWord(text) : null;
    if (unfinished !== null) await addAll(unfinished);
    if (found.size > 0) return { gameCodes: [...found], isClosest: lookup !== "typed" };
  }
  return NOTHING;
}

async function selectPage(
  queries: Queries,
  totals: RecentTotals,
  query: GameListQuery,
  context: ListContext,
  search: Search | null,
): Promise<GameCodePage> {
  const order = gameOrder(query, context, search === null ? null : rankOf(search));
  const list = listName(query, context, search?.lookup ?? "typed");
  const after = decodeCursor(query.previousValue, list, cursorSchemaOf(order));
  const conditions = [...gameConditions(query, context), ...(search === null ? [] : [conditionOf(search)])];
  const size = query.limit === undefined ? PAGE_SIZE : Number(query.limit);
  const total = await totals.totalOf(list, context.now, async () => {
    const all = sql.join([...conditions, ...saleConditions(query, context)], sql` and `);
    const matching = sql`select count(*)::int as total from ${games} where ${all}`;
    const [counted] = await selectRows<{ total: number }>(queries, matching);
    return counted?.total ?? 0;
  });
  // With no match the query would scan the whole catalogue.
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
    isClosest: search !== null && search.lookup !== "typed",
  };
}

function conditionOf({ lookup, terms, named }: Search): SQL {
  const each = terms.map((wanted) =>
    lookup === "signs"
      ? sql.join(signConditions(wanted), sql` and `)
      : searchCondition(wanted, lookup === "typed" ? named : undefined),
  );
  return sql`(${sql.join(each, sql` or `)})`;
}

function rankOf({ lookup, terms }: Search): SQL {
  return sql`greatest(${sql.join(terms.map(lookup === "signs" ? signRank : searchRank), sql`, `)})`;
}

/** Identity of a list for its cursors: everything that decides its games and their order. */
function listName(query: GameListQuery, context: ListContext, lookup: Lookup): string {
  const { previousValue, limit, countryCode, ...filters } = query;
  const { country, shell, titleLocale, closedGames, named } = context;
  return JSON.stringify(["games", filters, country, shell, titleLocale, lookup, named, ...closedGames]);
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
