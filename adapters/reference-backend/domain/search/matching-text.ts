import { and, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { textArray } from "#adapters/reference-backend/database/text-array.ts";
import { articleTermsOf } from "./article-terms.ts";

/** Columns of texts that `storedSearchOfArticle` has made. */
interface SearchedTexts {
  readonly searchText: PgColumn;
  readonly searchGrams: PgColumn;
}

/** Texts that match all terms of a search; `null` if the search has no usable term. */
export function matchesSearch({ searchText, searchGrams }: SearchedTexts, search: string): SQL | null {
  const terms = articleTermsOf(search);
  if (terms === null) return null;
  const each = terms.map(({ phrases, grams }) =>
    and(
      ...phrases.map((phrase) => sql`${searchText} like ${`%${phrase}%`}`),
      grams.length === 0 ? undefined : sql`${searchGrams} @> ${textArray(grams)}`,
    ),
  );
  return or(...each) ?? null;
}
