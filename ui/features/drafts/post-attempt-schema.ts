import * as v from "valibot";
import type { PostAttempt } from "#core/community/post-attempt.ts";

/** Stored attempt to post a text; `null` if there is none or it is unreadable. */
export const postAttemptSchema = v.fallback(
  v.nullable(v.object({ key: v.pipe(v.string(), v.nonEmpty()), sinceMs: v.number() })),
  null,
) satisfies v.GenericSchema<unknown, PostAttempt | null>;
