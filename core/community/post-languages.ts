/**
 * Languages in which a reader wants posts of other players: the reader's own first (`mine`), all of them as they come
 * (`all`), or a single one as a BCP 47 tag.
 */
export type PostLanguages = string;

export const MY_LANGUAGES: PostLanguages = "mine";
export const ALL_LANGUAGES: PostLanguages = "all";

/** Most languages that are put first. */
const MAX_FIRST = 5;

/** Reads a choice from a cookie or an address; `undefined` if it is none. */
export const parsePostLanguages = (text: string | null | undefined): PostLanguages | undefined =>
  /^[A-Za-z-]{2,12}$/.test(text ?? "") ? (text ?? undefined) : undefined;

/** Primary subtags of the languages of a reader: that of the store, then the browser's others. */
export function readersLanguages(locale: string, browser: readonly string[] = []): readonly string[] {
  const primary = [locale, ...browser].map((tag) => tag.split("-")[0]?.toLowerCase() ?? "");
  return [...new Set(primary)].filter((subtag) => /^[a-z]{2,3}$/.test(subtag)).slice(0, MAX_FIRST);
}

/** Part of the query of a list of posts. */
export interface LanguageFilter {
  /** Only posts in this language. */
  readonly language?: string | undefined;
  /** Posts in these languages come before all others. */
  readonly languagesFirst?: readonly string[] | undefined;
}

export function languageFilterOf(choice: PostLanguages, readers: readonly string[]): LanguageFilter {
  if (choice === ALL_LANGUAGES) return {};
  return choice === MY_LANGUAGES ? { languagesFirst: readers } : { language: choice };
}
