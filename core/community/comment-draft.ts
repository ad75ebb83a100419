import type { Mention } from "./comment.ts";
import type { PostAttempt } from "./post-attempt.ts";

/** An unfinished comment as stored on the device. */
export interface KeptComment {
  readonly content: string;
  /** Players who were chosen to be named in it. */
  readonly mentions: readonly Mention[];
  /** The try to post these very words; `null` if they were not sent yet. */
  readonly attempt: PostAttempt | null;
}
