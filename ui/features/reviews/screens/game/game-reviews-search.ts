import { parsePostLanguages } from "#core/community/post-languages.ts";
import { oneOf, type RawSearch, textOf } from "#ui/context/raw-search.ts";
import { REVIEW_SORTS } from "#ui/features/reviews/components/review-sorts.ts";

/** Most pages of reviews that an address can ask for at once; further ones are fetched by the button. */
const MAX_PAGES = 10;
const STARS = [1, 2, 3, 4, 5] as const;

/** Search of `/game/{gameCode}/review`: order, filters, and how many pages have been opened. */
export interface GameReviewsSearch {
  readonly sort?: (typeof REVIEW_SORTS)[number] | undefined;
  readonly stars?: (typeof STARS)[number] | undefined;
  /** A language, or `mine` or `all` of them; what the device remembers if absent. */
  readonly language?: string | undefined;
  readonly pages?: number | undefined;
}

/** Reads the search of an address; what cannot be read does not narrow, so a mistyped address stays usable. */
export function parseGameReviewsSearch(raw: RawSearch): GameReviewsSearch {
  const pages = Number(raw.pages);
  return {
    sort: oneOf(REVIEW_SORTS, raw.sort),
    stars: oneOf(STARS, raw.stars),
    language: parsePostLanguages(textOf(raw.language)),
    pages: Number.isInteger(pages) && pages >= 1 && pages <= MAX_PAGES ? pages : undefined,
  };
}

/** One more page, up to the maximum of an address. */
export function nextPages(search: GameReviewsSearch): number {
  return Math.min(MAX_PAGES, (search.pages ?? 1) + 1);
}
