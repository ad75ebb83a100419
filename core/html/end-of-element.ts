import { endOfMarkup, type Markup } from "./scan-markup.ts";

/**
 * Finds where an element ends whose content is not parsed: behind the first end tag of its name; `null` without one. Names that
 * have none are remembered, or many of them would take time squared.
 */
export function createEndFinder(html: string): (startTag: Markup) => number | null {
  const withoutEnd = new Set<string>();
  return ({ name, end }) => {
    if (withoutEnd.has(name)) return null;
    const endTag = new RegExp(`</${name}[\\s/>]`, "gi");
    endTag.lastIndex = end;
    const found = endTag.exec(html);
    if (found === null) withoutEnd.add(name);
    return found === null ? null : endOfMarkup(html, found.index);
  };
}
