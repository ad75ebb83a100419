import * as v from "valibot";
import type { Instant } from "#core/catalogue/game.ts";
import type { ReviewDraft } from "#core/reviews/review.ts";
import type { FormDraftKind } from "#ui/kit/form/form-draft.ts";

/** An unfinished review as stored on the device. */
export interface StoredReview extends ReviewDraft {
  /** Version of the text that the change is based on; `null` for a new one, or if it is not known. */
  readonly basedOn: Instant | null;
}

/** A review, by player and game: another account on the device never sees it. */
export const REVIEW_DRAFT: FormDraftKind<StoredReview> = {
  name: "review-draft",
  keptIn: "device",
  schema: v.object({
    content: v.string(),
    score: v.pipe(
      v.number(),
      v.transform((score) => (Number.isInteger(score) && score >= 0 && score <= 5 ? score : 0)),
    ),
    isSpoiler: v.boolean(),
    basedOn: v.fallback(v.nullable(v.string()), null),
  }),
};
