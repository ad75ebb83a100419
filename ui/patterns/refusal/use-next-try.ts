import { useEffect, useRef, useState } from "react";
import { retryWaitSeconds } from "#core/failures/retry-wait.ts";
import { repeatWhileUsed } from "#ui/kit/motion/repeat-while-used.ts";

const SECOND_MS = 1_000;

/**
 * Counts down to the retry after a 429 and then calls `onTry` once, as soon as the page is in use. `namedSeconds` is the
 * server's `Retry-After` in seconds; each `cause` starts a new wait. Returns the remaining seconds.
 */
export function useNextTry(namedSeconds: number | null, cause: unknown, onTry: () => void): number {
  const wait = retryWaitSeconds(namedSeconds);
  const [left, setLeft] = useState(wait);
  const tryNow = useRef(onTry);
  useEffect(() => {
    tryNow.current = onTry;
  }, [onTry]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further failure starts again.
  useEffect(() => {
    setLeft(wait);
    const dueAt = performance.now() + wait * SECOND_MS;
    const tick = () => {
      const seconds = Math.ceil((dueAt - performance.now()) / SECOND_MS);
      setLeft(Math.max(0, seconds));
      if (seconds > 0) return;
      stop();
      tryNow.current();
    };
    const stop = repeatWhileUsed(tick, SECOND_MS);
    return stop;
  }, [wait, cause]);

  return left;
}
