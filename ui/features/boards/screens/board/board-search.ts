import type { ArticleSort } from "#core/community/article.ts";
import { oneOf, type RawSearch, textOf } from "#ui/context/raw-search.ts";
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
  readonly pages?: number | undefined;
}

/** Reads the search of an address; what cannot be read does not narrow, so a mistyped address stays usable. */
export function parseBoardSearch(raw: RawSearch): BoardSearch {
  const words = textOf(raw.q)?.trim().slice(0, SEARCH_LENGTH).toWellFormed();
  const pages = Number(raw.pages);
  return {
    sort: oneOf(ARTICLE_SORTS, raw.sort),
    q: words === "" ? undefined : words,
    pages: Number.isInteger(pages) && pages >= 1 && pages <= MAX_PAGES ? pages : undefined,
  };
}

/** The search as an address says it, without what is the default; a change starts from the first page. */
export function writeBoardSearch({ sort, q }: BoardSearch): Readonly<Record<string, string>> {
  return { ...(sort === undefined || sort === "new" ? {} : { sort }), ...(q === undefined ? {} : { q }) };
}

/** What the address narrows the list to. */
export function articleFilterOf({ sort, q }: BoardSearch, menu: string | undefined): ArticleFilter {
  return { sort: sort ?? "new", menu: menu ?? undefined, search: q };
}

/** The pages an address can say to have been opened. */
export const openedPages = (pages: number): number => Math.min(MAX_PAGES, pages);
