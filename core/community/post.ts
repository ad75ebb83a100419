/** Kinds of posts on boards. */
export type PostKind = "article" | "comment";

/** Who hid a post: reports of several players, or a moderator. `other`: it is not known. */
export type HiddenBy = "reports" | "moderator" | "other";

/** Role of a viewer on the boards. */
export type BoardRole = "guest" | "player" | "moderator";

/**
 * Why a reader does not see a post at once; `moderated` ones only their authors and moderators see at all. `other`: the
 * reason is not known.
 */
export type HiddenReason = "reported" | "hidden" | "blocked" | "moderated" | "other";

/** Actions on a post that the reader is allowed. */
export interface PostRights {
  readonly mayEdit: boolean;
  readonly mayDelete: boolean;
  readonly mayReport: boolean;
  readonly mayModerate: boolean;
}

/**
 * | who | edit | delete | report | moderate |
 * |---|---|---|---|---|
 * | guest | – | – | – (signs in first) | – |
 * | author | yes | yes | – | as moderator |
 * | another player | – | – | yes | – |
 * | moderator | own | yes | others' | yes |
 */
export function postRightsOf(role: BoardRole, isAuthor: boolean): PostRights {
  const isModerator = role === "moderator";
  const isSignedIn = role !== "guest";
  return {
    mayEdit: isSignedIn && isAuthor,
    mayDelete: isSignedIn && (isAuthor || isModerator),
    mayReport: isSignedIn && !isAuthor,
    mayModerate: isModerator,
  };
}

/** Reports by different players that hide a post. */
export const REPORTS_THAT_HIDE = 3;

/** Who hides a post after this number of reports; moderation takes precedence. */
export function hiddenAfterReports(hiddenBy: HiddenBy | null, reports: number): HiddenBy | null {
  return hiddenBy ?? (reports >= REPORTS_THAT_HIDE ? "reports" : null);
}

/** Who hides a post after an edit: the edit resolves reports but not moderation. */
export function hiddenAfterEdit(hiddenBy: HiddenBy | null): HiddenBy | null {
  return hiddenBy === "moderator" ? "moderator" : null;
}

/** Decision of a moderator on a reported post; `reopen` takes the latest one back. */
export const REPORT_DECISIONS = ["keep", "remove", "reopen"] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

/** Who hides a reported post after a decision; `reports` are those that are open again since its author last changed it. */
export function hiddenAfterDecision(decision: ReportDecision, reports: number): HiddenBy | null {
  if (decision === "remove") return "moderator";
  return decision === "keep" ? null : hiddenAfterReports(null, reports);
}

/** Time for which the text of a deleted post is stored so that the deletion can be undone, in milliseconds. */
export const RESTORABLE_MS = 10 * 60_000;
