/** Which covers the goods of a game need, as the content of the store sells them. */
import { defaultContent } from "../../../content/default-content.ts";
import type { Edition } from "../encoding/kinds.ts";

export function coversOf(code: string): ReadonlySet<Edition> {
  return new Set(
    defaultContent()
      .goods.filter(({ gameCode }) => gameCode === code)
      .map(({ cover }) => cover),
  );
}
