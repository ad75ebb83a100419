import type { ArticleSort } from "#core/community/article.ts";
import { type PostLanguages, parsePostLanguages } from "#core/community/post-languages.ts";
import { trimVisible } from "#core/texts/visible-text.ts";
import { oneOf, type RawSearch, textOf } from "#ui/context/raw-search.ts";
import { chosenLanguages, languageFilter } from "#ui/data/post-languages.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import type { ArticleFilter } from "#ui/features/boards/queries/boards.ts";

export const ARTICLE_SORTS = ["new", "top", "recommended"] as const satisfies readonly ArticleSort[];
/** Signs of a search that are sent. */
const SEARCH_LENGTH = 100;
/** Most pages that an address can ask for at once; further ones are fetched by scrolling. */
const MAX_PAGES = 10;

/** Search of a board's address: order, words, and how many pages have been opened. */
export interface BoardSearch {
  readonly sort?: ArticleSort | undefined;
  readonly q?: string | undefined;
  /** A language, or `mine` or `all` of them; what the device remembers if absent. */
  readonly language?: PostLanguages | undefined;
  readonly pages?: number | undefined;
}

/** Reads the search of an address; what cannot be read does not narrow, so a mistyped address stays usable. */
export function parseBoardSearch(raw: RawSearch): BoardSearch {
  const words = trimVisible(textOf(raw.q) ?? "")
    .slice(0, SEARCH_LENGTH)
    .toWellFormed();
  const pages = Number(raw.pages);
  return {
    sort: oneOf(ARTICLE_SORTS, raw.sort),
    q: words === "" ? undefined : words,
    language: parsePostLanguages(textOf(raw.language)),
    pages: Number.isInteger(pages) && pages >= 1 && pages <= MAX_PAGES ? pages : undefined,
  };
}

/** The search parameters of the address, without default values; a change starts from the first page. */
export function writeBoardSearch({ sort, q, language }: BoardSearch): Readonly<Record<string, string>> {
  return {
    ...(sort === undefined || sort === "new" ? {} : { sort }),
    ...(q === undefined ? {} : { q }),
    ...(language === undefined ? {} : { language }),
  };
}

/** Filter in the address. */
export function articleFilterOf(
  scope: Pick<QueryScope, "visit">,
  { sort, q, language }: BoardSearch,
  menu: string | undefined,
): ArticleFilter {
  return {
    sort: sort ?? "new",
    menu: menu ?? undefined,
    search: q,
    ...languageFilter(scope, chosenLanguages(scope, language)),
  };
}

/** The pages an address can say to have been opened. */
export const openedPages = (pages: number): number => Math.min(MAX_PAGES, pages);
