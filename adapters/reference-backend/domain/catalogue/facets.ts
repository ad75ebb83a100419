import { desc, type SQL, sql } from "drizzle-orm";
import { type Queries, selectRows } from "#adapters/reference-backend/database/database.ts";
import { facetCounts, games, gameTitles } from "#adapters/reference-backend/database/schema/index.ts";
import { textArray } from "#adapters/reference-backend/database/text-array.ts";
import { ageRatingId } from "#core/catalogue/age-rating-id.ts";
import type { ClosedGames } from "./closed-games.ts";

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
  readonly ages: readonly (FacetCount & { readonly board: string; readonly label: string })[];
}

/** Values the games of the store can be filtered by, the most frequent first. */
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

/** The counts without some games, which only a few callers have no access to. */
export async function facetsWithout(
  queries: Queries,
  counts: FacetCounts,
  closedGames: ClosedGames,
): Promise<FacetCounts> {
  if (closedGames.size === 0) return counts;
  const less = async <Count extends FacetCount>(column: SQL, all: readonly Count[]): Promise<readonly Count[]> => {
    const rows = await selectRows<FacetCount>(
      queries,
      sql`select value, count(*)::int as count from ${games}, unnest(${column}) as value
        where ${games.display} and ${games.gameCode} = any(${textArray([...closedGames])}) group by value`,
    );
    const closed = new Map(rows.map(({ value, count }) => [value, count]));
    return all
      .map((one) => ({ ...one, count: one.count - (closed.get(one.value) ?? 0) }))
      .filter(({ count }) => count > 0);
  };
  return {
    genres: await less(sql`${games.genres}`, counts.genres),
    tags: await less(sql`${games.tags}`, counts.tags),
    platforms: await less(sql`${games.platformIds}`, counts.platforms),
    languages: await less(sql`${games.languageTags}`, counts.languages),
    accessibility: await less(sql`${games.accessibilityIds}`, counts.accessibility),
    ages: await less(sql`${games.ageRatingIds}`, counts.ages),
  };
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
