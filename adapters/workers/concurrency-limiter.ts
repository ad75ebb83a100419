import { WorkRefused } from "./work-refused.ts";

/** Runs some work at a time; more waits in a queue with an end. */
export interface ConcurrencyLimiter {
  /**
   * Runs `work` as soon as the limit allows and resolves with its result. Rejects with `WorkRefused` at once if the
   * queue is full, and when the timeout, waiting included, is over; `signal` is then aborted. A slot is free again once
   * the work has settled.
   */
  run<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result>;
}

export interface ConcurrencyLimits {
  readonly maxRunning: number;
  readonly maxQueued: number;
  readonly timeoutMs: number;
}

export function createConcurrencyLimiter({ maxRunning, maxQueued, timeoutMs }: ConcurrencyLimits): ConcurrencyLimiter {
  /** Starts of the work that waits, the oldest first. */
  const queue = new Set<() => void>();
  let running = 0;

  const startNext = (): void => {
    const [start] = queue;
    if (start === undefined || running >= maxRunning) return;
    queue.delete(start);
    start();
  };

  return {
    run: (work) => {
      if (running >= maxRunning && queue.size >= maxQueued) return Promise.reject(new WorkRefused("queue_full"));
      return new Promise((resolve, reject) => {
        const deadline = new AbortController();
        const start = (): void => {
          running += 1;
          work(deadline.signal)
            .finally(() => {
              clearTimeout(timer);
              running -= 1;
              startNext();
            })
            .then(resolve, reject);
        };
        const timer = setTimeout(() => {
          queue.delete(start);
          const refusal = new WorkRefused("timeout");
          reject(refusal);
          deadline.abort(refusal);
        }, timeoutMs);
        queue.add(start);
        startNext();
      });
    },
  };
}
