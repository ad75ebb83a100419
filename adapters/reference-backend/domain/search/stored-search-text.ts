import { koreanInitialsOf } from "#core/search/korean-initials.ts";
import { withoutConnectingWordsInside } from "./connecting-words.ts";
import { normalizeForSearch } from "./normalize-for-search.ts";
import { inDigits } from "./numerals.ts";
import { joinParts, type SearchPart, searchPartsOf } from "./search-parts.ts";
import { storedBeginningsOf, storedGramsOf } from "./search-terms.ts";

/** Version of the search rules. Increase it to rebuild the stored texts at the next start. */
export const SEARCH_RULES_VERSION = 6;

/** Characters of a title that are searched, and its parts from which on it is found. */
const MAX_TITLE_LENGTH = 200;
const MAX_KEY_STARTS = 24;
/** Words of other names: those of the goods in all languages. */
const MAX_OTHER_WORDS = 300;

/** Stored texts for search. */
export interface StoredSearch {
  readonly searchText: string;
  readonly searchGrams: string[];
}

/**
 * Marks in the stored text of a game. Titles and other names are on separate lines; the line of the others is indented,
 * because they find a game but not by its title. The keys follow: each title without spaces, between `whole` and `end`,
 * and from each of its parts on, after `part`.
 */
export const SEARCH_MARKS = { line: "\n", others: "\t", whole: "\v", part: "\f", end: "\r" } as const;

/**
 * Stored search text of a game: titles in all languages, its code, and other names that find it: its developer, publisher
 * and goods, and the initial consonants of Korean titles.
 */
export function storedSearchOfGame(game: {
  readonly gameCode: string;
  readonly titles: readonly string[];
  readonly developer: string;
  readonly publisher?: string;
  readonly goods?: readonly string[];
}): StoredSearch {
  const { line, others, whole, part, end } = SEARCH_MARKS;
  const titles = [...new Set(game.titles.map((title) => title.slice(0, MAX_TITLE_LENGTH)))].sort();
  const lines = [...new Set([...titles.map(normalizeForSearch), game.gameCode])].filter((one) => one !== "");
  const inTitles = new Set(lines.flatMap((one) => one.split(" ")));
  const names = [
    game.developer,
    game.publisher ?? "",
    ...[...(game.goods ?? [])].sort(),
    ...titles.map(koreanInitialsOf),
  ];
  const nameWords = [...new Set(names.flatMap((name) => normalizeForSearch(name).split(" ")))]
    .filter((word) => word !== "" && !inTitles.has(word))
    .slice(0, MAX_OTHER_WORDS);
  const parts = titles.map((title) => searchPartsOf(title));
  const keys = [...new Set([...parts.flatMap(keysOf), game.gameCode])].filter((key) => key !== "");
  const starts = [...new Set([...keys, ...parts.flatMap(keysFromParts)])].filter((key) => key !== "");
  const searchText = [
    ...lines.map((one) => line + one),
    `${line}${others}${nameWords.join(" ")}${line}`,
    ...keys.map((key) => whole + key + end),
    ...starts.map((key) => part + key + end),
  ].join("");
  const words = [...inTitles, ...nameWords];
  return {
    searchText,
    searchGrams: [...new Set([...storedGramsOf([...words, ...keys, ...starts]), ...storedBeginningsOf(starts)])],
  };
}

/**
 * Stored search text of an article or a notice: its words, with numbers as digits and letters apart from digits, and its
 * title without spaces. `text` may be an earlier result.
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
