import { vi } from "vitest";

const STEP_MS = 500;
/** Longer than any call waits to be sent, and far below the timeout of code that is still loading. */
const LONGEST_MS = 5_000;

/** Reads `count`, for a poll until it is no longer 0: each time, the time of the fake timers passes, for some seconds in all. */
export function whileTimePasses(count: () => number): () => number {
  let passed = 0;
  return () => {
    if (count() === 0 && passed < LONGEST_MS) {
      passed += STEP_MS;
      vi.advanceTimersByTime(STEP_MS);
    }
    return count();
  };
}
