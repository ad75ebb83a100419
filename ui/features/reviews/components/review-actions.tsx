import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { GameCode } from "#core/catalogue/game.ts";
import { reportOutcomeOf } from "#core/community/report-outcome.ts";
import type { Review } from "#core/reviews/review.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { REVIEWS_ID } from "#ui/features/drafts/reviews-id.ts";
import { reportActionOf } from "#ui/features/reports/report-action.ts";
import { useReport } from "#ui/features/reports/use-report.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { useIdleModule } from "#ui/kit/lazy/use-idle-module.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { NO_INPUT, useReopened } from "#ui/overlays/use-reopened.ts";
import { usePlayerAction } from "#ui/patterns/sign-in/use-player-action.ts";
import { HelpfulShare } from "./review-card.tsx";

interface ReviewActionsProps {
  readonly gameCode: GameCode;
  readonly review: Review;
}

const loadReactions = () => import("#ui/features/reviews/queries/review-reactions.idle.ts");

/** Actions for a review of another player: vote it helpful, report it. */
export function ReviewActions({ gameCode, review }: ReviewActionsProps) {
  const { t: text } = useTranslation("reviews");
  const scope = useQueryScope();
  const client = useQueryClient();
  const toasts = useToasts();
  const openReport = useReport();
  const { load } = useIdleModule(loadReactions);
  const isVoting = useRef(false);
  const subject = `review/${review.id}`;

  const vote = async () => {
    if (isVoting.current) return;
    isVoting.current = true;
    const isDone = await load().then(
      async ({ voteForReview }) => (await voteForReview(scope, client, gameCode, review)) === null,
      () => false,
    );
    isVoting.current = false;
    if (!isDone) toasts.show({ id: "review", kind: "failure", message: text("voteFailed"), iconName: "error" });
  };
  const reportName = reportActionOf(subject);
  const report = useReopened(reportName, NO_INPUT, async () => {
    const ending = await openReport({
      title: text("reportTitle"),
      subject,
      send: (given) =>
        load().then(
          async ({ reportReview }) => reportOutcomeOf(await reportReview(scope, client, gameCode, review.id, given)),
          () => "failed",
        ),
    });
    if (ending === null) return;
    toasts.show({ id: "review", message: text(ending === "sent" ? "reported" : "reportedBefore"), iconName: "check" });
  });
  const pressVote = usePlayerAction(`review/${review.id}/vote`, () => void vote(), {
    // The player may have called it helpful before.
    resume: () => void (review.myVote || vote()),
    hash: REVIEWS_ID,
  });
  const pressReport = usePlayerAction(reportName, () => void report(true), { hash: REVIEWS_ID });
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
      <Button variant="tertiary" size="small" icon="flag" data-opens={reportName} onClick={() => pressReport()}>
        {text("report")}
      </Button>
      <HelpfulShare review={review} />
    </div>
  );
}
