import { queryOptions } from "@tanstack/react-query";
import type { GameCode, Media, Palette } from "#core/catalogue/game.ts";
import type { LinkPlace } from "#core/links/link-place.ts";
import { type QueryScope, sharedKey } from "./query-scope.ts";
import { unwrap } from "./request-failure-error.ts";

/** Content key of the banners on the store index. */
const BANNER_KEY = "banners";

/** A large picture with a call to action, from the editors. */
export interface Banner {
  readonly id: string;
  readonly gameCode: GameCode;
  /** Where it leads; `null` for what the web cannot do. */
  readonly place: LinkPlace | null;
  readonly eyebrow: string;
  readonly title: string;
  readonly button: string;
  readonly media: readonly Media[];
  readonly palette: Palette | null;
}

/**
 * Banners of the store index in the editors' order; entries that cannot be read are left out. What reads them comes when it is
 * asked for: a page that the server has rendered brings them along.
 */
export function bannersQuery(scope: QueryScope) {
  return queryOptions({
    queryKey: ["banners", ...sharedKey(scope)] as const,
    queryFn: async ({ signal }): Promise<readonly Banner[]> => {
      const [{ readBanners }, answer] = await Promise.all([
        import("./read-banners.ts"),
        scope.ports.content.getContents("store", "index", [BANNER_KEY], { signal }),
      ]);
      return readBanners(unwrap(answer)[BANNER_KEY], scope.ports);
    },
  });
}
