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
import { OwnReview } from "./own-review.tsx";
import { useShowAllReviews } from "./popups/use-show-all-reviews.ts";
import { ReviewList } from "./review-list.tsx";
import { DEFAULT_REVIEW_FILTER } from "./review-sorts.ts";
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

/** What players say, in short: the average, the player's own review, the most helpful ones, and the way to all. */
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
      <ReviewList gameCode={gameCode} filter={DEFAULT_REVIEW_FILTER} limit={SHOWN} emptyWords={text("none")} />
      {average !== undefined && average.count > SHOWN && (
        <div data-part="all">
          <ButtonLink to={path} onClick={(event) => void showAll(event)} variant="outlineSecondary">
            {text("all", { count: average.count, number: number(average.count) })}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
