import { setTimeout as wait } from "node:timers/promises";

/** Work of this process that still reads from the database: requests, and pages that are rendered without one. */
export interface UnfinishedWork {
  /** Runs `work` and counts it until it has ended, also if its client has gone. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Resolves when nothing is running, or after `maxMs` milliseconds. */
  finished(maxMs: number): Promise<void>;
}

export function createUnfinishedWork(): UnfinishedWork {
  const running = new Set<Promise<unknown>>();

  const waitForAll = async (): Promise<void> => {
    while (running.size > 0) await Promise.allSettled(running);
  };

  return {
    run(work) {
      const result = work();
      running.add(result);
      const forget = () => void running.delete(result);
      result.then(forget, forget);
      return result;
    },
    finished: (maxMs) => Promise.race([waitForAll(), wait(maxMs)]),
  };
}
