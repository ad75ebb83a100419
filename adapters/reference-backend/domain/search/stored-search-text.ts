import { withoutConnectingWordsInside } from "./connecting-words.ts";
import { normalizeForSearch } from "./normalize-for-search.ts";
import { inDigits } from "./numerals.ts";
import { joinParts, type SearchPart, searchPartsOf } from "./search-parts.ts";
import { storedBeginningsOf, storedGramsOf } from "./search-terms.ts";

/** Version of the search rules. Increase it to rebuild the stored texts at the next start. */
export const SEARCH_RULES_VERSION = 3;

/** Characters of a title that are searched, and its parts from which on it is found. */
const MAX_TITLE_LENGTH = 200;
const MAX_KEY_STARTS = 24;

/** Stored texts for search. */
export interface StoredSearch {
  readonly searchText: string;
  readonly searchGrams: string[];
}

/**
 * Marks in the stored text of a game. Titles and the developer are on separate lines; the developer's is indented,
 * because it finds a game but not by its title. The keys follow: each title without spaces, between `whole` and `end`,
 * and from each of its parts on, after `part`.
 */
export const SEARCH_MARKS = { line: "\n", developer: "\t", whole: "\v", part: "\f", end: "\r" } as const;

/** Stored search text of a game: titles in all languages, code and developer. */
export function storedSearchOfGame(game: {
  readonly gameCode: string;
  readonly titles: readonly string[];
  readonly developer: string;
}): StoredSearch {
  const { line, developer, whole, part, end } = SEARCH_MARKS;
  const titles = [...new Set(game.titles.map((title) => title.slice(0, MAX_TITLE_LENGTH)))].sort();
  const lines = [...new Set([...titles.map(normalizeForSearch), game.gameCode])].filter((one) => one !== "");
  const made = normalizeForSearch(game.developer);
  const parts = titles.map((title) => searchPartsOf(title));
  const keys = [...new Set([...parts.flatMap(keysOf), game.gameCode])].filter((key) => key !== "");
  const starts = [...new Set([...keys, ...parts.flatMap(keysFromParts)])].filter((key) => key !== "");
  const searchText = [
    ...lines.map((one) => line + one),
    `${line}${developer}${made}${line}`,
    ...keys.map((key) => whole + key + end),
    ...starts.map((key) => part + key + end),
  ].join("");
  const words = [...lines, made].flatMap((one) => one.split(" "));
  return {
    searchText,
    searchGrams: [...new Set([...storedGramsOf([...words, ...keys, ...starts]), ...storedBeginningsOf(starts)])],
  };
}

/**
 * Stored search text of an article: its words, with numbers as digits and letters apart from digits, and its title
 * without spaces. `text` may be an earlier result.
 */
export function storedSearchOfArticle({
  title,
  text,
}: {
  readonly title: string;
  readonly text: string;
}): StoredSearch {
  const [stored = ""] = text.split(SEARCH_MARKS.line, 1);
  const words = searchPartsOf(stored).map(({ written }) => inDigits(written));
  const key = joinParts(searchPartsOf(title));
  return { searchText: `${words.join(" ")}${SEARCH_MARKS.line}${key}`, searchGrams: storedGramsOf([...words, key]) };
}

type NumberForm = "text" | "roman";

/** The joined variants of a title: with and without words for "and", with digits and with Roman numerals. */
const keysOf = (parts: readonly SearchPart[]): readonly string[] =>
  (["text", "roman"] as const).flatMap((form) => [
    joinParts(parts, form),
    withoutConnectingWordsInside(parts.map((part) => saidIn(part, form)).join("")),
  ]);

/** A part with the "and" that is written together with it. */
const saidIn = (part: SearchPart, form: NumberForm): string =>
  part.written === part.text || part.written === part.roman ? part[form] : part.written;

const keysFromParts = (parts: readonly SearchPart[]): readonly string[] =>
  parts.slice(1, MAX_KEY_STARTS).flatMap((_, at) => keysOf(parts.slice(at + 1)));
