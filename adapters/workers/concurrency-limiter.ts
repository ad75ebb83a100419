import { WorkRefused } from "./work-refused.ts";

/** Runs some work at a time; more waits in a queue with an end. */
export interface ConcurrencyLimiter {
  /**
   * Runs `work` as soon as the limits allow and resolves with its result. Rejects with `WorkRefused` at once if the
   * queue is full, and when the timeout, waiting included, is over; `signal` is then aborted. A slot is free again once
   * the work has settled. `owner` is the account or network that the work is done for: its work waits for its own share,
   * and the work of others passes it.
   */
  run<Result>(work: (signal: AbortSignal) => Promise<Result>, owner?: string): Promise<Result>;
}

/** The limits of one owner, inside the limits of all. */
export interface OwnerShare {
  readonly maxRunning: number;
  readonly maxQueued: number;
}

export interface ConcurrencyLimits {
  readonly maxRunning: number;
  readonly maxQueued: number;
  readonly timeoutMs: number;
  /** Limits of each owner; work without an owner has only the limits of all. */
  readonly share?: OwnerShare;
}

/** Work that waits. */
interface Waiting {
  readonly owner: string | undefined;
  readonly start: () => void;
}

export function createConcurrencyLimiter(limits: ConcurrencyLimits): ConcurrencyLimiter {
  const { maxRunning, maxQueued, timeoutMs, share } = limits;
  /** The oldest first. */
  const queue = new Set<Waiting>();
  const runningOf = new Map<string, number>();
  let running = 0;

  const mayRun = ({ owner }: Waiting): boolean =>
    share === undefined || owner === undefined || (runningOf.get(owner) ?? 0) < share.maxRunning;

  const isFull = (owner: string | undefined): boolean => {
    if (queue.size >= maxQueued && running >= maxRunning) return true;
    if (share === undefined || owner === undefined || (runningOf.get(owner) ?? 0) < share.maxRunning) return false;
    return [...queue].filter((waiting) => waiting.owner === owner).length >= share.maxQueued;
  };

  const count = (owner: string | undefined, change: 1 | -1): void => {
    running += change;
    if (owner === undefined) return;
    const own = (runningOf.get(owner) ?? 0) + change;
    if (own === 0) runningOf.delete(owner);
    else runningOf.set(owner, own);
  };

  const startNext = (): void => {
    if (running >= maxRunning) return;
    const next = [...queue].find(mayRun);
    if (next === undefined) return;
    queue.delete(next);
    next.start();
  };

  return {
    run: (work, owner) => {
      if (isFull(owner)) return Promise.reject(new WorkRefused("queue_full"));
      return new Promise((resolve, reject) => {
        const deadline = new AbortController();
        const start = (): void => {
          count(owner, 1);
          work(deadline.signal)
            .finally(() => {
              clearTimeout(timer);
              count(owner, -1);
              startNext();
            })
            .then(resolve, reject);
        };
        const waiting: Waiting = { owner, start };
        const timer = setTimeout(() => {
          queue.delete(waiting);
          const refusal = new WorkRefused("timeout");
          reject(refusal);
          deadline.abort(refusal);
        }, timeoutMs);
        queue.add(waiting);
        startNext();
      });
    },
  };
}
