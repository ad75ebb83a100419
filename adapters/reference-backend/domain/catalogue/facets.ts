import { desc, type SQL, sql } from "drizzle-orm";
import type * as v from "valibot";
import { type Queries, selectRows } from "#adapters/reference-backend/database/database.ts";
import { facetCounts, gamePrices, games, gameTitles } from "#adapters/reference-backend/database/schema/index.ts";
import type { gameFacetsQuerySchema } from "#adapters/wire/games.ts";
import { ageRatingId } from "#core/catalogue/age-rating-id.ts";
import { exclusionOf, FILTERS_OF_ALL, GAME_FILTERS, type GameFilter } from "#core/catalogue/game-filters.ts";
import { priceBandsOf, writePriceBand } from "#core/catalogue/price-band.ts";
import { currencyOf, fractionDigitsOf } from "./currency.ts";
import {
  FILTERED_COLUMNS,
  gameConditions,
  isElsewhere,
  type ListContext,
  saleConditions,
  stagesIn,
} from "./game-list-query.ts";
import { conditionOfText } from "./list-games.ts";

interface FacetCount {
  readonly value: string;
  readonly count: number;
}

export interface FacetCounts {
  readonly genres: readonly FacetCount[];
  readonly tags: readonly FacetCount[];
  readonly platforms: readonly FacetCount[];
  readonly languages: readonly FacetCount[];
  readonly accessibility: readonly FacetCount[];
  /** Ratings of every board, the mildest first as far as the labels allow it. */
  readonly ages: readonly (FacetCount & { readonly board: string | null; readonly label: string })[];
}

/** Values the games of the store can be filtered by, the most frequent first; the counts are of the whole store. */
export async function readFacets(queries: Queries): Promise<FacetCounts> {
  const rows = await queries.select().from(facetCounts).orderBy(desc(facetCounts.count), facetCounts.value);
  const countsOf = (kind: (typeof rows)[number]["kind"]) =>
    rows.filter((row) => row.kind === kind).map(({ value, count }) => ({ value, count }));
  return {
    genres: countsOf("genre"),
    tags: countsOf("tag"),
    platforms: countsOf("platform"),
    languages: countsOf("language"),
    accessibility: countsOf("accessibility"),
    ages: await withLabels(queries, countsOf("age")),
  };
}

/** Ids of age ratings with the words of their boards. */
async function withLabels(queries: Queries, ages: readonly FacetCount[]): Promise<FacetCounts["ages"]> {
  const words = await Promise.all(
    ages.map(async ({ value }) => {
      const [game] = await queries
        .select({ ageRatings: games.ageRatings })
        .from(games)
        .where(sql`${games.ageRatingIds} @> array[${value}]::text[]`)
        .limit(1);
      return game?.ageRatings.find(({ label }) => ageRatingId(label) === value);
    }),
  );
  const yearsOf = (label: string) => Number(/\d+/.exec(label)?.[0] ?? 0);
  return ages
    .flatMap((age, at) => {
      const rating = words[at];
      return rating === undefined ? [] : [{ ...age, board: rating.board, label: rating.label }];
    })
    .toSorted((one, other) => yearsOf(one.label) - yearsOf(other.label) || (one.label < other.label ? -1 : 1));
}

/** Numbers of games, by the kind of value and the value. */
export type CountOf = (kind: FacetKind, value: string) => number;
type FacetKind = GameFilter | "stage" | "elsewhere";

/** List whose values are counted. */
export type FacetQuery = v.InferOutput<typeof gameFacetsQuerySchema>;

/**
 * How many games the list has with each value: all other filters hold, and of the value's own filter only what it would
 * be added to. The games are read once for all filters that nothing is chosen of.
 */
