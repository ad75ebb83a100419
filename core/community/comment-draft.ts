import { parseJson } from "../links/parse-json.ts";
import type { Mention } from "./comment.ts";
import { type PostAttempt, readPostAttempt } from "./post-attempt.ts";

/** A comment that somebody has begun to write, as the device keeps it. */
export interface KeptComment {
  readonly content: string;
  /** Players who were chosen to be named in it. */
  readonly mentions: readonly Mention[];
  /** The try to post these very words; `null` if they were not sent yet. */
  readonly attempt: PostAttempt | null;
}

/** Where it is kept: a comment, an answer to one, or a change of one, each in its place. */
export const commentDraftKey = (userId: string, articleId: string, place: string): string =>
  `comment-draft/${userId}/${articleId}/${place}`;

/** Reads what the device has kept; `null` for nothing, and for what is no comment. */
export function parseKeptComment(kept: string | null): KeptComment | null {
  const parsed = kept === null ? null : parseJson(kept);
  if (!parsed?.ok || typeof parsed.value !== "object" || parsed.value === null) return null;
  const { content, mentions, attempt } = parsed.value as Partial<Record<keyof KeptComment, unknown>>;
  if (typeof content !== "string" || content.trim() === "") return null;
  const named = Array.isArray(mentions) ? mentions.filter(isMention) : [];
  return { content, mentions: named, attempt: readPostAttempt(attempt) };
}

function isMention(value: unknown): value is Mention {
  if (typeof value !== "object" || value === null) return false;
  const { id, nickname } = value as Partial<Record<keyof Mention, unknown>>;
  return typeof id === "string" && typeof nickname === "string";
}
