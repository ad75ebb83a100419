import type { TextArea } from "#locales/texts.ts";
import type { ScreenContext } from "#ui/head/page-head.ts";

/** What browsers tell of the line; not in all of them, nor in TypeScript's library. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** A line on which nothing is fetched that was not asked for. */
const isLineSpared = ({ connection }: Navigator & { readonly connection?: NetworkInformation }): boolean =>
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
      const { GameAbout, GameAside, GameBelow } = await import("./game-parts.ts");
      await Promise.all([GameAbout.preload(), GameAside.preload(), GameBelow.preload()]);
    },
  },
  {
    texts: ["store"],
    fetchCode: async () => {
      const { importStoreHome, importStoreResults } = await import("./store-index-parts.ts");
      await Promise.all([importStoreResults(), importStoreHome()]);
    },
  },
  { texts: ["game", "reviews"], fetchCode: () => import("./game-reviews-parts.ts") },
];

/**
 * Fetches code and texts of the pages players go to next, one page after the other, so that a press on a link shows the new
 * page at once. What does not come is fetched again by the navigation itself.
 */
export async function fetchPagesAhead({ texts, visit }: ScreenContext): Promise<void> {
  if (isLineSpared(navigator)) return;
  await import("./later-pages.ts").catch(() => undefined);
  for (const page of PAGES) {
    await Promise.allSettled([page.fetchCode(), texts.ensure(visit.get().locale, page.texts)]);
  }
}
