import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import type { GameCode } from "#core/catalogue/game.ts";
import type { Review } from "#core/reviews/review.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { ownGameRecordQuery } from "#ui/features/catalogue/queries/own-game-record.ts";
import { REVIEW_DRAFT } from "#ui/features/drafts/review-draft.ts";
import { OPEN_FORM, REVIEW_RETURNED, REVIEWS_ID } from "#ui/features/drafts/reviews-id.ts";
import { useWaitingHere } from "#ui/features/queued-changes/use-waiting-here.ts";
import { ownReviewQuery } from "#ui/features/reviews/queries/own-review.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { useFormDraft } from "#ui/kit/form/form-draft.ts";
import { useIdleModule } from "#ui/kit/lazy/use-idle-module.ts";
import { usePersistedState } from "#ui/kit/persisted-state/use-persisted-state.ts";
import { Skeleton } from "#ui/kit/skeleton/skeleton.tsx";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { FailureNote } from "#ui/patterns/failure-note/failure-note.tsx";
import { useResumedAction } from "#ui/patterns/sign-in/use-player-action.ts";
import { ownReviewAnchor, ownReviewLook } from "./own-review-look.ts";
import { ReviewCard } from "./review-card.tsx";
import { prepareReviewForm, ReviewFormSlot } from "./review-form-slot.tsx";
import { writeReviewName } from "./write-review-name.ts";

export interface PlayersReviewProps {
  readonly gameCode: GameCode;
  readonly userId: string;
}

const IS_WRITING = v.boolean();

/** The form for a review, or the player's review with its actions. */
export function PlayersReviewPanel({ gameCode, userId }: PlayersReviewProps) {
  const { t: text } = useTranslation("reviews");
  const scope = useQueryScope();
  const draft = useFormDraft(REVIEW_DRAFT, userId, gameCode);
  const own = useQuery(ownReviewQuery(scope, gameCode));
  const toasts = useToasts();
  const WaitingHere = useWaitingHere();
  const [isWriting, setWriting] = usePersistedState("review/open", IS_WRITING, false);
  const container = useRef<HTMLDivElement>(null);

  const [hasDraft, setHasDraft] = useState(false);

  // After the sign-in the form opens with the stored draft; otherwise the player is offered to continue it.
  useEffect(() => {
    const look = (isOpened: boolean) => {
      const hasKept = draft.read() !== null;
      setHasDraft(hasKept);
      if (hasKept && isOpened) setWriting(true);
    };
    const takeBack = (event: Event) => look((event as CustomEvent).detail === OPEN_FORM);
    look(window.location.hash === `#${REVIEWS_ID}`);
    addEventListener(REVIEW_RETURNED, takeBack);
    return () => removeEventListener(REVIEW_RETURNED, takeBack);
  }, [draft, setWriting]);

  // The content that replaces the long form begins far above its buttons.
  const wasWriting = useRef(false);
  useEffect(() => {
    if (wasWriting.current && !isWriting) container.current?.scrollIntoView({ block: "nearest" });
    wasWriting.current = isWriting;
  }, [isWriting]);

  const write = () => {
    setWriting(true);
    // The button disappears; the form takes over the focus from here when it has loaded.
    container.current?.focus({ preventScroll: true });
  };
  const close = () => {
    setWriting(false);
    setHasDraft(draft.read() !== null);
    container.current?.focus({ preventScroll: true });
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
    <div ref={container} className={ownReviewAnchor} tabIndex={-1}>
      {own.data === undefined ? (
        <Waiting query={own} />
      ) : isWriting ? (
        // The same form stays when a conflict turns posting into editing, so that it keeps the text.
        <ReviewFormSlot gameCode={gameCode} userId={userId} review={review} onSaved={finish} onCancel={close} />
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
  // Right after a deletion, the record still contains the deleted review.
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

const loadRemoval = () => import("./remove-own-review.ts");

function WrittenReview({ gameCode, review, hasDraft, onEdit, onRemoved }: WrittenReviewProps) {
  const { t: text } = useTranslation("reviews");
  const scope = useQueryScope();
  const client = useQueryClient();
  const toasts = useToasts();
  const { load } = useIdleModule(loadRemoval);
  const [isRemoving, setRemoving] = useState(false);

  useResumedAction(writeReviewName(gameCode), onEdit);
  const remove = async () => {
    setRemoving(true);
    const late = await load().catch(() => null);
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
              onPointerEnter={prepareReviewForm}
              onFocus={prepareReviewForm}
              onClick={onEdit}
            >
              {text(hasDraft ? "editOn" : "edit")}
            </Button>
            <Button variant="tertiary" size="small" icon="trash" busy={isRemoving} onClick={remove}>
              {text("remove")}
            </Button>
          </>
        }
      />
    </div>
  );
}
