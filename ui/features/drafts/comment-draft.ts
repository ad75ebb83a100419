import { type KeptComment, parseKeptComment } from "#core/community/comment-draft.ts";
import type { FormDraftKind } from "#ui/kit/form-draft/form-draft.ts";

/** A comment, an answer to one, or a change of one, by player, article and place. */
export const COMMENT_DRAFT: FormDraftKind<KeptComment> = {
  name: "comment-draft",
  keptIn: "device",
  parse: parseKeptComment,
  isEmpty: ({ content }) => content.trim() === "",
};
