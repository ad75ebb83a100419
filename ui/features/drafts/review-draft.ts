import * as v from "valibot";
import type { ReviewDraft } from "#core/reviews/review.ts";
import { hasInk } from "#core/texts/visible-text.ts";
import type { FormDraftKind } from "#ui/kit/form-draft/form-draft.ts";

/** A review, by player and game: another account on the device never sees it. */
export const REVIEW_DRAFT: FormDraftKind<ReviewDraft> = {
  name: "review-draft",
  keptIn: "device",
  schema: v.object({
    content: v.string(),
    score: v.pipe(
      v.number(),
      v.transform((score) => (Number.isInteger(score) && score >= 0 && score <= 5 ? score : 0)),
    ),
    isSpoiler: v.boolean(),
  }),
  isEmpty: ({ content, score, isSpoiler }) => !hasInk(content) && score === 0 && !isSpoiler,
};
