import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { textArray } from "#adapters/reference-backend/database/text-array.ts";

const primaryOf = (column: SQLWrapper): SQL => sql`split_part(${column}, '-', 1)`;

/** `ko` finds `ko` and `ko-KR`; `ko-KR` finds itself. */
export function isInLanguage(column: SQLWrapper, tag: string): SQL {
  return tag.includes("-") ? sql`${column} = ${tag}` : sql`${primaryOf(column)} = ${tag.toLowerCase()}`;
}

/**
 * Parts of a list that follow one another: the posts in the languages that come first, then those in all others. Of a
 * list without such languages there is one part, without a condition. Each is read by the index of its order.
 */
export function languageParts(column: SQLWrapper, first: string | undefined): readonly (SQL | undefined)[] {
  if (first === undefined) return [undefined];
  const isFirst = sql`${primaryOf(column)} = any(${textArray(first.split(","))})`;
  return [isFirst, sql`not (${isFirst})`];
}

/** Up to `limit` rows of the parts, from `start` on, each with its part. Only the part of `start` has a cursor to begin at. */
export async function readParts<Row>(
  parts: readonly (SQL | undefined)[],
  start: number,
  limit: number,
  read: (condition: SQL | undefined, isStart: boolean, limit: number) => PromiseLike<Row[]>,
): Promise<{ readonly row: Row; readonly part: number }[]> {
  const found: { row: Row; part: number }[] = [];
  for (let part = start; part < parts.length && found.length < limit; part += 1) {
    const rows = await read(parts[part], part === start, limit - found.length);
    found.push(...rows.map((row) => ({ row, part })));
  }
  return found;
}
