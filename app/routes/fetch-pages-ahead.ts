import type { TextArea } from "#locales/texts.ts";
import type { ScreenContext } from "#ui/context/page-head.ts";

/** What browsers tell of the line; not in all of them, nor in TypeScript's library. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** A line on which nothing is fetched that was not asked for. */
export const isDataSaverOn = ({ connection }: Navigator & { readonly connection?: NetworkInformation }): boolean =>
  connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "");

interface PageAhead {
  readonly texts: readonly TextArea[];
  readonly fetchCode: () => Promise<unknown>;
}

/** Pages that players go to next, the likeliest first; what a player is on already costs nothing. */
const PAGES: readonly PageAhead[] = [
  {
    texts: ["game", "reviews", "media", "news"],
    fetchCode: async () => {
      // All by name, or the scripts of the parts would be known only once the page's have come.
      const [{ GameAbout, GameAside, GameBelow }] = await Promise.all([
        import("./game-parts.ts"),
        import("#ui/features/game/screens/game-about-parts.tsx"),
        import("#ui/features/game/screens/game-below-parts.tsx"),
      ]);
      await Promise.all([GameAbout.preload(), GameAside.preload(), GameBelow.preload()]);
    },
  },
  { texts: ["game", "reviews"], fetchCode: () => import("./game-reviews-parts.ts") },
  {
    texts: ["store", "discovery"],
    fetchCode: async () => {
      const [{ StoreHome, StoreResults }] = await Promise.all([
        import("./store-index-parts.ts"),
        import("#ui/features/store-index/results/store-results.tsx"),
        import("#ui/features/store-index/home/store-home.tsx"),
      ]);
      await Promise.all([StoreResults.preload(), StoreHome.preload()]);
    },
  },
];

/** Fetches the list of lazy pages, so that a navigation requests the scripts of its page at once. */
export function fetchPageList(): void {
  import("./lazy-routes.ts").catch(() => undefined);
}

/**
 * Fetches code and texts of the pages players go to next, so that a press on a link shows the new page at once. What does not
 * come is fetched again by the navigation itself.
 */
export async function fetchPagesAhead({ texts, visit }: ScreenContext): Promise<void> {
  if (isDataSaverOn(navigator)) return;
  await Promise.allSettled(
    PAGES.flatMap(({ fetchCode, texts: areas }) => [fetchCode(), texts.ensure(visit.get().locale, areas)]),
  );
}
