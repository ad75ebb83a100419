import { infiniteQueryOptions, type QueryMeta } from "@tanstack/react-query";
import type { GameCode } from "#core/catalogue/game.ts";
import type { ReviewQuery } from "#core/ports/review-gateway.ts";
import { unwrapList } from "#ui/data/partial-lists.ts";
import { REVIEWS_KEY } from "#ui/data/post-queries.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";

/** Filter and order of a list of reviews. */
export type ReviewFilter = Omit<ReviewQuery, "cursor">;

/** Key prefix of every list of a game's reviews; personal because of `isMine` and `myVote`. */
export const reviewListsKey = (scope: QueryScope, gameCode: GameCode) =>
  [REVIEWS_KEY, ...personalKey(scope), gameCode] as const;

/** Reviews of a game page by page, 20 a page, the answers one after the other (Spec §7). */
export function reviewsQuery(scope: QueryScope, gameCode: GameCode, filter: ReviewFilter = {}, meta: QueryMeta = {}) {
  return infiniteQueryOptions({
    queryKey: [...reviewListsKey(scope, gameCode), filter.packageBundleId ?? null, filter] as const,
    queryFn: async (context) => {
      const { pageParam: cursor, signal } = context;
      return unwrapList(await scope.ports.reviews.list(gameCode, { ...filter, cursor }, { signal }), context);
    },
    meta,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.hasMore ? (page.nextCursor ?? undefined) : undefined),
  });
}
