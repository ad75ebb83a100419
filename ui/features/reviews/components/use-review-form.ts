import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { GameCode } from "#core/catalogue/game.ts";
import { refusedFieldsOf } from "#core/failures/failure-text.ts";
import type { RequestFailure } from "#core/failures/request-failure.ts";
import { isSameReview, type Review, type ReviewDraft } from "#core/reviews/review.ts";
import { checkReviewContent, type ReviewContentDecision } from "#core/reviews/review-content.policy.ts";
import { checkScore } from "#core/reviews/score.policy.ts";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { appendText } from "#ui/features/drafts/append-text.ts";
import { REVIEW_DRAFT } from "#ui/features/drafts/review-draft.ts";
import { REVIEW_RETURNED } from "#ui/features/drafts/reviews-id.ts";
import { editReviewMutation, postReviewMutation } from "#ui/features/reviews/queries/own-review-writes.ts";
import { useFormDraft } from "#ui/kit/form/form-draft.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";

interface ReviewFormInput {
  readonly gameCode: GameCode;
  readonly userId: string;
  /** Review to change; `null` to write a new one. */
  readonly review: Review | null;
  /** The server has the review, or it waits for the connection. */
  readonly onSaved: (how: "posted" | "edited" | "waits") => void;
}

export interface ReviewFormState {
  readonly draft: ReviewDraft;
  readonly content: ReviewContentDecision;
  readonly isScoreMissing: boolean;
  /** Errors are shown after a field is left or the form is sent, not while the player types. */
  readonly showsContentError: boolean;
  readonly showsScoreError: boolean;
  /** The draft was there before the form was opened. */
  readonly isRestored: boolean;
  /** The account has another text than the one that the draft is based on: it is shown, and saving replaces it. */
  readonly isConflict: boolean;
  readonly isPending: boolean;
  /** Whether the last attempt to send has failed, and how; the failure is `null` for an error that is no failed request. */
  readonly hasFailed: boolean;
  readonly failure: RequestFailure | null;
  /** Fields that the server has refused. */
  readonly refusedFields: readonly string[];
  change(change: Partial<ReviewDraft>): void;
  leaveContent(): void;
  /** Back to what the server has, or to an empty form; a toast offers to undo it. */
  discard(): void;
  /** Sends the review; `false` if it cannot be sent as it is. */
  submit(): boolean;
}

const EMPTY: ReviewDraft = { content: "", score: 0, isSpoiler: false };

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

  const saved: ReviewDraft = review ?? EMPTY;
  const [{ draft, basedOn, isRestored }, setState] = useState(() => {
    const kept = stored.read();
    return kept !== null && !isSameReview(kept, saved)
      ? { draft: draftOf(kept), basedOn: kept.basedOn, isRestored: true }
      : { draft: draftOf(saved), basedOn: review?.updatedAt ?? null, isRestored: false };
  });
  useEffect(() => {
    const takeBack = () => {
      const kept = stored.read();
      if (kept !== null) setState({ draft: draftOf(kept), basedOn: kept.basedOn, isRestored: true });
    };
    addEventListener(REVIEW_RETURNED, takeBack);
    return () => removeEventListener(REVIEW_RETURNED, takeBack);
  }, [stored]);
  const [touched, setTouched] = useState({ content: false, score: false });

  const content = checkReviewContent(draft.content, locale);
  const score = checkScore(draft.score === 0 ? null : draft.score);
  const error = post.error ?? edit.error;
  const failure = failureOf(error);

  const isPending = post.isPending || edit.isPending;
  const finish = (how: "posted" | "edited" | "waits") => {
    stored.forget();
    onSaved(how);
  };
  return {
    draft,
    content,
    isScoreMissing: !score.ok,
    showsContentError: touched.content && !content.ok,
    showsScoreError: touched.score && !score.ok,
    isRestored,
    isConflict: review !== null && !isPending && basedOn !== review.updatedAt && !isSameReview(draft, review),
    isPending,
    hasFailed: error !== null,
    failure,
    refusedFields: refusedFieldsOf(failure),
    change(change) {
      const next = { ...draft, ...change };
      stored.keep({ ...next, basedOn });
      setState({ draft: next, basedOn, isRestored });
    },
    leaveContent: () => setTouched((last) => ({ ...last, content: last.content || draft.content !== "" })),
    discard() {
      stored.forget();
      setState({ draft: draftOf(saved), basedOn: review?.updatedAt ?? null, isRestored: false });
      setTouched({ content: false, score: false });
      const undo = () => {
        stored.keep({ ...draft, basedOn, content: appendText(stored.read()?.content, draft.content) });
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
    submit() {
      setTouched({ content: true, score: true });
      if (!content.ok || !score.ok) return false;
      if (isPending) return true;
      const clean = { content: content.content, score: score.score, isSpoiler: draft.isSpoiler };
      if (review !== null) {
        // The text that is replaced is the one that is shown: a later one is read first.
        edit.mutate(
          { review, basedOn: review.updatedAt, draft: clean },
          { onSuccess: (changed) => finish(changed === null ? "waits" : "edited") },
        );
        return true;
      }
      post.mutate(clean, { onSuccess: ({ kind }) => kind !== "exists" && finish(kind) });
      return true;
    },
  };
}

function draftOf({ content, score, isSpoiler }: ReviewDraft): ReviewDraft {
  return { content, score, isSpoiler };
}
