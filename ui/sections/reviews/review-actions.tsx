import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { GameCode } from "#core/catalogue/game.ts";
import type { Review } from "#core/reviews/review.ts";
import { useFormats } from "#ui/i18n/use-formats.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { useReport } from "#ui/overlays/report/use-report.ts";
import { useOpenSignIn } from "#ui/overlays/sign-in/use-open-sign-in.ts";
import { useQueryScope } from "#ui/queries/query-scope.ts";
import { useVisit } from "#ui/visit/visit-context.tsx";
import { useSignInAddress } from "../sign-in/use-sign-in-address.ts";
import { REVIEWS_ID } from "./reviews-id.ts";

interface ReviewActionsProps {
  readonly gameCode: GameCode;
  readonly review: Review;
}

/** What a reader can do with somebody else's review: call it helpful, report it. What that takes is fetched by the press. */
export function ReviewActions({ gameCode, review }: ReviewActionsProps) {
  const { t: text } = useTranslation("reviews");
  const formats = useFormats();
  const { user } = useVisit();
  const scope = useQueryScope();
  const client = useQueryClient();
  const toasts = useToasts();
  const openReport = useReport();
  const openSignIn = useOpenSignIn();
  const signIn = useSignInAddress(REVIEWS_ID);
  const isVoting = useRef(false);

  const vote = async () => {
    if (user === null) return void openSignIn(signIn);
    if (isVoting.current) return;
    isVoting.current = true;
    const isDone = await import("#ui/queries/vote-for-review.ts").then(
      async ({ voteForReview }) => (await voteForReview(scope, client, gameCode, review)) === null,
      () => false,
    );
    isVoting.current = false;
    if (!isDone) toasts.show({ id: "review", kind: "failure", message: text("voteFailed"), iconName: "error" });
  };
  const report = async () => {
    if (user === null) return void openSignIn(signIn);
    const ending = await openReport({
      title: text("reportTitle"),
      subject: `review/${review.id}`,
      send: (given, idempotencyKey) =>
        import("#ui/queries/report-review.ts").then(
          ({ reportReview }) => reportReview(scope, client, gameCode, review.id, given, idempotencyKey),
          () => "failed",
        ),
    });
    if (ending === null) return;
    toasts.show({ id: "review", message: text(ending === "sent" ? "reported" : "reportedBefore"), iconName: "check" });
  };
  return (
    <div data-part="actions">
      <Button
        data-log="vote"
        variant="outlineSecondary"
        size="small"
        icon="thumbs-up"
        selected={review.myVote}
        aria-pressed={review.myVote}
        onClick={() => void vote()}
      >
        {text("voteHelpful")}
      </Button>
      <Button variant="tertiary" size="small" icon="flag" onClick={() => void report()}>
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
