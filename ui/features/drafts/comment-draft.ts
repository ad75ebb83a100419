import * as v from "valibot";
import type { StoredComment } from "#core/community/comment-draft.ts";
import { readableItems } from "#ui/data/readable-items.ts";
import type { FormDraftKind } from "#ui/kit/form/form-draft.ts";
import { postAttemptSchema } from "./post-attempt-schema.ts";

/** Draft of a comment, a reply or an edit, by player, article and form. */
export const COMMENT_DRAFT: FormDraftKind<StoredComment> = {
  name: "comment-draft",
  keptIn: "device",
  schema: v.object({
    content: v.pipe(v.string(), v.regex(/\S/)),
    mentions: readableItems(v.object({ id: v.string(), nickname: v.string() })),
    attempt: postAttemptSchema,
    basedOn: v.fallback(v.nullable(v.string()), null),
  }),
};
