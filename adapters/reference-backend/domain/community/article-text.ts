import { cleanHtml, textOfHtml } from "#adapters/third-party/sanitize-html-sanitizer.ts";
import { checkText } from "#core/community/article.policy.ts";
import { BOARD_IMAGE_PREFIX, MAX_MENTIONS } from "#core/community/constants.ts";
import { HTML_RULES_VERSION } from "#core/html/html-rules-version.ts";
import { normalizeTitle } from "#core/texts/normalize-text.ts";
import { storedSearchOfArticle } from "../search/stored-search-text.ts";

/** Characters of an excerpt. */
const EXCERPT_LENGTH = 160;
/** Characters of an article that can be searched. */
const SEARCHED_LENGTH = 2_000;

export interface ArticleInput {
  readonly title: string;
  readonly body: string;
}

/** Stored text of an article. */
export interface ArticleText {
  readonly title: string;
  readonly body: string;
  readonly htmlRulesVersion: number;
  readonly excerpt: string;
  readonly image: string | null;
  readonly imageIds: string[];
  readonly searchText: string;
  readonly searchGrams: string[];
}

type TextCheck = ReturnType<typeof checkText>;

/** An article ready for storage, and whether its text is allowed. */
export interface CheckedArticle {
  readonly written: ArticleText;
  readonly title: TextCheck;
  readonly body: TextCheck;
  /** Text of the body, without its HTML; chosen names have blanks around them. */
  readonly text: string;
}

/** Ids of the pictures of ours that a body shows. */
export function imageIdsOf(body: string): string[] {
  const pattern = new RegExp(`<img[^>]* src="${BOARD_IMAGE_PREFIX}([A-Za-z0-9-]{1,64})\\.webp"`, "g");
  return [...new Set(Array.from(body.matchAll(pattern), ([, id = ""]) => id))];
}

/** Ids of the first players whose names were chosen from a list, as many as a post can name. */
export function mentionIdsOf(body: string): string[] {
  const ids = new Set(Array.from(body.matchAll(/ data-mention="([\w-]{1,64})"/g), ([, id = ""]) => id));
  return [...ids].slice(0, MAX_MENTIONS);
}

/** Cleans an article and counts its words. Run it in a worker thread, because it would block the event loop. */
export function checkArticle(input: ArticleInput): CheckedArticle {
  const written = articleTextOf(input);
  return {
    written,
    title: checkText("title", written.title),
    body: checkText("body", textOfHtml(written.body)),
    text: textOfHtml(separateChosenNames(written.body)),
  };
}

/** Puts blanks around chosen names: letters behind one are an ending of its language, not a part of it. */
const separateChosenNames = (body: string): string =>
  body.replaceAll(/<bdi [^>]*data-mention="[^>]*>[^<]*<\/bdi>/g, " $& ");

/** Stored text of a valid input. */
export function articleTextOf(input: ArticleInput): ArticleText {
  const title = normalizeTitle(input.title);
  const body = withDirections(cleanHtml(input.body, "article"));
  const words = textOfHtml(body).replace(/\s+/g, " ").trim();
  const imageIds = imageIdsOf(body);
  const [firstImage] = imageIds;
  return {
    title,
    body,
    htmlRulesVersion: HTML_RULES_VERSION,
    excerpt: words.length <= EXCERPT_LENGTH ? words : `${cutAtWord(words)}…`,
    image: firstImage === undefined ? null : `${BOARD_IMAGE_PREFIX}${firstImage}.webp`,
    imageIds,
    ...storedSearchOfArticle({ title, text: `${title} ${words.slice(0, SEARCHED_LENGTH)}` }),
  };
}

/** Adds `dir="auto"` to every block of sanitised HTML for which the author has not set a direction. */
export const withDirections = (html: string): string =>
  html.replaceAll(/<(p|h2|h3|h4|li|summary|td|th)>/g, '<$1 dir="auto">');

const cutAtWord = (words: string): string =>
  words
    .slice(0, EXCERPT_LENGTH)
    .replace(/[\s,;:.]+\S*$/, "")
    .toWellFormed();
