import { type Query, QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import { classifyFailure } from "#core/failures/classify-failure.ts";
import { REVIEWS_KEY } from "./post-queries.ts";
import { failureOf } from "./request-failure-error.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** Age from which an answer is stale: 1440 minutes (Spec §9). */
const STALE_AFTER_MS = 1_440 * MINUTE_MS;

/** How long an answer is kept once nothing shows it: 60 s (Spec §4 and §9). */
const UNUSED_QUERY_TTL_MS = 60 * SECOND_MS;

/** First key parts of what players have written, which its readers may lose. */
const POSTS_KEYS: readonly unknown[] = ["article", "articles", "comments"];

/** Whether a failure means that posts no longer exist (Spec §8, "empty" errors). */
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
 * Query cache: one per page in the browser, one per request on the server. There are no automatic retries; the HTTP
 * adapter sets the timeout (Spec §9). Reviews are removed when their last observer unmounts. A
 * `gcTime` of 0 would also remove data that a loader or the server has just fetched, before the screen mounts.
 */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({
    // Remove cached posts once the server reports that they no longer exist.
    onError: (error, query) => {
      if (query.state.data !== undefined && meansGone(error, query.queryKey)) query.setState({ data: undefined });
    },
    // Failures of other parts often have the same cause: remove those that are not shown, so that they are fetched
    // again.
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
        gcTime: UNUSED_QUERY_TTL_MS,
        retry: false,
        // A failed query stays failed until the player or a loader retries it.
        retryOnMount: false,
        // By default a query would wait silently for the network; here it fails at once and the player can retry.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
      // Failures are dehydrated as well, so that the browser shows the same state as the server.
      dehydrate: { shouldDehydrateQuery: ({ state }) => state.status !== "pending" },
      hydrate: { queries: { gcTime: UNUSED_QUERY_TTL_MS } },
    },
  });
}
