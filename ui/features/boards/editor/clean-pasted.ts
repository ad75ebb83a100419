import { htmlRefusalOf } from "#core/html/html-bounds.ts";
import { plainHtmlOf } from "#core/html/plain-html.ts";
import { trimMarkup } from "#core/html/trim-markup.ts";

/** Elements without words of the text. Of style sheets the browser would write a part into each element, over Word's own marks. */
const WITHOUT_WORDS: ReadonlySet<string> = new Set(["style", "script", "svg", "xml", "title", "template"]);
/** Declarations that say what is bold, italic, struck through or an item of a list. */
const READ_DECLARATIONS = /(?:font-weight|font-style|text-decoration(?:-line)?|mso-list)\s*:[^;"'&<>]*/gi;

/** Maximum number of code units that are examined: browsers write all styles of a page into each of its elements. */
const MAX_PASTED_LENGTH = 4_000_000;

const PASTED = {
  attribute: (name: string, source: string): string => {
    if (name === "style") return `style="${(source.match(READ_DECLARATIONS) ?? []).join(";")}"`;
    return name.startsWith("on") || name === "class" ? "" : source;
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
  for (const item of root.querySelectorAll<HTMLElement>("p[style*='mso-list']")) {
    // Made into a list with those before it.
    if (item.isConnected || root.contains(item)) gatherList(item);
  }
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
