import { css } from "@linaria/core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { GameCode } from "#core/catalogue/game.ts";
import { failureTextOf } from "#core/failures/failure-text.ts";
import type { Review } from "#core/reviews/review.ts";
import { useFormats } from "#ui/context/use-formats.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { REVIEWS_ID } from "#ui/features/drafts/reviews-id.ts";
import { Button } from "#ui/kit/button/button.tsx";
import { Checkbox } from "#ui/kit/checkbox/checkbox.tsx";
import { Field } from "#ui/kit/field/field.tsx";
import { FieldMessage } from "#ui/kit/field-message/field-message.tsx";
import { StarInput } from "#ui/kit/star-input/star-input.tsx";
import { TextArea } from "#ui/kit/text-area/text-area.tsx";
import { DraftNotice } from "#ui/patterns/draft-notice/draft-notice.tsx";
import { useFailureValues } from "#ui/patterns/write-failure/use-failure-values.ts";
import { WriteFailure } from "#ui/patterns/write-failure/write-failure.tsx";
import { ReviewCard } from "./review-card.tsx";
import { REVIEW_FAILURES } from "./review-failures.ts";
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

const look = css`
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

    & > [role="alert"] {
      display: grid;
      gap: var(--space-3);
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

/** Writes a review or changes one; shows what is missing only after a field was left or the form was sent. */
export function ReviewForm({ gameCode, userId, review, onSaved, onCancel, isBare = false }: ReviewFormProps) {
  const { t: text } = useTranslation("reviews");
  const { number } = useFormats();
  const state = useReviewForm({ gameCode, userId, review, onSaved });
  const { form, content } = state;
  const { values, problems } = form;
  const props = form.props(state.send);
  const { ref: element } = props;

  useEffect(() => {
    // The form may load after the player has moved the focus elsewhere: do not take it back.
    if (!document.activeElement?.contains(element.current)) return;
    const first = element.current?.querySelector<HTMLElement>("input:checked, input, textarea");
    first?.focus({ preventScroll: true });
  }, [element]);

  const isEditing = review !== null;
  return (
    <form
      className={look}
      name="review"
      data-bare={isBare || undefined}
      {...props}
      aria-label={text(isEditing ? "editTitle" : "writeTitle")}
    >
      {!isBare && (
        <p data-part="title" aria-hidden="true">
          {text(isEditing ? "editTitle" : "writeTitle")}
        </p>
      )}
      {form.isRestored && (
        <DraftNotice words={text("draftRestored")} discardLabel={text("draftDiscard")} onDiscard={state.discard} />
      )}

      <StarInput
        label={text("scoreLabel")}
        value={values.score}
        onChange={(score) => form.change({ score })}
        describe={(stars) => text(STAR_WORDS[stars] ?? "stars3")}
        error={problems.score && text(problems.score === "missing" ? "scoreMissing" : "fieldRefused")}
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
            {...form.input("content")}
            rows={5}
            placeholder={text("contentPlaceholder")}
            onBlur={() => values.content !== "" && form.leave("content")}
          />
        )}
      </Field>
      <Checkbox checked={values.isSpoiler} onChange={(event) => form.change({ isSpoiler: event.target.checked })}>
        {text("spoilerLabel")}
      </Checkbox>
      {state.isConflict && review !== null && (
        <div role="alert">
          {state.error === null && <FieldMessage>{text("conflict")}</FieldMessage>}
          <ReviewCard review={review} mark={text("yours")} />
        </div>
      )}
      <Failure state={state} gameCode={gameCode} />
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

function useContentError({ form, content }: ReviewFormState): string | undefined {
  const { t: text } = useTranslation("reviews");
  const { number } = useFormats();
  const short = content.minimum - content.count;
  const over = Math.max(1, content.count - content.maximum);
  switch (form.problems.content) {
    case "empty":
      return text("contentEmpty");
    case "too_short":
      return text("contentTooShort", { count: short, number: number(short) });
    case "too_long":
      return text("contentTooLong", { count: over, number: number(over) });
    case "refused":
      return text("fieldRefused");
    default:
      return undefined;
  }
}

interface FailureProps {
  readonly state: ReviewFormState;
  readonly gameCode: GameCode;
}

function Failure({ state: { form, error, isPending }, gameCode }: FailureProps) {
  const { t: text } = useTranslation("reviews");
  const failure = failureOf(error);
  const values = useFailureValues(failure);
  // The fields show their own errors.
  const isShownByFields = Object.values(form.problems).includes("refused");
  if (error === null || isPending || isShownByFields) return null;
  return (
    <WriteFailure
      failure={failure}
      text={text(failureTextOf(failure, REVIEW_FAILURES), values)}
      signInLabel={text("signIn")}
      hash={REVIEWS_ID}
      action={writeReviewName(gameCode)}
    />
  );
}
