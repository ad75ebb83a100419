import { sql } from "drizzle-orm";
import { type Queries, selectRows } from "../database/database.ts";
import { games, gameTitles } from "../database/schema/index.ts";

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
export async function countFacets(queries: Queries): Promise<FacetCounts> {
  const countOf = (column: typeof games.genres | typeof games.platformIds | typeof games.languageTags) =>
    selectRows<FacetCount>(
      queries,
      sql`select value, count(*)::int as count from ${games}, unnest(${column}) as value
        where ${games.display} group by value order by count(*) desc, value collate "C"`,
    );
  const [genres, platforms, languages] = await Promise.all([
    countOf(games.genres),
    countOf(games.platformIds),
    countOf(games.languageTags),
  ]);
  return { genres, platforms, languages };
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
