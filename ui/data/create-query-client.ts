import { type Query, QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import { classifyFailure } from "#core/failures/classify-failure.ts";
import { failureOf } from "./request-failure-error.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** Age from which an answer is stale: 1440 minutes (specification, section 9). */
const STALE_AFTER_MS = 1_440 * MINUTE_MS;

/** How long an answer is kept once nothing shows it: 60 s (specification, sections 4 and 9). */
const KEPT_UNUSED_MS = 60 * SECOND_MS;

/** First key part of the answers that are not kept at all once nothing shows them (specification, section 4). */
export const REVIEWS_KEY = "reviews";

/** First key parts of what players have written, which its readers may lose. */
const POSTS_KEYS: readonly unknown[] = ["article", "articles", "comments"];

/** Whether an answer means that posts are gone (Spec §8, "empty" errors). */
function meansGone(error: unknown, [kind]: QueryKey): boolean {
  const failure = failureOf(error);
  return failure !== null && POSTS_KEYS.includes(kind) && classifyFailure(failure) === "empty";
}

/** Takes away the failures that nothing shows, so that their parts ask for themselves. */
function forgetUnshownFailures(queryCache: QueryCache): void {
  const isUnshownFailure = (query: Query) => query.state.status === "error" && query.getObserversCount() === 0;
  for (const query of queryCache.findAll({ predicate: isUnshownFailure })) queryCache.remove(query);
}

/**
 * The cache of all answers: one for a page, and one for each request on the server. Nothing is retried by itself; the
 * time limit belongs to the HTTP adapter (specification, section 9).
 *
 * Reviews are dropped when their last reader goes, not by a `gcTime` of 0: that would also drop what a loader or the
 * server has just brought, before the screen is there to read it.
 */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({
    // What the store says is gone must not go on being shown because it was there before.
    onError: (error, query) => {
      if (query.state.data !== undefined && meansGone(error, query.queryKey)) query.setState({ data: undefined });
    },
    // Parts behind one that failed have often failed with it: they are asked for again when they are shown.
    onSuccess: (_, query) => {
      if (query.state.errorUpdateCount > 0) forgetUnshownFailures(queryCache);
    },
  });
  queryCache.subscribe(({ type, query }) => {
    if (type !== "observerRemoved" || query.queryKey[0] !== REVIEWS_KEY) return;
    // A reader that only moves within the page comes back in the same task.
    setTimeout(() => {
      if (query.getObserversCount() === 0) queryCache.remove(query);
    }, 0);
  });
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        gcTime: KEPT_UNUSED_MS,
        retry: false,
        // What failed stays failed, and says so, until the player or a loader asks again.
        retryOnMount: false,
        // Without it a query waits in silence for the network; the player is told at once and retries.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
      // Answers and failures travel to the browser: it shows what the server has shown.
      dehydrate: { shouldDehydrateQuery: ({ state }) => state.status !== "pending" },
      hydrate: { queries: { gcTime: KEPT_UNUSED_MS } },
    },
  });
}
