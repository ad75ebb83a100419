import { css } from "@linaria/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { GameCode } from "#core/catalogue/game.ts";
import type { Review } from "#core/reviews/review.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { ownGameRecordQuery } from "#ui/features/catalogue/queries/own-game-record.ts";
import { REVIEW_DRAFT } from "#ui/features/drafts/review-draft.ts";
import { REVIEW_RETURNED, REVIEWS_ID } from "#ui/features/drafts/reviews-id.ts";
import { useWaitingHere } from "#ui/features/queued-changes/use-waiting-here.ts";
import { ownReviewQuery } from "#ui/features/reviews/queries/own-review.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { useFormDraft } from "#ui/kit/form-draft/form-draft.ts";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { useConfirm } from "#ui/overlays/confirm/use-confirm.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";
import { useResumedAction } from "#ui/patterns/sign-in/use-player-action.ts";
import { ownReviewLook } from "./own-review-look.ts";
import { ReviewCard } from "./review-card.tsx";
import { prepareReviewForm, ReviewFormSlot } from "./review-form-slot.tsx";
import { writeReviewName } from "./write-review-name.ts";

const anchor = css`
  @layer sections {
    outline: none;
  }
`;

export interface PlayersReviewProps {
  readonly gameCode: GameCode;
  readonly userId: string;
}

/** Write a review, or the one that was written with the ways to change it. */
export function PlayersReviewPanel({ gameCode, userId }: PlayersReviewProps) {
  const { t: text } = useTranslation("reviews");
  const scope = useQueryScope();
  const draft = useFormDraft(REVIEW_DRAFT, userId, gameCode);
  const own = useQuery(ownReviewQuery(scope, gameCode));
  const toasts = useToasts();
  const WaitingHere = useWaitingHere();
  const [isWriting, setWriting] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  const [hasDraft, setHasDraft] = useState(false);
  /** How often words have come back: an open form begins again with them. */
  const [returns, setReturns] = useState(0);

  // After the sign-in the form opens with the stored draft; otherwise the player is offered to continue it.
  useEffect(() => {
    const look = (isOpened: boolean) => {
      const hasKept = draft.read() !== null;
      setHasDraft(hasKept);
      if (hasKept && isOpened) setWriting(true);
    };
    const takeBack = () => {
      look(true);
      setReturns((times) => times + 1);
    };
    look(window.location.hash === `#${REVIEWS_ID}`);
    addEventListener(REVIEW_RETURNED, takeBack);
    return () => removeEventListener(REVIEW_RETURNED, takeBack);
  }, [draft]);

  // The content that replaces the long form begins far above its buttons.
  const wasWriting = useRef(false);
  useEffect(() => {
    if (wasWriting.current && !isWriting) place.current?.scrollIntoView({ block: "nearest" });
    wasWriting.current = isWriting;
  }, [isWriting]);

  const write = () => {
    setWriting(true);
    // The button goes; the form takes the focus from here when it is there.
    place.current?.focus({ preventScroll: true });
  };
  const close = () => {
    setWriting(false);
    setHasDraft(draft.read() !== null);
    place.current?.focus({ preventScroll: true });
  };
  const finish = (how: "posted" | "edited" | "waits") => {
    // The offline banner reports queued writes.
    if (how !== "waits")
      toasts.show({ id: "review", message: text(how === "posted" ? "posted" : "editedDone"), iconName: "check" });
    close();
  };
  const review = own.data?.isDeleted === false ? own.data : null;
  const settled =
    review === null ? (
      <WritePrompt gameCode={gameCode} hasDraft={hasDraft} onWrite={write} />
    ) : (
      <WrittenReview gameCode={gameCode} review={review} hasDraft={hasDraft} onEdit={write} onRemoved={close} />
    );
  return (
    <div ref={place} className={anchor} tabIndex={-1}>
      {own.data === undefined ? (
        <Waiting query={own} />
      ) : isWriting ? (
        // The same form goes on when a conflict turns writing into changing: the words stay where they are.
        <div data-opened="review" key={returns}>
          <ReviewFormSlot gameCode={gameCode} userId={userId} review={review} onSaved={finish} onCancel={close} />
        </div>
      ) : (
        (WaitingHere && (
          <WaitingHere isHere={(one) => one.kind === "review" && one.gameCode === gameCode}>{settled}</WaitingHere>
        )) ||
        settled
      )}
    </div>
  );
}

