import { isAllowedAttribute } from "#core/html/allowed-html.ts";
import { htmlRefusalOf } from "#core/html/html-bounds.ts";
import { plainHtmlOf } from "#core/html/plain-html.ts";
import { trimMarkup } from "#core/html/trim-markup.ts";

/** Elements without words of the text. Of style sheets the browser would write a part into each element, over Word's own marks. */
const WITHOUT_WORDS: ReadonlySet<string> = new Set(["style", "script", "svg", "xml", "title", "template"]);
/** Declarations that say what is bold, italic, struck through, raised, a remark or an item of a list. */
const READ_DECLARATIONS =
  /(?:font-weight|font-style|text-decoration(?:-line)?|vertical-align|mso-(?:list|element|text-raise))\s*:[^;"'&<>]*/gi;
/** Class of a quotation of Word in every language of its menus. */
const QUOTE = /\bMso(?:Intense)?Quote\b/i;

/** Maximum number of code units that are examined: browsers write all styles of a page into each of its elements. */
const MAX_PASTED_LENGTH = 4_000_000;

/** The declarations of a style attribute that are read, without blanks around the colon, as selectors expect them. */
const readDeclarationsOf = (source: string): readonly string[] =>
  (source.match(READ_DECLARATIONS) ?? []).map((declaration) => declaration.replace(/\s*:\s*/, ":"));

const PASTED = {
  attribute: (name: string, source: string): string => {
    if (name === "style") return `style="${readDeclarationsOf(source).join(";")}"`;
    if (name === "class") return QUOTE.test(source) ? 'class="MsoQuote"' : "";
    return name.startsWith("on") ? "" : source;
  },
  elements: WITHOUT_WORDS,
  comments: true,
};

/**
 * What is pasted, before it is parsed: without styles and notes that browsers and word processors put beside a text, which are
 * many times as long. Of what is too large even so only the words stay.
 */
export function trimPasted(html: string): string {
  const trimmed = trimMarkup(html.slice(0, MAX_PASTED_LENGTH), PASTED);
  return htmlRefusalOf(trimmed) === null ? trimmed : plainHtmlOf(trimmed);
}

/**
 * Makes plain HTML of what word processors put on the clipboard, in place: Word's lists are paragraphs with a drawn bullet,
 * Google Docs wraps everything and parts paragraphs by line breaks. What else they bring (classes, styles, their own tags)
 * the schema does not know, so the schema drops it.
 */
export function cleanPasted(root: HTMLElement): void {
  for (const element of root.querySelectorAll("style, script, meta, link, title, xml")) element.remove();
  unwrapForms(root);
  unwrapDocs(root);
  for (const element of root.querySelectorAll(NOT_OF_THE_TEXT)) element.remove();
  for (const quote of root.querySelectorAll("p.MsoQuote")) if (root.contains(quote)) gatherQuote(quote);
  writeShifted(root);
  for (const item of root.querySelectorAll<HTMLElement>("p[style*='mso-list']")) {
    // Made into a list with those before it.
    if (item.isConnected || root.contains(item)) gatherList(item);
  }
}

/** Words of tracked deletions, remarks and their marks, of Word and Google Docs. */
const NOT_OF_THE_TEXT = [
  "del[datetime], del[cite]",
  "a[href*='#_msocom'], a[name^='_msoanchor'], [style*='mso-element:comment']",
  "sup:has(> a[href^='#cmnt']), :is(p, div):has(> a[href^='#cmnt_ref'])",
].join();

/** Raised and lowered signs by the plain ones that they stand for. */
const signsOf = (shifted: string): ReadonlyMap<string, string> =>
  new Map([...shifted].map((sign) => [sign.normalize("NFKC").replace("−", "-"), sign]));
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂᵝᵞᵟᶿᵠᵡ";
const LOWERED = "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓᵦᵧᵨᵩᵪ";
const SHIFTED = [
  {
    selector: "sup, [style*='vertical-align:super'], [style*='mso-text-raise:']:not([style*='mso-text-raise:-'])",
    signs: signsOf(RAISED),
    mark: "^",
  },
  { selector: "sub, [style*='vertical-align:sub'], [style*='mso-text-raise:-']", signs: signsOf(LOWERED), mark: "_" },
] as const;
const ANY_SHIFTED = SHIFTED.map(({ selector }) => selector).join();

/** What stands before an exponent or an index. */
const BASE = /[\p{L}\p{M}\p{N})\]}’'′]$/u;
/** Endings of ordinal numbers, which mean the same on the line. */
const ORDINAL = /^(?:st|nds?|rd|th|ers?|res?|[eè]mes?|ères?|des?)$/i;
/** Longest exponent or index; what is longer is a remark in small letters. */
const MAX_SHIFTED_LENGTH = 20;

/** Writes all raised and lowered parts; one around another of the same words, as of Google Docs, counts once. */
function writeShifted(root: HTMLElement): void {
  for (const { selector, signs, mark } of SHIFTED) {
    const elements = [...root.querySelectorAll(selector)];
    const isRepeated = (element: Element) =>
      element.parentElement?.closest(selector)?.textContent.trim() === element.textContent.trim();
    for (const element of elements.filter((one) => !isRepeated(one))) writeAsSigns(element, signs, mark);
  }
}

