import { useRef } from "react";
import type { PostAttempt } from "#core/community/post-attempt.ts";
import { usePorts } from "#ui/context/ports-context.tsx";

interface PostAttemptState {
  /** The attempt to post the text as it is now; `null` before the first one. A draft stores it. */
  readonly read: () => PostAttempt | null;
  /** The attempt to send now: the same one until the text changes. */
  readonly begin: () => PostAttempt;
  /** Continues an attempt that a draft has stored, or ends it: another text is another attempt. */
  readonly set: (attempt: PostAttempt | null) => void;
}

/** Holds the attempt of a form to post its text, so that a text is posted once however often it is sent. */
export function usePostAttempt(stored: PostAttempt | null = null): PostAttemptState {
  const { identifiers, clock } = usePorts();
  const attempt = useRef(stored);
  const state = useRef<PostAttemptState>({
    read: () => attempt.current,
    begin: () => {
      attempt.current ??= { key: identifiers.next(), sinceMs: clock.now() };
      return attempt.current;
    },
    set: (next) => {
      attempt.current = next;
    },
  });
  return state.current;
}
