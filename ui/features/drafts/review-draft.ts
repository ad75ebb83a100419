import type { ReviewDraft } from "#core/reviews/review.ts";
import type { FormDraftKind } from "#ui/kit/form-draft/form-draft.ts";

/** A review, by player and game: another account on the device never sees it. */
export const REVIEW_DRAFT: FormDraftKind<ReviewDraft> = {
  name: "review-draft",
  keptIn: "device",
  parse: parseDraft,
  isEmpty: ({ content, score, isSpoiler }) => content.trim() === "" && score === 0 && !isSpoiler,
};

function parseDraft(value: unknown): ReviewDraft | null {
  if (typeof value !== "object" || value === null) return null;
  const { content, score, isSpoiler } = value as Partial<Record<keyof ReviewDraft, unknown>>;
  if (typeof content !== "string" || typeof score !== "number" || typeof isSpoiler !== "boolean") return null;
  const isScore = Number.isInteger(score) && score >= 0 && score <= 5;
  return { content, score: isScore ? score : 0, isSpoiler };
}
