import { scanMarkup } from "./scan-markup.ts";

/**
 * An HTML text without the attributes that `isUnwanted` names, in one pass. It spares a parser what would only be removed
 * afterwards; what it leaves is not safe to be shown.
 */
export function withoutAttributes(html: string, isUnwanted: (name: string) => boolean): string {
  let kept = "";
  let from = 0;
  scanMarkup(html, ({ attributes }) => {
    for (const { name, start, end } of attributes) {
      if (!isUnwanted(name)) continue;
      kept += html.slice(from, start);
      from = end;
    }
    return true;
  });
  return kept + html.slice(from);
}
