import type { ScreenContext } from "#ui/head/page-head.ts";
import { isBrowsing, type StoreIndexSearch } from "./parse-store-index-search.ts";
import { homeQueries, resultQueries } from "./store-index-queries.ts";
import { isOfOffers } from "./store-index-search.ts";
import { importStoreHome, importStoreResults } from "./store-index-views.ts";

/**
 * Fills the cache for the first paint. The server waits for everything, so that the HTML is whole; the browser waits for
 * what the first view shows and lets the rest arrive. What fails is told in its place by the screen.
 */
export async function loadStoreIndex(context: ScreenContext, search: StoreIndexSearch): Promise<void> {
  const view = isBrowsing(search) ? importStoreResults() : importStoreHome();
  const { first, rest } = isBrowsing(search) ? prefetchResults(context, search) : prefetchHome(context);
  await Promise.all(typeof document === "undefined" ? [view, ...first, ...rest] : [view, ...first]);
}

interface Prefetches {
  readonly first: readonly Promise<void>[];
  readonly rest: readonly Promise<void>[];
}

function prefetchHome(context: ScreenContext): Prefetches {
  const { queryClient } = context;
  const { banners, playing, counting, coming, preInstall, offers, topRated, facets } = homeQueries(context);
  return {
    first: [
      queryClient.prefetchQuery(banners),
      queryClient.prefetchQuery(playing),
      queryClient.prefetchQuery(counting),
      queryClient.prefetchQuery(coming),
    ],
    rest: [
      queryClient.prefetchQuery(preInstall),
      queryClient.prefetchQuery(offers),
      queryClient.prefetchQuery(topRated),
      queryClient.prefetchQuery(facets),
    ],
  };
}

function prefetchResults(context: ScreenContext, search: StoreIndexSearch): Prefetches {
  const { queryClient } = context;
  const { facets, pages, leading, offers } = resultQueries(context, search);
  const rest = [queryClient.prefetchQuery(facets)];
  if (isOfOffers(search)) return { first: [queryClient.prefetchQuery(offers)], rest };
  return {
    first: [
      queryClient.prefetchInfiniteQuery(pages),
      ...(search.view === "upcoming" ? [queryClient.prefetchQuery(leading)] : []),
    ],
    rest,
  };
}
