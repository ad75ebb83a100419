import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";
import type { GameCode } from "#core/catalogue/game.ts";
import type { Review, ReviewPage } from "#core/reviews/review.ts";
import type { ReviewPages } from "#core/reviews/review-list.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { ownGameRecordQuery } from "#ui/features/catalogue/queries/own-game-record.ts";
import { averageScoreQuery } from "./average-score.ts";
import { ownReviewQuery } from "./own-review.ts";
import { type ReviewFilter, reviewListsKey } from "./reviews.ts";

type CachedPages = InfiniteData<ReviewPage, string | undefined>;

/** Everything a review of the player's own touches in the cache (Spec §4). */
export function reviewCacheOf(scope: QueryScope, client: QueryClient, gameCode: GameCode) {
  const listsKey = reviewListsKey(scope, gameCode);
  const ownKey = ownReviewQuery(scope, gameCode).queryKey;
  /** Whether or not something shows them at the moment: the next to look shall see the truth at once. */
  const refetch = (queryKey: QueryKey) => client.invalidateQueries({ queryKey, refetchType: "all" });

  return {
    /** Edits each list of the game's reviews that has been loaded; `edit` also sees what the list is narrowed to. */
    editLists(edit: (pages: ReviewPages, filter: ReviewFilter) => ReviewPages) {
      for (const query of client.getQueryCache().findAll({ queryKey: listsKey })) {
        const filter = (query.queryKey.at(-1) ?? {}) as ReviewFilter;
        client.setQueryData<CachedPages>(query.queryKey, (data) => {
          const pages = data && edit(data.pages, filter);
          return pages === undefined || pages === data?.pages ? data : ({ ...data, pages: [...pages] } as CachedPages);
        });
      }
    },
    editOwn(edit: (own: Review | null) => Review | null) {
      client.setQueryData(ownKey, (own) => (own === undefined ? undefined : edit(own)));
    },
    setOwn(own: Review | null) {
      client.setQueryData(ownKey, own);
    },
    /** Refetches the player's own review even if the cached one is fresh. */
    readOwn: () => client.fetchQuery({ ...ownReviewQuery(scope, gameCode), staleTime: 0 }),
    /** Queries that a write to a review changes. */
    reads: [{ queryKey: listsKey }, { queryKey: ownKey }],
    refetchLists: () => client.invalidateQueries({ queryKey: listsKey }),
    refetchAverage: () => refetch(averageScoreQuery(scope, gameCode).queryKey),
    refetchOwnGameRecord: () => refetch(ownGameRecordQuery(scope, gameCode).queryKey),
    /** Refetches the average and the record, which contains whether a review may be written. */
    refetchSummaries() {
      void this.refetchAverage();
      void this.refetchOwnGameRecord();
    },
  };
}

/** Whether a list narrowed by `filter` can hold the review. */
export function fitsFilter(review: Review, filter: ReviewFilter): boolean {
  const fitsStars = filter.stars === undefined || filter.stars === review.score;
  return fitsStars && (filter.language === undefined || filter.language === review.language);
}
