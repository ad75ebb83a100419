import type { Mention } from "./comment.ts";
import type { PostAttempt } from "./post-attempt.ts";

/** An unfinished comment as stored on the device. */
export interface StoredComment {
  readonly content: string;
  /** Players that the writer has chosen to mention. */
  readonly mentions: readonly Mention[];
  /** Attempt to post exactly this text; `null` if it was not sent yet. */
  readonly attempt: PostAttempt | null;
}
