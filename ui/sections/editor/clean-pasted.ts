/**
 * Makes plain HTML of what word processors put on the clipboard, in place: Word's lists are paragraphs with a drawn bullet,
 * Google Docs wraps everything and parts paragraphs by line breaks. What else they bring (classes, styles, their own tags)
 * the schema does not know, so it falls away by itself.
 */
export function cleanPasted(place: HTMLElement): void {
  for (const element of place.querySelectorAll("style, script, meta, link, title, xml")) element.remove();
  unwrapDocs(place);
  for (const item of place.querySelectorAll<HTMLElement>("p[style*='mso-list']")) {
    // Made into a list with those before it.
    if (item.isConnected || place.contains(item)) gatherList(item);
  }
}

function unwrapDocs(place: HTMLElement): void {
  for (const wrapper of place.querySelectorAll("b[id^='docs-internal-guid']")) {
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
  const place = document.createComment("");
  first.before(place);
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
      else place.before(list);
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
  place.remove();
}

/** Removes the drawn bullet or number, and tells by it which kind of list it was. */
function takeMarker(paragraph: HTMLElement): "ul" | "ol" {
  const marker = [...paragraph.querySelectorAll<HTMLElement>("span[style]")].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute("style") ?? ""),
  );
  const sign = marker?.textContent.trim() ?? "";
  marker?.remove();
  return /^[\p{L}\p{N}]{1,4}[.)]/u.test(sign) ? "ol" : "ul";
}
