import { TAGS_DROPPED_WITH_CONTENT } from "./allowed-html.ts";
import { createEndFinder } from "./end-of-element.ts";
import { MAX_HTML_LENGTH } from "./html-bounds.ts";
import { type Markup, scanMarkup } from "./scan-markup.ts";

/** Maximum code units of the text. */
const MAX_PLAIN_LENGTH = 100_000;
/** Maximum number of paragraphs. */
const MAX_PLAIN_PARAGRAPHS = 2_000;
/** Maximum code units that are scanned: beyond that there may be markup without any text. */
const MAX_SCANNED_LENGTH = 4 * MAX_HTML_LENGTH;

/** Tags that do not break a line. */
const INLINE_TAGS: ReadonlySet<string> = new Set([
  "a",
  "abbr",
  "b",
  "bdi",
  "code",
  "em",
  "font",
  "i",
  "s",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "u",
]);
const DROPPED: ReadonlySet<string> = new Set(TAGS_DROPPED_WITH_CONTENT);

/**
 * The text of HTML that is too large to parse, as paragraphs without other markup, truncated at the limits. Its time is
 * linear. A part that is dropped with its content remains if its end is missing, so that some text is left.
 */
export function plainHtmlOf(html: string): string {
  const scanned = html.length > MAX_SCANNED_LENGTH ? withoutCutTag(html.slice(0, MAX_SCANNED_LENGTH)) : html;
  const endOfElement = createEndFinder(scanned, DROPPED);
  const paragraphs: string[] = [];
  let paragraph = "";
  let length = 0;
  let from = 0;
  const isFull = (): boolean => length >= MAX_PLAIN_LENGTH || paragraphs.length >= MAX_PLAIN_PARAGRAPHS;
  const take = (words: string): void => {
    // A run of white space counts as one blank: it is shown as one.
    const kept = words.replace(/\s+/g, " ");
    const room = MAX_PLAIN_LENGTH - length;
    paragraph += escapeAngles(kept.length > room ? withoutCutSign(kept.slice(0, room)) : kept);
    length += kept.length;
  };
  const endParagraph = (): void => {
    const words = paragraph.trim();
    if (words !== "") paragraphs.push(words);
    paragraph = "";
  };
  const visit = (markup: Markup): boolean => {
    if (markup.start < from) return true;
    take(scanned.slice(from, markup.start));
    if (breaksLine(markup)) endParagraph();
    from = endOfElement(markup) ?? markup.end;
    return !isFull();
  };
  scanMarkup(scanned, visit, (_, { end }) => end);
  if (!isFull()) take(scanned.slice(from));
  const isCut = isFull() || scanned.length < html.length;
  endParagraph();
  // Markup without text; an empty page would look like an error of the store.
  if (paragraphs.length === 0) return "<p>…</p>";
  return paragraphs.map((words, at) => `<p>${words}${isCut && at === paragraphs.length - 1 ? "…" : ""}</p>`).join("");
}

const breaksLine = ({ kind, name }: Markup): boolean => kind !== "comment" && !INLINE_TAGS.has(name);

const withoutCutTag = (html: string): string => html.replace(/<[^<>]*$/, "");

/** Text without half a surrogate pair or a piece of a character reference at its end. */
const withoutCutSign = (words: string): string => words.replace(/[\uD800-\uDBFF]$|&[#\w]{0,31}$/, "");

const escapeAngles = (words: string): string => words.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
