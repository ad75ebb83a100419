import { css } from "@linaria/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import type { GameCode } from "#core/catalogue/game.ts";
import { isPlainLeftClick } from "#core/links/is-plain-left-click.ts";
import { buildPath } from "#core/navigation/build-path.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { averageScoreQuery } from "#ui/features/reviews/queries/average-score.ts";
import { ButtonLink } from "#ui/kit/button/button-link.tsx";
import type { SectionHeight } from "#ui/patterns/page-section/page-section.tsx";
import { OwnReview } from "./own-review.tsx";
import { useShowAllReviews } from "./popups/use-show-all-reviews.ts";
import { ReviewList } from "./review-list.tsx";
import { defaultReviewFilter } from "./review-sorts.ts";
import { ScoreSummary } from "./score-summary.tsx";

/** Reviews shown on the game page; the others have a page of their own. */
const SHOWN = 5;

const overview = css`
  @layer sections {
    display: grid;
    gap: var(--space-6);

    & > [data-part="all"] {
      justify-self: start;
    }
  }
`;

/** Of a section with the overview. */
export function useReviewsHeight(gameCode: GameCode): SectionHeight {
  const { data: average } = useQuery(averageScoreQuery(useQueryScope(), gameCode));
  const shown = Math.min(average?.count ?? 0, SHOWN);
  return [253 + 229 * shown, 314 + 287 * shown];
}

/** Overview of the reviews: average, the player's own review, the most helpful ones, and a link to all. */
export function ReviewsOverview({ gameCode }: { readonly gameCode: GameCode }) {
  const { t: text } = useTranslation("reviews");
  const { number } = useFormats();
  const scope = useQueryScope();
  const navigate = useNavigate();
  const openAll = useShowAllReviews();
  const path = buildPath("gameReview", { gameCode });
  // A link, so that the page can be opened in another tab or without scripts.
  const showAll = async (event: MouseEvent) => {
    if (!isPlainLeftClick(event)) return;
    event.preventDefault();
    if (!(await openAll({ gameCode }))) await navigate({ to: path });
  };
  const { data: average } = useQuery(averageScoreQuery(scope, gameCode));
  return (
    <div className={overview}>
      <ScoreSummary gameCode={gameCode} />
      <OwnReview gameCode={gameCode} />
      <ReviewList gameCode={gameCode} filter={defaultReviewFilter(scope)} limit={SHOWN} emptyWords={text("none")} />
      {average !== undefined && average.count > SHOWN && (
        <div data-part="all">
          <ButtonLink
            to={path}
            data-opens="all-reviews"
            onClick={(event) => void showAll(event)}
            variant="outlineSecondary"
          >
            {text("all", { count: average.count, number: number(average.count) })}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
