import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { GameCode } from "#core/catalogue/game.ts";
import { refusedFieldsOf } from "#core/failures/failure-text.ts";
import { isSameReview, type Review } from "#core/reviews/review.ts";
import {
  checkReviewContent,
  type ReviewContentDecision,
  type ReviewContentRefusal,
} from "#core/reviews/review-content.policy.ts";
import { checkScore } from "#core/reviews/score.policy.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { appendText } from "#ui/features/drafts/append-text.ts";
import { REVIEW_DRAFT, type StoredReview } from "#ui/features/drafts/review-draft.ts";
import { REVIEW_RETURNED } from "#ui/features/drafts/reviews-id.ts";
import { editReviewMutation, postReviewMutation } from "#ui/features/reviews/queries/own-review-writes.ts";
import { useFormDraft } from "#ui/kit/form/form-draft.ts";
import { type Form, useForm } from "#ui/kit/form/use-form.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";

interface ReviewFormInput {
  readonly gameCode: GameCode;
  readonly userId: string;
  /** Review to change; `null` to write a new one. */
  readonly review: Review | null;
  /** The server has the review, or it waits for the connection. */
  readonly onSaved: (how: "posted" | "edited" | "waits") => void;
}

/** `refused`: by the server. */
type ReviewProblem = ReviewContentRefusal | "missing" | "refused";

export interface ReviewFormState {
  readonly form: Form<StoredReview, ReviewProblem>;
  readonly content: ReviewContentDecision;
  /** The account has another text than the one that the draft is based on: it is shown, and saving replaces it. */
  readonly isConflict: boolean;
  readonly isPending: boolean;
  /** Error of the last attempt to send, `null` without one. */
  readonly error: Error | null;
  /** Back to what the server has, or to an empty form; a toast offers to undo it. */
  discard(): void;
  send(review: StoredReview): void;
}

const NO_REVIEW = { content: "", score: 0, isSpoiler: false };

const checkStars = (score: number) => checkScore(score === 0 ? null : score);

/** State of the form for writing and changing a review. What is typed is kept on the device until the server has it. */
export function useReviewForm({ gameCode, userId, review, onSaved }: ReviewFormInput): ReviewFormState {
  const { t: text } = useTranslation("reviews");
  const toasts = useToasts();
  const stored = useFormDraft(REVIEW_DRAFT, userId, gameCode);
  const { locale } = useVisit();
  const scope = useQueryScope();
  const client = useQueryClient();
  const post = useMutation(postReviewMutation(scope, client, gameCode));
  const edit = useMutation(editReviewMutation(scope, client, gameCode));
  const error = post.error ?? edit.error;
  const isPending = post.isPending || edit.isPending;

  const { content, score, isSpoiler } = review ?? NO_REVIEW;
  const form = useForm<StoredReview, ReviewProblem>({
    initial: { content, score, isSpoiler, basedOn: review?.updatedAt ?? null },
    draft: stored,
    isSame: isSameReview,
    check: (written) => {
      const decision = checkReviewContent(written.content, locale);
      return {
        content: decision.ok ? null : decision.reason,
        score: checkStars(written.score).ok ? null : "missing",
      };
    },
    write: {
      isPending,
      isError: error !== null,
      reset: () => {
        post.reset();
        edit.reset();
      },
    },
  });
  const { values, restore } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the draft of the form that is shown.
  useEffect(() => {
    addEventListener(REVIEW_RETURNED, restore);
    return () => removeEventListener(REVIEW_RETURNED, restore);
  }, [stored]);

  const finish = (how: "posted" | "edited" | "waits") => {
    form.reset();
    onSaved(how);
  };
  const onError = (failed: unknown) => {
    const refused = refusedFieldsOf(failureOf(failed));
    form.refuse(Object.fromEntries(refused.map((field) => [field, "refused"])));
  };
  return {
    form,
    content: checkReviewContent(values.content, locale),
    isConflict: review !== null && !isPending && values.basedOn !== review.updatedAt && !isSameReview(values, review),
    isPending,
    error,
    discard() {
      form.reset();
      const undo = () => {
        stored.keep({ ...values, content: appendText(stored.read()?.content, values.content) });
        // Another form may be open meanwhile.
        dispatchEvent(new Event(REVIEW_RETURNED));
      };
      toasts.show({
        id: "review-draft",
        kind: "undo",
        message: text("draftDiscarded"),
        buttonName: text("undo"),
        onUndo: undo,
      });
    },
    send(written) {
      const decision = checkReviewContent(written.content, locale);
      const stars = checkStars(written.score);
      if (!decision.ok || !stars.ok) return;
      const draft = { content: decision.content, score: stars.score, isSpoiler: written.isSpoiler };
      if (review === null) {
        post.mutate(draft, { onSuccess: ({ kind }) => kind !== "exists" && finish(kind), onError });
        return;
      }
      // The text that is replaced is the one that is shown: a later one is read first.
      edit.mutate(
        { review, basedOn: review.updatedAt, draft },
        { onSuccess: (changed) => finish(changed === null ? "waits" : "edited"), onError },
      );
    },
  };
}
