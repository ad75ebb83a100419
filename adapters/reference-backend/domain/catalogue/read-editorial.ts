import { and, eq, inArray } from "drizzle-orm";
import type { Queries } from "#adapters/reference-backend/database/database.ts";
import { editorialContents } from "#adapters/reference-backend/database/schema/index.ts";
import { byClosenessTo } from "./text-order.ts";

interface EditorialContent {
  readonly locale: string;
  readonly category: string;
  readonly contentId: string;
  /** Keys to read; all without it. */
  readonly keys?: readonly string[] | undefined;
}

/** Values of editors' content by key, each in the closest language. */
export async function readEditorial(
  queries: Queries,
  { locale, category, contentId, keys }: EditorialContent,
): Promise<Record<string, unknown>> {
  const rows = await queries
    .selectDistinctOn([editorialContents.key], { key: editorialContents.key, value: editorialContents.value })
    .from(editorialContents)
    .where(
      and(
        eq(editorialContents.category, category),
        eq(editorialContents.contentId, contentId),
        keys === undefined ? undefined : inArray(editorialContents.key, [...keys]),
      ),
    )
    .orderBy(editorialContents.key, byClosenessTo(locale, editorialContents.locale), editorialContents.locale);
  return Object.fromEntries(rows.map((row) => [row.key, row.value]));
}
