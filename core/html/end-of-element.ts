import { endOfMarkup, type Markup } from "./scan-markup.ts";

/**
 * Finds the end of an element whose content is not parsed: behind the first end tag of its name; `null` for any tag but
 * a start tag of `names` (ASCII letters), and if the end tag is missing. Names without an end tag are remembered,
 * because many of them would take quadratic time.
 */
export function createEndFinder(html: string, names: ReadonlySet<string>): (markup: Markup) => number | null {
  const withoutEnd = new Set<string>();
  return ({ kind, name, end }) => {
    if (kind !== "start" || !names.has(name) || withoutEnd.has(name)) return null;
    const endTag = new RegExp(`</${name}[\\s/>]`, "gi");
    endTag.lastIndex = end;
    const found = endTag.exec(html);
    if (found === null) withoutEnd.add(name);
    return found === null ? null : endOfMarkup(html, found.index);
  };
}
