import type { ScreenContext } from "#ui/context/page-head.ts";
import { continueQuery } from "#ui/features/library/queries/library.ts";
import { isBrowsing, type StoreIndexSearch } from "./parse-store-index-search.ts";
import { homeQueries, resultQueries } from "./store-index-queries.ts";
import { isOfOffers } from "./store-index-search.ts";

/** Prefetches the data of the index. The screen reports failures in the affected part. */
export async function loadStoreIndex(context: ScreenContext, search: StoreIndexSearch): Promise<void> {
  const answers = isBrowsing(search) ? prefetchResults(context, search) : prefetchHome(context);
  if (context.blocksOnData()) await Promise.all(answers);
}

function prefetchHome(context: ScreenContext): readonly Promise<void>[] {
  const { queryClient } = context;
  const { banners, playing, counting, coming, preInstall, offers, topRated, facets, notices, articles } =
    homeQueries(context);
  return [
    queryClient.prefetchQuery(notices),
    queryClient.prefetchQuery(articles),
    queryClient.prefetchQuery(banners),
    ...(context.visit.get().user === null ? [] : [queryClient.prefetchQuery(continueQuery(context))]),
    queryClient.prefetchQuery(playing),
    queryClient.prefetchQuery(counting),
    queryClient.prefetchQuery(coming),
    queryClient.prefetchQuery(preInstall),
    queryClient.prefetchQuery(offers),
    queryClient.prefetchQuery(topRated),
    queryClient.prefetchQuery(facets),
  ];
}

function prefetchResults(context: ScreenContext, search: StoreIndexSearch): readonly Promise<void>[] {
  const { queryClient } = context;
  const { facets, pages, leading, offers, notices, articles } = resultQueries(context, search);
  if (isOfOffers(search)) {
    // The genres are those of the whole store.
    const { facets: all } = homeQueries(context);
    return [queryClient.prefetchQuery(offers), queryClient.prefetchQuery(all)];
  }
  return [
    queryClient.prefetchInfiniteQuery(pages),
    queryClient.prefetchQuery(facets),
    ...(search.q === undefined ? [] : [queryClient.prefetchQuery(notices), queryClient.prefetchQuery(articles)]),
    ...(search.view === "upcoming" ? [queryClient.prefetchQuery(leading)] : []),
  ];
}
