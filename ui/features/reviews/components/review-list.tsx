import { css } from "@linaria/core";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { GameCode } from "#core/catalogue/game.ts";
import { shownReviews } from "#core/reviews/review-list.ts";
import { ESSENTIAL } from "#ui/data/query-meta.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { ownReviewQuery } from "#ui/features/reviews/queries/own-review.ts";
import { type ReviewFilter, reviewsQuery } from "#ui/features/reviews/queries/reviews.ts";
import { useListLength } from "#ui/kit/persisted-state/use-persisted-state.ts";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";
import { PartialNote } from "#ui/patterns/partial-note/partial-note.tsx";
import { ReviewActions } from "./review-actions.tsx";
import { ReviewCard } from "./review-card.tsx";

const list = css`
  @layer sections {
    display: grid;

    & > li {
      padding-block: var(--space-6);
      border-block-start: 1px solid var(--color-line);
    }

    & > li:first-child {
      border-block-start: 0;
    }
  }
`;

const empty = css`
  @layer sections {
    padding-block: var(--space-8);
    color: var(--color-text-quiet);
  }
`;

interface ReviewListProps {
  readonly gameCode: GameCode;
  readonly filter: ReviewFilter;
  /** Most reviews to show; all that have been loaded if absent. */
  readonly limit?: number | undefined;
  /** Shown instead of an empty list. */
  readonly emptyWords: string;
  /** Below a list that has an end or more to load. */
  readonly children?:
    | ((list: { hasMore: boolean; isLoadingMore: boolean; loadMore: () => Promise<unknown> }) => ReactNode)
    | undefined;
}

/** Reviews in the chosen order, without the player's own one, which is shown above the list. */
export function ReviewList({ gameCode, filter, limit, emptyWords, children }: ReviewListProps) {
  const { t: text } = useTranslation("reviews");
  const scope = useQueryScope();
  const own = useQuery(ownReviewQuery(scope, gameCode));
  const query = reviewsQuery(scope, gameCode, filter, limit === undefined ? ESSENTIAL : {});
  const reviews = useInfiniteQuery(query);
  useListLength(`reviews/${limit ?? "all"}/${JSON.stringify(filter)}`, {
    count: reviews.data?.pages.flatMap((page) => page.reviews).length ?? 0,
    canLoad: limit === undefined && reviews.hasNextPage && !reviews.isFetching && !reviews.isFetchNextPageError,
    loadMore: () => void reviews.fetchNextPage(),
  });

  if (reviews.data === undefined) {
    if (!reviews.isError) return <ReviewListSkeleton />;
    return <FailureNote error={reviews.error} isRetrying={reviews.isFetching} onRetry={() => void reviews.refetch()} />;
  }
  const shown = shownReviews(reviews.data.pages, own.data ?? null).filter(({ isMine }) => !isMine);
  const { language, ...others } = filter;
  if (shown.length === 0 && !reviews.hasNextPage && language !== undefined && filter.stars === undefined) {
    return (
      <>
        <p className={empty}>{text("noneInLanguage")}</p>
        <ReviewList gameCode={gameCode} filter={others} limit={limit} emptyWords={emptyWords}>
          {children}
        </ReviewList>
      </>
    );
  }
  return (
    <>
      {shown.length === 0 && !reviews.hasNextPage ? (
        <p className={empty}>{emptyWords}</p>
      ) : (
        <ul className={list} aria-label={text("listLabel")}>
          {shown.slice(0, limit).map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} actions={<ReviewActions gameCode={gameCode} review={review} />} />
            </li>
          ))}
        </ul>
      )}
      <PartialNote queryKey={query.queryKey} />
      {reviews.isFetchNextPageError && (
        <FailureNote
          error={reviews.error}
          isRetrying={reviews.isFetchingNextPage}
          onRetry={() => void reviews.fetchNextPage()}
        />
      )}
      {children?.({
        hasMore: reviews.hasNextPage,
        isLoadingMore: reviews.isFetchingNextPage,
        loadMore: () => reviews.fetchNextPage(),
      })}
    </>
  );
}

function ReviewListSkeleton() {
  return (
    <ul className={list} aria-busy="true">
      {[92, 78, 86].map((width) => (
        <li key={width}>
          <span style={{ display: "grid", gap: 12 }}>
            <Skeleton width="180px" height="36px" />
            <Skeleton width={`${width}%`} />
            <Skeleton width="60%" />
          </span>
        </li>
      ))}
    </ul>
  );
}
