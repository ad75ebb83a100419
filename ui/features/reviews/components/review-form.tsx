import { css } from "@linaria/core";
import { type FormEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { GameCode } from "#core/catalogue/game.ts";
import type { Review } from "#core/reviews/review.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { REVIEWS_ID } from "#ui/features/drafts/reviews-id.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Checkbox } from "#ui/kit/checkbox/checkbox.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { FieldMessage } from "#ui/kit/field-message/field-message.tsx";
import { Icon } from "#ui/kit/icon/icon.tsx";
import { StarInput } from "#ui/kit/star-input/star-input.tsx";
import { TextArea } from "#ui/kit/text-area/text-area.tsx";
import { InlineSignInOffer } from "#ui/patterns/sign-in/inline-sign-in-offer.tsx";
import { ReviewCard } from "./review-card.tsx";
import type { ReviewRefusal } from "./review-refusal.ts";
import { type ReviewFormState, useReviewForm } from "./use-review-form.ts";
import { writeReviewName } from "./write-review-name.ts";

export interface ReviewFormProps {
  readonly gameCode: string;
  readonly userId: string;
  /** Review to change; `null` to write a new one. */
  readonly review: Review | null;
  readonly onSaved: (how: "posted" | "edited" | "waits") => void;
  readonly onCancel: () => void;
  /** The form is in a popup, which provides the frame and the title. */
  readonly isBare?: boolean;
}

const form = css`
  @layer sections {
    display: grid;
    gap: var(--space-5);
    padding: var(--space-6);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-card);
    background: var(--color-surface);

    &[data-bare] {
      padding: 0;
      border: 0;
      background: none;
    }

    & > [data-part="title"] {
      font-size: var(--type-20);
      font-weight: 700;
      letter-spacing: var(--tracking-heading);
    }

    & > [data-part="notice"] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-2);
      padding: var(--space-3) var(--space-4);
      border-radius: var(--radius-control);
      background: var(--color-raised);
      font-size: var(--type-14);
    }

    & > [data-part="notice"] > button {
      min-block-size: 28px;
      margin-inline-start: auto;
      color: var(--color-primary-text);
      font-weight: 600;
    }

    & > [data-part="actions"] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-3);
    }

    & [data-part="counter"] {
      font-variant-numeric: tabular-nums;
    }

    & [data-part="counter"][data-over] {
      color: var(--color-error-text);
      font-weight: 600;
    }
  }
`;

/** Writes a review or changes one; says what is missing only after a field was left or the form was sent. */
export function ReviewForm({ gameCode, userId, review, onSaved, onCancel, isBare = false }: ReviewFormProps) {
  const { t: text } = useTranslation("reviews");
  const { number } = useFormats();
  const state = useReviewForm({ gameCode, userId, review, onSaved });
  const element = useRef<HTMLFormElement>(null);
  const { draft, content } = state;

  useEffect(() => {
    // The form may come a while after it was asked for: a player who is elsewhere by then stays there.
    if (!document.activeElement?.contains(element.current)) return;
    const first = element.current?.querySelector<HTMLElement>("input:checked, input, textarea");
    first?.focus({ preventScroll: true });
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state.submit()) return;
    const target = state.isScoreMissing ? "input" : "textarea";
    element.current?.querySelector<HTMLElement>(target)?.focus();
  };
  const isEditing = review !== null;
  return (
    <form
      ref={element}
      className={form}
      data-kept="itself"
      data-bare={isBare || undefined}
      onSubmit={submit}
      noValidate
      aria-label={text(isEditing ? "editTitle" : "writeTitle")}
    >
      {!isBare && (
        <p data-part="title" aria-hidden="true">
          {text(isEditing ? "editTitle" : "writeTitle")}
        </p>
      )}
      {state.isRestored && (
        <div data-part="notice" role="status">
          <Icon name="check" size={16} />
          <span>{text("draftRestored")}</span>
          <button type="button" onClick={state.discard}>
            {text("draftDiscard")}
          </button>
        </div>
      )}
      <StarInput
        label={text("scoreLabel")}
        value={draft.score}
        onChange={(score) => state.change({ score })}
        describe={(stars) => text(STAR_WORDS[stars] ?? "stars3")}
        error={scoreError(state, text("scoreMissing"), text("fieldRefused"))}
      />
      <Field
        label={text("contentLabel")}
        hint={text("contentHint", { count: content.minimum, number: number(content.minimum) })}
        error={useContentError(state)}
        aside={
          <span data-part="counter" data-over={content.count > content.maximum || undefined}>
            {text("counter", { length: number(content.count), maximum: number(content.maximum) })}
          </span>
        }
      >
        {(control) => (
          <TextArea
            {...control}
            value={draft.content}
            rows={5}
            placeholder={text("contentPlaceholder")}
            onChange={(event) => state.change({ content: event.target.value })}
            onBlur={state.leaveContent}
          />
        )}
      </Field>
      <Checkbox checked={draft.isSpoiler} onChange={(event) => state.change({ isSpoiler: event.target.checked })}>
        {text("spoilerLabel")}
      </Checkbox>
      {state.isConflict && review !== null && (
        <div role="alert">
          <FieldMessage>{text("conflict")}</FieldMessage>
          <ReviewCard review={review} mark={text("yours")} />
        </div>
      )}
      {state.refusal !== null && !state.isPending && <Refusal refusal={state.refusal} gameCode={gameCode} />}
      <div data-part="actions">
        <Button data-log="sendReview" type="submit" busy={state.isPending}>
          {text(isEditing ? "save" : "post")}
        </Button>
        <Button variant="tertiary" onClick={onCancel}>
          {text("cancel")}
        </Button>
      </div>
    </form>
  );
}

const STAR_WORDS = [undefined, "stars1", "stars2", "stars3", "stars4", "stars5"] as const;

function scoreError(state: ReviewFormState, missing: string, refused: string): string | undefined {
  if (state.showsScoreError) return missing;
  return state.refusal?.kind === "fields" && state.refusal.score ? refused : undefined;
}

function useContentError({ showsContentError, content, refusal }: ReviewFormState): string | undefined {
  const { t: text } = useTranslation("reviews");
  const { number } = useFormats();
  if (showsContentError && !content.ok) {
    const short = content.minimum - content.count;
    const over = Math.max(1, content.count - content.maximum);
    switch (content.reason) {
      case "empty":
        return text("contentEmpty");
      case "too_short":
        return text("contentTooShort", { count: short, number: number(short) });
      case "too_long":
        return text("contentTooLong", { count: over, number: number(over) });
    }
  }
  return refusal?.kind === "fields" && refusal.content ? text("fieldRefused") : undefined;
}

function Refusal({ refusal, gameCode }: { readonly refusal: ReviewRefusal; readonly gameCode: GameCode }) {
  const { t: text } = useTranslation("reviews");
  if (refusal.kind === "fields") return null;
  return (
    <div role="alert">
      <FieldMessage>
        <RefusalWords refusal={refusal} />{" "}
        {refusal.kind === "signIn" && (
          <InlineSignInOffer hash={REVIEWS_ID} action={writeReviewName(gameCode)}>
            {text("signIn")}
          </InlineSignInOffer>
        )}
      </FieldMessage>
    </div>
  );
}

function RefusalWords({ refusal }: { readonly refusal: Exclude<ReviewRefusal, { kind: "fields" }> }) {
  const { t: text } = useTranslation("reviews");
  const { number } = useFormats();
  switch (refusal.kind) {
    case "signIn":
      return text("signedOut");
    case "forbidden":
      if (refusal.reason === "not_owner") return text("refusedNotOwner");
      return text(refusal.reason === "not_released" ? "refusedNotReleased" : "refusedForbidden");
    case "wait":
      if (refusal.seconds === null) return text("refusedWait");
      return text("refusedWaitSeconds", { count: refusal.seconds, number: number(refusal.seconds) });
    case "noAnswer":
      return text("noAnswer");
    case "other":
      return text("saveFailed");
  }
}