/**
 * Writes a raised or lowered part, as of x², H₂O or aᵢ, with signs that are so by themselves, else as `x^(2,5)` or `a_(i,j)`. Ordinals and
 * notes stay, as do words without anything before them.
 */
function writeAsSigns(element: Element, signs: ReadonlyMap<string, string>, mark: "^" | "_"): void {
  const text = element.textContent.trim();
  const before = textBefore(element);
  const hasBase = BASE.test(before);
  if (/\p{L}/u.test(text) && (!hasBase || (ORDINAL.test(text) && /\d$/.test(before)))) return;
  const signOf = (sign: string) => signs.get(sign === "−" ? "-" : sign);
  const holdsOthers = [...element.querySelectorAll(ANY_SHIFTED)].some((inner) => inner.textContent.trim() !== text);
  if (!holdsOthers && [...text].every((sign) => signOf(sign) !== undefined)) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
      node.nodeValue = [...(node.nodeValue ?? "")].map((sign) => signOf(sign) ?? sign).join("");
    return;
  }
  const isNote = text.startsWith("[") || element.querySelector("a") !== null || !/[\p{L}\p{N}]/u.test(text);
  if (!hasBase || isNote || text.length > MAX_SHIFTED_LENGTH) return;
  element.prepend(`${mark}(`);
  element.append(")");
}

/** The text before an element in its line. */
function textBefore(element: Element): string {
  let node: Node = element;
  for (;;) {
    while (node.previousSibling === null) {
      if (node.parentNode === null || BLOCKS.has(node.parentNode.nodeName)) return "";
      node = node.parentNode;
    }
    node = node.previousSibling;
    const text = node.textContent ?? "";
    if (text !== "" || node.nodeName === "BR") return text;
  }
}
const BLOCKS: ReadonlySet<string> = new Set("P DIV LI TD TH BLOCKQUOTE H1 H2 H3 H4 H5 H6".split(" "));

/** Puts a paragraph in a quotation style and those that follow it into one quotation. */
function gatherQuote(first: Element): void {
  if (first.closest("blockquote") !== null) return;
  const quotation = document.createElement("blockquote");
  first.before(quotation);
  let paragraph: Element | null = first;
  while (paragraph?.matches("p.MsoQuote")) {
    const next: Element | null = paragraph.nextElementSibling;
    quotation.append(paragraph);
    paragraph = next;
  }
}

/** Names of the pictures in a pasted text that are not of the boards; those of one pixel count readers and show nothing. */
export function foreignImagesIn(root: HTMLElement): readonly string[] {
  return [...root.querySelectorAll("img")].flatMap((image) => {
    const source = image.getAttribute("src") ?? "";
    if (isAllowedAttribute("article", "img", "src", source) || image.getAttribute("width") === "1") return [];
    const name = source.startsWith("data:") ? "" : (source.split(/[?#]/)[0]?.split(/[\\/]/).at(-1) ?? "");
    return [image.alt || name || "…"];
  });
}

/** A field of a form can have the name of any property, and hides that from all who read the form as an element. */
function unwrapForms(root: HTMLElement): void {
  const range = document.createRange();
  for (const form of root.querySelectorAll("form")) {
    range.selectNodeContents(form);
    const content = range.extractContents();
    range.selectNode(form);
    range.deleteContents();
    range.insertNode(content);
  }
}

function unwrapDocs(root: HTMLElement): void {
  for (const wrapper of root.querySelectorAll("b[id^='docs-internal-guid']")) {
    for (const child of [...wrapper.children]) if (child.nodeName === "BR") child.remove();
    wrapper.replaceWith(...wrapper.childNodes);
  }
}

/** `mso-list:l0 level2 lfo1`: the second level of a list. */
const levelOf = (paragraph: Element): number | null => {
  const level = /mso-list:[^;"]*\blevel(\d)/i.exec(paragraph.getAttribute("style") ?? "")?.[1];
  return level === undefined ? null : Number(level);
};

/** Puts a paragraph of a list of Word and those that follow it into real lists, nested by their levels. */
function gatherList(first: HTMLElement): void {
  const open: { readonly level: number; readonly list: HTMLElement }[] = [];
  const marker = document.createComment("");
  first.before(marker);
  let paragraph: Element | null = first;
  while (paragraph instanceof HTMLElement && levelOf(paragraph) !== null) {
    const next: Element | null = paragraph.nextElementSibling;
    const level = levelOf(paragraph) ?? 1;
    const kind = takeMarker(paragraph);
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const last = open.at(-1);
    if (last === undefined || last.level < level) {
      const list = document.createElement(kind);
      const parent = last?.list.lastElementChild;
      if (parent) parent.append(list);
      else marker.before(list);
      open.push({ level, list });
    }
    const item = document.createElement("li");
    const words = document.createElement("p");
    words.append(...paragraph.childNodes);
    item.append(words);
    open.at(-1)?.list.append(item);
    paragraph.remove();
    paragraph = next;
  }
  marker.remove();
}

/** Removes the drawn bullet or number; returns the kind of list that it indicates. */
function takeMarker(paragraph: HTMLElement): "ul" | "ol" {
  const marker = [...paragraph.querySelectorAll<HTMLElement>("span[style]")].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute("style") ?? ""),
  );
  const sign = marker?.textContent.trim() ?? "";
  marker?.remove();
  return /^[\p{L}\p{N}]{1,4}[.)]/u.test(sign) ? "ol" : "ul";
}
