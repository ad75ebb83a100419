import { desc, sql } from "drizzle-orm";
import { type Queries, selectRows } from "../database/database.ts";
import { facetCounts, games, gameTitles } from "../database/schema/index.ts";

interface FacetCount {
  readonly value: string;
  readonly count: number;
}

export interface FacetCounts {
  readonly genres: readonly FacetCount[];
  readonly platforms: readonly FacetCount[];
  readonly languages: readonly FacetCount[];
}

/** Values the games of the store can be filtered by, the most frequent first. */
export async function readFacets(queries: Queries): Promise<FacetCounts> {
  const rows = await queries.select().from(facetCounts).orderBy(desc(facetCounts.count), facetCounts.value);
  const countsOf = (kind: (typeof rows)[number]["kind"]) =>
    rows.filter((row) => row.kind === kind).map(({ value, count }) => ({ value, count }));
  return { genres: countsOf("genre"), platforms: countsOf("platform"), languages: countsOf("language") };
}

/** Counts the values anew; to be called in the transaction that changes games. */
export async function countFacets(queries: Queries): Promise<void> {
  await queries.delete(facetCounts);
  for (const [kind, column] of [
    ["genre", games.genres],
    ["platform", games.platformIds],
    ["language", games.languageTags],
  ] as const) {
    await queries.execute(
      sql`insert into ${facetCounts} (kind, value, count)
        select ${kind}, value, count(*) from ${games}, unnest(${column}) as value where ${games.display} group by value`,
    );
  }
}

/** Locales the catalogue has titles in. */
export async function readTitleLocales(queries: Queries): Promise<readonly string[]> {
  // A loose index scan: one step for each locale, whatever the number of games.
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
