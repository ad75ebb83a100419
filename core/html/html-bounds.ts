import { endOfRawText, type Markup, scanMarkup } from "./scan-markup.ts";

/**
 * Maximum code units of an HTML text: 20,000 graphemes of eight units, which only joined emoji exceed, and 100,000 of
 * markup.
 */
export const MAX_HTML_LENGTH = 262_144;
/** Tags, start and end tags alike. A table of 2,500 cells, each with a paragraph, has half as many. */
export const MAX_HTML_TAGS = 20_000;
/** Elements inside each other. The time of parsers grows with it for every tag. */
export const MAX_HTML_DEPTH = 100;
/** Attributes of one tag. */
export const MAX_TAG_ATTRIBUTES = 100;

/** Why an HTML text is not parsed at all; `ambiguous` is markup that parsers divide into tags in different ways. */
export type HtmlRefusal = "too_long" | "too_many_tags" | "too_deep" | "too_many_attributes" | "ambiguous";

/** Elements that hold nothing. */
const VOID_ELEMENTS: ReadonlySet<string> = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "param",
  "source",
  "track",
  "wbr",
]);

/** Elements whose end tag writers may leave out (HTML standard, 13.1.2.4). */
const WITHOUT_END_TAG: ReadonlySet<string> = new Set([
  "p",
  "li",
  "dt",
  "dd",
  "tr",
  "td",
  "th",
  "thead",
  "tbody",
  "tfoot",
  "option",
  "optgroup",
]);

const PARAGRAPH = ["p"];

/**
 * Elements that end where a tag of this name begins, without an end tag of their own: those that end so in browsers and
 * in htmlparser2.
 */
const ENDED_BY: ReadonlyMap<string, readonly string[]> = new Map([
  ...["p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "dl", "div", "blockquote", "pre", "details", "section"].map(
    (name) => [name, PARAGRAPH] as const,
  ),
  ["li", ["li"]],
  ["dt", ["dt", "dd"]],
  ["dd", ["dt", "dd"]],
  ["td", ["td", "th"]],
  ["th", ["th"]],
  ["tr", ["td", "th", "tr"]],
  ["tbody", ["thead", "tbody"]],
  ["tfoot", ["thead", "tbody"]],
  ["option", ["option"]],
  ["optgroup", ["option"]],
]);

/**
 * Why an HTML text must not be parsed; `null` if it may. Linear in its length, and bounded. No parser in use sees more
 * tags or builds a deeper document: what is not closed in the right order counts as open, and what one of them would
 * take for a tag and another for text is refused.
 */
export function htmlRefusalOf(html: string): HtmlRefusal | null {
  if (html.length > MAX_HTML_LENGTH) return "too_long";
  // The server drops NUL before it parses; browsers do not.
  return refusalOf(html) ?? (html.includes("\0") ? refusalOf(html.replaceAll("\0", "")) : null);
}

function refusalOf(html: string): HtmlRefusal | null {
  let refusal: HtmlRefusal | null = null;
  let tags = 0;
  const open: string[] = [];
  scanMarkup(html, (markup) => {
    const { kind, name, attributes } = markup;
    const isForeign = open.includes("svg") || open.includes("math");
    if (isAmbiguous(html, markup, isForeign)) refusal = "ambiguous";
    if (kind === "comment") return refusal === null;
    tags += 1;
    if (kind === "end") end(open, name);
    else if (isForeign) open.push(name);
    else if (!VOID_ELEMENTS.has(name)) begin(open, name);
    if (tags > MAX_HTML_TAGS) refusal = "too_many_tags";
    else if (open.length > MAX_HTML_DEPTH) refusal = "too_deep";
    else if (attributes.length > MAX_TAG_ATTRIBUTES) refusal = "too_many_attributes";
    return refusal === null;
  });
  return refusal;
}

/**
 * Whether parsers disagree on where the markup ends, and it matters. htmlparser2 ends an end tag at the first `>`, also
 * between quotes, and knows CDATA everywhere; SVG and MathML have no raw text; sanitize-html parses the text of a frame.
 */
function isAmbiguous(html: string, markup: Markup, isForeign: boolean): boolean {
  const { kind, name, start, end: after } = markup;
  if (kind === "end") return html.slice(start + 1, after).includes("<");
  if (kind === "comment") return html.startsWith("<![CDATA[", start) && !html.slice(start, after).endsWith("]]>");
  const text = html.slice(after, endOfRawText(html, markup));
  return (isForeign || name === "iframe") && text.includes("<");
}

function begin(open: string[], name: string): void {
  const ended = ENDED_BY.get(name) ?? [];
  while (ended.includes(open.at(-1) ?? "")) open.pop();
  open.push(name);
}

function end(open: string[], name: string): void {
  let at = open.length - 1;
  while (at >= 0 && open[at] !== name && WITHOUT_END_TAG.has(open[at] ?? "")) at -= 1;
  if (open[at] === name) open.length = at;
}
