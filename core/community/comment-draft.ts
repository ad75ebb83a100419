import type { Mention } from "./comment.ts";
import { type PostAttempt, readPostAttempt } from "./post-attempt.ts";

/** An unfinished comment as stored on the device. */
export interface KeptComment {
  readonly content: string;
  /** Players that the writer has chosen to mention. */
  readonly mentions: readonly Mention[];
  /** Attempt to post exactly this text; `null` if it was not sent yet. */
  readonly attempt: PostAttempt | null;
}

/** Parses a stored comment draft; `null` if it is not one. */
export function parseKeptComment(kept: unknown): KeptComment | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { content, mentions, attempt } = kept as Partial<Record<keyof KeptComment, unknown>>;
  if (typeof content !== "string" || content.trim() === "") return null;
  const named = Array.isArray(mentions) ? mentions.filter(isMention) : [];
  return { content, mentions: named, attempt: readPostAttempt(attempt) };
}

function isMention(value: unknown): value is Mention {
  if (typeof value !== "object" || value === null) return false;
  const { id, nickname } = value as Partial<Record<keyof Mention, unknown>>;
  return typeof id === "string" && typeof nickname === "string";
}
