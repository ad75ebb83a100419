import type { Instant } from "../catalogue/game.ts";
import type { Mention } from "./comment.ts";
import type { PostAttempt } from "./post-attempt.ts";

/** An unfinished comment as stored on the device. */
export interface StoredComment {
  readonly content: string;
  /** Players that the writer has chosen to mention. */
  readonly mentions: readonly Mention[];
  /** Attempt to post exactly this text; `null` if it was not sent yet. */
  readonly attempt: PostAttempt | null;
  /** Version of the comment that the change is based on; `null` for a new comment, or if it is not known. */
  readonly basedOn: Instant | null;
}
