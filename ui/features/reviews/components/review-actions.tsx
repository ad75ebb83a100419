import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { GameCode } from "#core/catalogue/game.ts";
import { reportOutcomeOf } from "#core/community/report.policy.ts";
import type { Review } from "#core/reviews/review.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { REVIEWS_ID } from "#ui/features/drafts/reviews-id.ts";
import { reportActionOf } from "#ui/features/reports/report-action.ts";
import { useReport } from "#ui/features/reports/use-report.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { usePlayerAction } from "#ui/patterns/sign-in/use-player-action.ts";

interface ReviewActionsProps {
  readonly gameCode: GameCode;
  readonly review: Review;
}

/** Actions for a review of another player: vote it helpful, report it. Their code is loaded on press. */
export function ReviewActions({ gameCode, review }: ReviewActionsProps) {
  const { t: text } = useTranslation("reviews");
  const formats = useFormats();
  const scope = useQueryScope();
  const client = useQueryClient();
  const toasts = useToasts();
  const openReport = useReport();
  const isVoting = useRef(false);
  const subject = `review/${review.id}`;

  const vote = async () => {
    if (isVoting.current) return;
    isVoting.current = true;
    const isDone = await import("#ui/features/reviews/queries/review-reactions.ts").then(
      async ({ voteForReview }) => (await voteForReview(scope, client, gameCode, review)) === null,
      () => false,
    );
    isVoting.current = false;
    if (!isDone) toasts.show({ id: "review", kind: "failure", message: text("voteFailed"), iconName: "error" });
  };
  const report = async () => {
    const ending = await openReport({
      title: text("reportTitle"),
      subject,
      send: (given, idempotencyKey) =>
        import("#ui/features/reviews/queries/review-reactions.ts").then(
          async ({ reportReview }) =>
            reportOutcomeOf(await reportReview(scope, client, gameCode, review.id, given, idempotencyKey)),
          () => "failed",
        ),
    });
    if (ending === null) return;
    toasts.show({ id: "review", message: text(ending === "sent" ? "reported" : "reportedBefore"), iconName: "check" });
  };
  const pressVote = usePlayerAction(`review/${review.id}/vote`, () => void vote(), {
    // The player may have called it helpful before.
    resume: () => void (review.myVote || vote()),
    hash: REVIEWS_ID,
  });
  const pressReport = usePlayerAction(reportActionOf(subject), () => void report(), { hash: REVIEWS_ID });
  return (
    <div data-part="actions">
      <Button
        data-log="vote"
        variant="outlineSecondary"
        size="small"
        icon="thumbs-up"
        selected={review.myVote}
        aria-pressed={review.myVote}
        onClick={() => pressVote()}
      >
        {text("voteHelpful")}
      </Button>
      <Button variant="tertiary" size="small" icon="flag" onClick={() => pressReport()}>
        {text("report")}
      </Button>
      {review.helpfulCount > 0 && (
        <span data-part="helpful">
          {text("helpful", { count: review.helpfulCount, number: formats.number(review.helpfulCount) })}
        </span>
      )}
    </div>
  );
}