export async function countValues(queries: Queries, query: FacetQuery, context: ListContext): Promise<CountOf> {
  const search = await conditionOfText(queries, query.q ?? "", context);
  if (search === null) return () => 0;
  const whereOf = (one: FacetQuery) =>
    sql.join([...gameConditions(one, context), ...saleConditions(one, context), ...search], sql` and `);
  const columns = sql.join(
    [games.gameCode, ...Object.values(FILTERED_COLUMNS)].map((column) => sql`${column}`),
    sql`, `,
  );
  const sourceOf = (filter: GameFilter) => {
    const { [filter]: wanted, [exclusionOf(filter)]: unwanted, ...others } = query;
    if (wanted === undefined && unwanted === undefined) return sql`matching`;
    const kept = FILTERS_OF_ALL.includes(filter) ? { ...others, [filter]: wanted } : others;
    return sql`(select ${columns} from ${games} where ${whereOf(kept)}) matching`;
  };
  const { stage: _, offered: __, ...anywhere } = query;
  const { launch, creation } = stagesIn(context);
  const ofFilters = GAME_FILTERS.map((filter) =>
    filter === "price"
      ? sql`select 'price' as kind, band as value, count(*)::int as count from (
          select ${bandOf(currencyOf(context.country))} as band from ${sourceOf("price")}
          inner join ${gamePrices} on ${gamePrices.gameCode} = matching.game_code
          and ${gamePrices.currency} = ${currencyOf(context.country)}) priced where band is not null group by band`
      : sql`select ${filter}::text as kind, value, count(*)::int as count
          from ${sourceOf(filter)}, unnest(matching.${sql.identifier(FILTERED_COLUMNS[filter].name)}) as value
          group by value`,
  );
  const rows = await selectRows<FacetCount & { readonly kind: string }>(
    queries,
    sql`with matching as materialized (select ${columns} from ${games} where ${whereOf(query)}),
      staged as materialized (
        select case when ${launch} then 'launch' when ${creation} then 'creation' else 'teaser' end as stage,
          ${isElsewhere(context)} as is_elsewhere
        from ${games} where ${whereOf(anywhere)}
      )
      ${sql.join(ofFilters, sql` union all `)}
      union all select 'stage', stage, count(*)::int from staged group by stage
      union all select 'elsewhere', '', count(*)::int from staged where is_elsewhere`,
  );
  const counts = new Map(rows.map(({ kind, value, count }) => [`${kind} ${value}`, count]));
  return (kind, value) => counts.get(`${kind} ${value}`) ?? 0;
}

/** The range a price lies in. */
function bandOf(currency: string): SQL {
  const ranges = priceBandsOf(currency, fractionDigitsOf(currency)).map((band) => {
    const { from, to } = band;
    const isBelow = to === null ? sql`` : sql` and ${gamePrices.lowest} <= ${to}::bigint`;
    return sql`when ${gamePrices.lowest} >= ${from}::bigint${isBelow} then ${writePriceBand(band)}::text`;
  });
  return sql`case ${sql.join(ranges, sql` `)} end`;
}

/** Counts the values again; to be called in the transaction that changes games. */
export async function countFacets(queries: Queries): Promise<void> {
  await queries.delete(facetCounts);
  for (const [kind, column] of [
    ["genre", games.genres],
    ["platform", games.platformIds],
    ["language", games.languageTags],
    ["tag", games.tags],
    ["age", games.ageRatingIds],
    ["accessibility", games.accessibilityIds],
  ] as const) {
    await queries.execute(
      sql`insert into ${facetCounts} (kind, value, count)
        select ${kind}, value, count(*) from ${games}, unnest(${column}) as value where ${games.display} group by value`,
    );
  }
}

/** Locales the catalogue has titles in. */
export async function readTitleLocales(queries: Queries): Promise<readonly string[]> {
  // A loose index scan: one step for each locale, independent of the number of games.
  const rows = await selectRows<{ locale: string }>(
    queries,
    sql`with recursive found as (
      (select ${gameTitles.locale} from ${gameTitles} order by 1 limit 1)
      union all
      select (select ${gameTitles.locale} from ${gameTitles} where ${gameTitles.locale} > found.locale order by 1 limit 1)
      from found where found.locale is not null
    ) select locale from found where locale is not null`,
  );
  return rows.map((row) => row.locale);
}
