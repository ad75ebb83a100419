import { sql } from "drizzle-orm";
import { type Queries, selectRows } from "#adapters/reference-backend/database/database.ts";
import { games, searchWordPieces, searchWords } from "#adapters/reference-backend/database/schema/index.ts";
import { textArray } from "#adapters/reference-backend/database/text-array.ts";
import { isLatinWord, type SearchTerms } from "./search-terms.ts";
import { SEARCH_MARKS } from "./stored-search-text.ts";

/** Minimum length of a word that is still specific with one sign less. */
const SHORTEST = 3;
/** Number of signs of a word that are indexed as pieces; the rest is compared after the lookup. */
const LONGEST = 7;
/** Letters of a Latin word from which on one of them may be wrong: shorter ones are other words then. */
const MIN_WITH_ERROR = 4;
/** Maximum length of a stored word, in signs. */
const MAX_WORD = 40;
/** Words with three digits are numbers and are not corrected. */
const NUMBER = "[0-9]{3}";
/** Maximum number of candidate words that share a gram with the typed word. */
const MAX_COMPARED = 500;
/** Words of a query that are looked up at most. */
const MAX_WORDS = 8;
/** Unknown words of a query that are compared with all known words, at most: it takes milliseconds for each. */
const MAX_LIKE = 3;
/** Words that one mistyped word is taken for, at most. */
const MAX_MEANT = 3;

/** Minimum similarity of a typed word to a part of its correction. */
const MIN_LIKENESS = "0.3";

/**
 * Stores the words of all searched texts and their pieces: their beginnings, each complete and with one sign removed.
 * Two words that differ in one sign, or in the order of two, share such a piece, and an index finds it. Must run in the
 * transaction that changes games.
 */
export async function storeSearchWords(queries: Queries): Promise<void> {
  await queries.delete(searchWords);
  await queries.delete(searchWordPieces);
  await queries.execute(
    sql`insert into ${searchWords} (word)
      select distinct word from ${games},
        unnest(string_to_array(translate(split_part(${games.searchText}, ${SEARCH_MARKS.whole}, 1), E'\n\t', '  '), ' ')) as word
      where ${games.display} and word !~ ${NUMBER} and length(word) between ${SHORTEST}::int and ${MAX_WORD}::int`,
  );
  await queries.execute(
    sql`insert into ${searchWordPieces} (piece, word)
      select distinct left(beginning, missing - 1) || substr(beginning, missing + 1), word from ${searchWords},
        generate_series(${SHORTEST}::int, least(${LONGEST}::int, length(word))) as size,
        left(word, size) as beginning,
        generate_series(1, size + 1) as missing`,
  );
}

/** The words of a query, and the known words near each of them, the nearest first. */
interface NearWords {
  readonly typed: readonly string[];
  readonly near: readonly (readonly string[])[];
}

/**
 * Looks up the known words near those of a query: with one sign changed or two swapped, in the whole word or in the typed
 * prefix; otherwise the most similar words. Compares only distinct words; the number of games does not matter.
 */
export async function findNearWords(queries: Queries, { parts }: SearchTerms): Promise<NearWords> {
  const typed = parts.slice(0, MAX_WORDS);
  const known = await wordsOfPieces(queries, typed.flatMap(piecesOf));
  const near = typed.map((word) => nearWordsOf(word, known));
  const unknown = typed.filter((word, at) => near[at]?.length === 0 && isLong(word)).slice(0, MAX_LIKE);
  const like = await likeWordsOf(queries, [...new Set(unknown)]);
  return { typed, near: typed.map((word, at) => like.get(word) ?? near[at] ?? []) };
}

/** Corrections for a query whose words no text contains, the likeliest first; empty if there are none. */
export function meantTextsOf({ typed, near }: NearWords): readonly string[] {
  const [alone] = near;
  if (typed.length === 1) return (alone ?? []).filter((word) => word !== typed[0]);
  const nearest = near.map(([word], at) => word ?? typed[at]).join(" ");
  return nearest === typed.join(" ") ? [] : [nearest];
}

/** The words of a query, each as the known word it most likely is, or as it was typed where none is near. */
export function meantWordsOf({ typed, near }: NearWords): readonly string[] {
  return [...new Set(typed.map((word, at) => near[at]?.[0] ?? word))];
}

async function wordsOfPieces(queries: Queries, pieces: readonly string[]): Promise<readonly string[]> {
  if (pieces.length === 0) return [];
  const rows = await selectRows<{ word: string }>(
    queries,
    sql`select distinct ${searchWordPieces.word} as word from ${searchWordPieces}
      where ${searchWordPieces.piece} = any(${textArray([...new Set(pieces)])}) limit ${MAX_COMPARED}`,
  );
  return rows.map(({ word }) => word);
}

/** Latin words by the letters they share with a part of another one; the index of trigrams knows no other script. */
async function likeWordsOf(
  queries: Queries,
  typed: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (typed.length === 0) return new Map();
  return await queries.transaction(async (transaction) => {
    await transaction.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${MIN_LIKENESS}, true)`);
    const rows = await selectRows<{ typed: string; word: string }>(
      transaction,
      sql`select typed, likest.word as word from unnest(${textArray(typed)}) with ordinality as of_query(typed, at)
        cross join lateral (
          select ${searchWords.word} as word, word_similarity(typed, ${searchWords.word}) as likeness
          from ${searchWords} where typed <% ${searchWords.word}
          order by likeness desc, ${searchWords.word} limit ${MAX_MEANT}
        ) as likest
        order by at, likest.likeness desc, likest.word`,
    );
    const words = new Map<string, string[]>();
    for (const row of rows) words.set(row.typed, [...(words.get(row.typed) ?? []), row.word]);
    return words;
  });
}

const isLong = (word: string) => isLatinWord(word) && word.length >= MIN_WITH_ERROR;

/** The pieces by which the words near a typed one are found. */
function piecesOf(word: string): string[] {
  const signs = [...word].slice(0, LONGEST);
  if (signs.length < SHORTEST) return [];
  return [signs.join(""), ...signs.map((_, at) => signs.toSpliced(at, 1).join(""))];
}

/** The words near a typed one, itself where a word begins with it. */
function nearWordsOf(typed: string, known: readonly string[]): readonly string[] {
  if (known.some((word) => word.startsWith(typed))) return [typed];
  return known
    .filter((word) => isNear(typed, word))
    .toSorted(
      (one, other) =>
        Number(other[0] === typed[0]) - Number(one[0] === typed[0]) ||
        Math.abs(one.length - typed.length) - Math.abs(other.length - typed.length) ||
        (one < other ? -1 : 1),
    )
    .slice(0, MAX_MEANT);
}

/** One sign less, more or other, or two neighbours in the other order, make one word the beginning of the other or all of it. */
function isNear(typed: string, word: string): boolean {
  const [some, others] = [[...typed], [...word]];
  const same = some.findIndex((sign, at) => sign !== others[at]);
  const at = same === -1 ? some.length : same;
  const rest = (signs: readonly string[], from: number) => signs.slice(from).join("");
  const isSwapped =
    some[at] !== undefined &&
    some[at] === others[at + 1] &&
    some[at + 1] === others[at] &&
    rest(others, at + 2).startsWith(rest(some, at + 2));
  if (isSwapped) return true;
  if (isLatinWord(typed) && !isLong(typed)) return false;
  return (
    rest(others, at + 1).startsWith(rest(some, at + 1)) ||
    rest(others, at + 1).startsWith(rest(some, at)) ||
    rest(others, at).startsWith(rest(some, at + 1))
  );
}
