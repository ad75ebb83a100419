/** An attribute as it is written: where it begins and ends, and the name in lower case. */
export interface AttributeRange {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** A tag, or a comment, declaration or processing instruction: `html.slice(start, end)`. */
export interface Markup {
  readonly kind: "start" | "end" | "comment";
  /** Name of the tag in lower case; empty for a comment. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly attributes: readonly AttributeRange[];
}

const LETTER = /[a-z]/i;
const COMMENT_END = /--!?>/g;

/** Elements whose content is text up to their end tag (HTML standard, 13.2.6.4); nothing ends `plaintext`. */
const RAW_TEXT: ReadonlySet<string> = new Set([
  "iframe",
  "noembed",
  "noframes",
  "plaintext",
  "script",
  "style",
  "textarea",
  "title",
  "xmp",
]);
const SPACE = new Set([" ", "\t", "\n", "\f", "\r"]);

/**
 * Visits the markup of an HTML text in one pass, until `visit` returns `false`. It splits tags as the HTML standard
 * does, but builds no tree: it inspects text before a parser runs and is no sanitizer. `nextFrom` says where it goes on
 * after a markup: behind raw text, unless tags in it are to be visited too.
 */
export function scanMarkup(
  html: string,
  visit: (markup: Markup) => boolean,
  nextFrom: (html: string, markup: Markup) => number = endOfRawText,
): void {
  let at = html.indexOf("<");
  while (at >= 0) {
    const markup = readMarkup(html, at);
    if (markup !== null && !visit(markup)) return;
    at = html.indexOf("<", markup === null ? at + 1 : nextFrom(html, markup));
  }
}

/** End of the text that follows a start tag and is no markup, such as a script; the end of the tag for other markup. */
export function endOfRawText(html: string, { kind, name, end }: Markup): number {
  if (kind !== "start" || !RAW_TEXT.has(name)) return end;
  if (name === "plaintext") return html.length;
  const endTag = new RegExp(`</${name}[ \\t\\n\\f\\r/>]`, "gi");
  endTag.lastIndex = end;
  return endTag.exec(html)?.index ?? html.length;
}

/** End of the markup that begins with the `<` at `start`. */
export function endOfMarkup(html: string, start: number): number {
  return readMarkup(html, start)?.end ?? start + 1;
}

/** The markup that begins with the `<` at `start`; `null` if that character is part of the text. */
function readMarkup(html: string, start: number): Markup | null {
  const sign = html.charAt(start + 1);
  if (LETTER.test(sign)) return readTag(html, start, "start");
  if (sign === "/" && LETTER.test(html.charAt(start + 2))) return readTag(html, start, "end");
  if (sign !== "!" && sign !== "?" && sign !== "/") return null;
  return { kind: "comment", name: "", start, end: endOfComment(html, start), attributes: [] };
}

function endOfComment(html: string, start: number): number {
  if (!html.startsWith("<!--", start)) return endAfter(html, ">", start);
  if (html.startsWith(">", start + 4)) return start + 5;
  if (html.startsWith("->", start + 4)) return start + 6;
  COMMENT_END.lastIndex = start + 4;
  return COMMENT_END.test(html) ? COMMENT_END.lastIndex : html.length;
}

/** Index after the first `sign` from `from` on; the end of the text if there is none. */
function endAfter(html: string, sign: string, from: number): number {
  const found = html.indexOf(sign, from);
  return found < 0 ? html.length : found + sign.length;
}

function readTag(html: string, start: number, kind: "start" | "end"): Markup {
  const nameStart = start + (kind === "start" ? 1 : 2);
  let at = nameStart;
  while (at < html.length && !endsName(html.charAt(at))) at += 1;
  const name = html.slice(nameStart, at).toLowerCase();
  const attributes: AttributeRange[] = [];
  for (;;) {
    while (at < html.length && (SPACE.has(html.charAt(at)) || html.charAt(at) === "/")) at += 1;
    if (at >= html.length) return { kind, name, start, end: html.length, attributes };
    if (html.charAt(at) === ">") return { kind, name, start, end: at + 1, attributes };
    const attribute = readAttribute(html, at);
    attributes.push(attribute);
    at = attribute.end;
  }
}

const endsName = (sign: string): boolean => SPACE.has(sign) || sign === "/" || sign === ">";

function readAttribute(html: string, start: number): AttributeRange {
  // The first character belongs to the name, even if it is `=`.
  let nameEnd = start + 1;
  while (nameEnd < html.length && !endsName(html.charAt(nameEnd)) && html.charAt(nameEnd) !== "=") nameEnd += 1;
  const name = html.slice(start, nameEnd).toLowerCase();
  let at = nameEnd;
  while (SPACE.has(html.charAt(at))) at += 1;
  if (html.charAt(at) !== "=") return { name, start, end: nameEnd };
  at += 1;
  while (SPACE.has(html.charAt(at))) at += 1;
  return { name, start, end: endOfValue(html, at) };
}

function endOfValue(html: string, start: number): number {
  const quote = html.charAt(start);
  if (quote === '"' || quote === "'") return endAfter(html, quote, start + 1);
  let at = start;
  while (at < html.length && !SPACE.has(html.charAt(at)) && html.charAt(at) !== ">") at += 1;
  return at;
}
