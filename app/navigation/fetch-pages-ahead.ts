import type { TextArea } from "#locales/texts.ts";
import type { ScreenContext } from "#ui/context/page-head.ts";

/** Network information of the browser; not in all browsers, nor in TypeScript's library. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the connection does not allow prefetching. */
export const isDataSaverOn = ({ connection }: Navigator & { readonly connection?: NetworkInformation }): boolean =>
  connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "");

interface PageAhead {
  readonly texts: readonly TextArea[];
  readonly fetchCode: () => Promise<unknown>;
}

/** Pages to prefetch, the likeliest first; already loaded ones cost nothing. */
const PAGES: readonly PageAhead[] = [
  {
    texts: ["game", "reviews", "media", "news"],
    fetchCode: () => import("#ui/features/game/screens/game-page.tsx"),
  },
  { texts: ["game", "reviews"], fetchCode: () => import("#ui/features/reviews/screens/game/game-reviews-page.tsx") },
  {
    texts: ["store", "discovery"],
    fetchCode: () => import("#ui/features/store-index/store-index-page.tsx"),
  },
];

/**
 * Prefetches code and texts of likely next pages, so that a navigation shows the page at once. The navigation itself
 * retries failed files.
 */
export async function fetchPagesAhead({ texts, visit }: ScreenContext): Promise<void> {
  if (isDataSaverOn(navigator)) return;
  await Promise.allSettled(
    PAGES.flatMap(({ fetchCode, texts: areas }) => [fetchCode(), texts.ensure(visit.get().locale, areas)]),
  );
}
