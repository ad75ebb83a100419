import { cleanHtml, textOfHtml } from "#adapters/third-party/sanitize-html-sanitizer.ts";
import { checkText } from "#core/community/article.policy.ts";
import { BOARD_IMAGE_PREFIX, IMAGES_MAX } from "#core/community/constants.ts";
import { normalizeText } from "#core/texts/normalize-text.ts";
import { type FieldError, invalidInput, overLimit } from "../http/call-refusal.ts";
import { storedSearchOfArticle } from "../search/stored-search-text.ts";

/** Characters of an excerpt. */
const EXCERPT_LENGTH = 160;
/** Characters of an article that can be searched. */
const SEARCHED_LENGTH = 2_000;

/** What is kept of an article's words. */
export interface ArticleText {
  readonly title: string;
  readonly body: string;
  readonly excerpt: string;
  readonly image: string | null;
  readonly searchText: string;
  readonly searchGrams: string[];
}

/** Ids of the pictures of ours that a body shows. */
export function imageIdsOf(body: string): string[] {
  const pattern = new RegExp(`<img[^>]* src="${BOARD_IMAGE_PREFIX}([A-Za-z0-9-]{1,64})\\.webp"`, "g");
  return [...new Set(Array.from(body.matchAll(pattern), ([, id = ""]) => id))];
}

/** Title and body as they are kept; 400 with what is wrong with them. */
export function readArticleText(input: { readonly title: string; readonly body: string }): ArticleText {
  const written = articleTextOf(input);
  const images = imageIdsOf(written.body);
  const title = checkText("title", written.title);
  const body = checkText("body", textOfHtml(written.body));
  const errors: FieldError[] = [];
  if (title.refusal !== null) errors.push(tooLong("body.title", title));
  if (body.refusal === "too_long" || (body.refusal === "too_short" && images.length === 0)) {
    errors.push(tooLong("body.body", body));
  }
  if (`${written.title}${written.body}`.includes("\0")) errors.push({ field: "body", message: "It holds U+0000." });
  if (errors.length > 0) throw invalidInput(...errors);
  if (images.length > IMAGES_MAX) throw overLimit("body.body", "too_many_images", IMAGES_MAX);
  return written;
}

/** What is kept of words that are known to be good. */
export function articleTextOf(input: { readonly title: string; readonly body: string }): ArticleText {
  const title = normalizeText(input.title).replace(/\s+/g, " ");
  const body = withDirections(cleanHtml(input.body, "article"));
  const words = textOfHtml(body).replace(/\s+/g, " ").trim();
  const [firstImage] = imageIdsOf(body);
  return {
    title,
    body,
    excerpt: words.length <= EXCERPT_LENGTH ? words : `${cutAtWord(words)}…`,
    image: firstImage === undefined ? null : `${BOARD_IMAGE_PREFIX}${firstImage}.webp`,
    ...storedSearchOfArticle({ title, text: `${title} ${words.slice(0, SEARCHED_LENGTH)}` }),
  };
}

/** Lets every block of sanitised HTML follow the direction of its own words, where its writer has not said which. */
const withDirections = (html: string): string => html.replaceAll(/<(p|h2|h3|h4|li|summary|td|th)>/g, '<$1 dir="auto">');

const cutAtWord = (words: string): string =>
  words
    .slice(0, EXCERPT_LENGTH)
    .replace(/[\s,;:.]+\S*$/, "")
    .toWellFormed();

function tooLong(field: string, check: ReturnType<typeof checkText>): FieldError {
  return { field, message: `${check.refusal}: ${check.min} to ${check.max} signs, not ${check.count}.` };
}
