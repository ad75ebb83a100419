import type { ParseKeys } from "i18next";
import type { HiddenBy } from "#core/community/post.ts";

/** Who hides a post from all others, in words for its author and for moderators. */
export const HIDDEN_BY_TEXTS: Readonly<Record<HiddenBy, ParseKeys<"boards">>> = {
  reports: "ownReported",
  moderator: "ownModerated",
  other: "becauseOther",
};