function Waiting({
  query,
}: {
  readonly query: { isError: boolean; error: unknown; isFetching: boolean; refetch: () => unknown };
}) {
  if (query.isError) {
    return <FailureNote error={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />;
  }
  return (
    <div className={ownReviewLook} aria-busy="true">
      <Skeleton height="40px" />
    </div>
  );
}

interface WritePromptProps {
  readonly gameCode: GameCode;
  /** Something was typed and not sent. */
  readonly hasDraft: boolean;
  readonly onWrite: () => void;
}

function WritePrompt({ gameCode, hasDraft, onWrite }: WritePromptProps) {
  const { t: text } = useTranslation("reviews");
  const scope = useQueryScope();
  const record = useQuery(ownGameRecordQuery(scope, gameCode));
  // Right after a deletion the record still speaks of the review that is gone.
  const refusal = record.data?.reviewRefusal === "already_reviewed" ? null : (record.data?.reviewRefusal ?? null);
  const words =
    refusal === "not_owner"
      ? text("refusedNotOwner")
      : refusal === "not_released"
        ? text("refusedNotReleased")
        : text("refusedForbidden");
  useResumedAction(writeReviewName(gameCode), () => refusal === null && onWrite(), {
    isReady: record.data !== undefined,
  });
  return (
    <div className={ownReviewLook}>
      <p>{refusal === null ? text(hasDraft ? "draftPrompt" : "writePrompt") : words}</p>
      {refusal === null && (
        <Button
          variant="secondary"
          icon="pencil"
          data-opens="review"
          onPointerEnter={prepareReviewForm}
          onFocus={prepareReviewForm}
          onClick={onWrite}
        >
          {text(hasDraft ? "writeOn" : "write")}
        </Button>
      )}
    </div>
  );
}

interface WrittenReviewProps {
  readonly gameCode: GameCode;
  readonly review: Review;
  /** Something was typed and not sent. */
  readonly hasDraft: boolean;
  readonly onEdit: () => void;
  readonly onRemoved: () => void;
}

function WrittenReview({ gameCode, review, hasDraft, onEdit, onRemoved }: WrittenReviewProps) {
  const { t: text } = useTranslation("reviews");
  const scope = useQueryScope();
  const client = useQueryClient();
  const confirm = useConfirm();
  const toasts = useToasts();
  const [isRemoving, setRemoving] = useState(false);

  useResumedAction(writeReviewName(gameCode), onEdit);
  const askAndRemove = async () => {
    const isSure = await confirm({
      title: text("removeTitle"),
      description: text("removeDescription"),
      confirmLabel: text("remove"),
      cancelLabel: text("keep"),
      isDangerous: true,
    });
    if (!isSure) return;
    setRemoving(true);
    const late = await import("./remove-own-review.ts").catch(() => null);
    if (late === null) toasts.show({ id: "review", kind: "failure", message: text("removeFailed"), iconName: "error" });
    else if (await late.removeOwnReview(gameCode, review, { scope, client, toasts, text })) onRemoved();
    setRemoving(false);
  };
  return (
    <div className={ownReviewLook}>
      <ReviewCard
        review={review}
        mark={text("yours")}
        tools={
          <>
            <Button
              variant="tertiary"
              size="small"
              icon="pencil"
              data-opens="review"
              onPointerEnter={prepareReviewForm}
              onFocus={prepareReviewForm}
              onClick={onEdit}
            >
              {text(hasDraft ? "editOn" : "edit")}
            </Button>
            <Button variant="tertiary" size="small" icon="trash" busy={isRemoving} onClick={askAndRemove}>
              {text("remove")}
            </Button>
          </>
        }
      />
    </div>
  );
}
