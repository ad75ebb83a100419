import { type SQL, sql } from "drizzle-orm";
import { games } from "#adapters/reference-backend/database/schema/index.ts";
import { textArray } from "#adapters/reference-backend/database/text-array.ts";
import { type NamedLabels, NO_LABELS } from "../search/labels-of-text.ts";
import { isLatinWord, type KeyTerms, type SearchTerms, type WordTerms } from "../search/search-terms.ts";
import { SEARCH_MARKS } from "../search/stored-search-text.ts";
import { FILTERED_COLUMNS } from "./game-list-query.ts";

/**
 * Search condition: the text contains every word, or a title contains the query written without spaces, or the game has a
 * genre or tag that the query names.
 */
export function searchCondition(terms: SearchTerms, named: NamedLabels = NO_LABELS): SQL {
  const isOneWord = ({ key }: KeyTerms) => terms.alternatives.some(({ all }) => all.length === 1 && all[0] === key);
  const conditions = [
    ...terms.alternatives.map(allWords),
    // Keys of a single word are skipped: the alternatives above match titles that begin with it.
    ...terms.keys
      .filter((key) => !isOneWord(key))
      .map((key) => sql`(${hasGrams(key)} and ${games.searchText} like ${`%${startOf(key)}%`})`),
    ...(["genre", "tag"] as const)
      .filter((kind) => named[kind].length > 0)
      .map((kind) => sql`${FILTERED_COLUMNS[kind]} && ${textArray(named[kind])}`),
  ];
  return sql`(${sql.join(conditions, sql` or `)})`;
}

function allWords({ words, cutWords, grams }: WordTerms): SQL {
  return sql`(${sql.join(
    [
      ...words.map((word) => sql`${games.searchText} like ${`%${word}%`}`),
      ...(grams.length === 0 ? [] : [sql`${games.searchGrams} @> ${textArray(grams)}`]),
      // Grams find the pieces in any order; the word itself must be there too, at a word's start if it is a short Latin one.
      ...cutWords.map((word) =>
        isLatinWord(word)
          ? sql`${games.searchText} ~ ${`[[:space:]]${word}`}`
          : sql`${games.searchText} like ${`%${word}%`}`,
      ),
    ],
    sql` and `,
  )})`;
}

const hasGrams = ({ grams }: KeyTerms): SQL => sql`${games.searchGrams} @> ${textArray(grams)}`;

/** Form of a key in the stored text: at the start of a word, or anywhere in scripts without spaces. */
const startOf = ({ key }: KeyTerms): string => (isLatinWord(key.charAt(0)) ? SEARCH_MARKS.part + key : key);

/**
 * Maximum candidates of a search by signs: comparing signs costs more than finding candidates, and only the best are
 * shown.
 */
const MAX_BY_SIGNS = 300;
/** Least share of the signs of a query in another script that a title must have. */
const MIN_SHARED_SIGNS = 0.6;

/** Conditions of a search that forgives wrong signs in scripts without words: most of the signs must be in the title. */
export function signConditions({ alternatives, signs }: SearchTerms): SQL[] {
  const latin = alternatives[0]?.words ?? [];
  const conditions = [
    sql`${games.display}`,
    ...latin.map((word) => sql`${games.searchText} like ${`%${word}%`}`),
    sql`${games.searchGrams} && ${textArray(signs)}`,
    sql`${signRank({ signs })} >= ${MIN_SHARED_SIGNS}`,
  ];
  return [
    sql`${games.gameCode} in (select ${games.gameCode} from ${games} where ${sql.join(conditions, sql` and `)}
      order by ${games.popularity} desc nulls last, ${games.gameCode} desc nulls last limit ${MAX_BY_SIGNS})`,
  ];
}

/** The share of the signs of a query that a title has. */
export function signRank({ signs }: Pick<SearchTerms, "signs">): SQL {
  return sql`((select count(*) from unnest(${games.searchGrams}) gram where gram = any(${textArray(signs)}))::float8 / ${signs.length}::float8)`;
}

/** Ways a title meets a search, the best first: it is the text, begins with it, or has a word that does. */
const patternsOf = ({ key }: KeyTerms) => {
  const { whole, part, end } = SEARCH_MARKS;
  return [`%${whole}${key}${end}%`, `%${whole}${key}%`, `%${part}${key}%`] as const;
};

/** Rank of a title for a search, higher is better: whole title, its beginning, the beginning of a word, any part. */
export function searchRank({ keys }: SearchTerms): SQL {
  const ranks = keys.map((key) => {
    const [whole, beginning, wordBeginning] = patternsOf(key);
    return sql`case when ${games.searchText} like ${whole} then 3
      when ${games.searchText} like ${beginning} then 2
      when ${games.searchText} like ${wordBeginning} then 1 else 0 end`;
  });
  return sql`greatest(${sql.join(ranks, sql`, `)})::float8`;
}

/** Minimum length of a key for which prefix matches of titles are specific enough. */
const MIN_PREFIX_LENGTH = 3;
/** Key length from which its trigrams together are selective: few other texts contain all of them. */
const SELECTIVE_TRIGRAM_LENGTH = 8;

/**
 * The steps of that rank as conditions of their own, to be asked one after the other: within a step the most popular come
 * first, which an index knows, while a rank has to be computed for every game that matches.
 */
export function searchSteps(terms: SearchTerms): SQL[] {
  const steps = ([0, 1, 2] as const).map((step) => {
    const conditions = terms.keys.map((key) => {
      // For keys of middle length the trigram index finds thousands of texts, and PostgreSQL would scan it beside the
      // gram index. Appending an empty string makes the expression differ from the indexed one, so the trigram index is
      // not used.
      const usesTextIndex = key.key.length < MIN_PREFIX_LENGTH || key.key.length >= SELECTIVE_TRIGRAM_LENGTH;
      const text = usesTextIndex ? sql`${games.searchText}` : sql`(${games.searchText} || '')`;
      return sql`(${hasGrams(key)} and ${text} like ${patternsOf(key)[step]})`;
    });
    return sql`(${sql.join(conditions, sql` or `)})`;
  });
  return [...steps, searchCondition(terms)];
}
