import { type KeptComment, parseKeptComment } from "#core/community/comment-draft.ts";
import type { FormDraftKind } from "#ui/kit/form-draft/form-draft.ts";

/** Draft of a comment, a reply or an edit, by player, article and form. */
export const COMMENT_DRAFT: FormDraftKind<KeptComment> = {
  name: "comment-draft",
  keptIn: "device",
  parse: parseKeptComment,
  isEmpty: ({ content }) => content.trim() === "",
};
