import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { GameCode } from "#core/catalogue/game.ts";
import { ALL_LANGUAGES } from "#core/community/post-languages.ts";
import { chosenLanguages } from "#ui/data/post-languages.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { REVIEWS_ID } from "#ui/features/drafts/reviews-id.ts";
import { OwnReview } from "#ui/features/reviews/components/own-review.tsx";
import { ReviewList } from "#ui/features/reviews/components/review-list.tsx";
import { ReviewToolbar } from "#ui/features/reviews/components/review-toolbar.tsx";
import { ScoreSummary } from "#ui/features/reviews/components/score-summary.tsx";
import { averageScoreQuery } from "#ui/features/reviews/queries/average-score.ts";
import type { ReviewFilter } from "#ui/features/reviews/queries/reviews.ts";
import { useAnnouncer } from "#ui/kit/announcer/announcer.tsx";
import { Button } from "#ui/kit/button/button.tsx";
import { TextLink } from "#ui/kit/text-link/text-link.tsx";
import { reviewFilterOf } from "./game-reviews-data.ts";
import { type GameReviewsSearch, nextPages } from "./game-reviews-search.ts";

const page = css`
  @layer screens {
    display: grid;
    gap: var(--space-8);
    max-inline-size: 880px;
    margin-inline: auto;
    padding: var(--space-10) var(--gutter) var(--space-20);

    & > [data-part="list"] {
      display: grid;
      gap: var(--space-4);
      min-inline-size: 0;
    }

    & [data-part="more"] {
      display: grid;
      justify-items: center;
      padding-block: var(--space-4);
      color: var(--color-text-quiet);
    }
  }
`;

export interface ReviewsBoardProps {
  readonly gameCode: GameCode;
  readonly search: GameReviewsSearch;
  /** Page that contains the board: its address holds order and filters. */
  readonly path: string;
  /** The goods whose owners have written the reviews, if it is their page. */
  readonly packageBundleId?: string;
  /** Text without any reviews. */
  readonly noneWords?: string;
  /** Rendered above the board. */
  readonly children?: ReactNode;
}

/** All reviews of a game with their average, the player's own one, order and filters. */
export function ReviewsBoard({ gameCode, search, path, packageBundleId, noneWords, children }: ReviewsBoardProps) {
  const { t: text } = useTranslation("reviews");
  const announce = useAnnouncer();
  const navigate = useNavigate();
  const scope = useQueryScope();
  const { data: average } = useQuery(averageScoreQuery(scope, gameCode));
  const filter: ReviewFilter = {
    ...reviewFilterOf(scope, search),
    ...(packageBundleId === undefined ? {} : { packageBundleId }),
  };
  const isNarrowed = (filter.stars ?? filter.language) !== undefined;
  const languages = (average?.byLanguage ?? [])
    .toSorted((one, other) => other.count - one.count)
    .map(({ language }) => language);

  const more = async (load: () => Promise<unknown>) => {
    await load();
    announce(text("moreLoaded"));
    // The address knows how far the player has read, so that coming back leads there.
    await navigate({
      to: ".",
      search: { ...search, pages: nextPages(search) },
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <div className={page} id={REVIEWS_ID}>
      {children}
      <ScoreSummary gameCode={gameCode} stars={search.stars} path={path} />
      <OwnReview gameCode={gameCode} />
      <section data-part="list" aria-label={text("listLabel")}>
        <ReviewToolbar
          path={path}
          choice={search}
          chosen={chosenLanguages(scope, search.language)}
          languages={languages}
        />
        <ReviewList
          gameCode={gameCode}
          filter={filter}
          emptyWords={isNarrowed ? text("noneHere") : (noneWords ?? text("none"))}
        >
          {({ hasMore, isLoadingMore, loadMore }) => (
            <div data-part="more">
              {hasMore ? (
                <Button variant="outlineSecondary" busy={isLoadingMore} onClick={() => more(loadMore)}>
                  {text("more")}
                </Button>
              ) : (
                isNarrowed && (
                  <TextLink to={path} search={{ language: ALL_LANGUAGES }} keepScroll>
                    {text("showAll")}
                  </TextLink>
                )
              )}
            </div>
          )}
        </ReviewList>
      </section>
    </div>
  );
}
