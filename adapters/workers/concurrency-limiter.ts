import { WorkRefused } from "./work-refused.ts";

/** Runs some work at a time; more waits in a queue with an end. */
export interface ConcurrencyLimiter {
  /**
   * Runs `work` as soon as the limits allow and resolves with its result. Rejects with `WorkRefused` at once if a
   * queue is full, and when the timeout, waiting included, is over; `signal` is then aborted. A slot is free again once
   * the work has settled. `owners` are those that the work is done for, one for each of `shares`: their work waits for
   * their own shares, and the work of others passes it. Owners take turns.
   */
  run<Result>(work: (signal: AbortSignal) => Promise<Result>, owners?: readonly Owner[]): Promise<Result>;
}

/** An account, a network or the like; `undefined` if it is not known, which has no share. */
type Owner = string | undefined;

/** The limits of one owner, inside the limits of all. */
export interface OwnerShare {
  readonly maxRunning: number;
  readonly maxQueued: number;
  /**
   * After some work, the owner's next waits so many times as long as that took, or not at all. Work that keeps the process
   * busy then leaves most of its time to others, however fast the machine is.
   */
  readonly restRatio?: number;
}

export interface ConcurrencyLimits {
  readonly maxRunning: number;
  readonly maxQueued: number;
  readonly timeoutMs: number;
  /** Limits of each kind of owner, the narrowest kind first. */
  readonly shares?: readonly OwnerShare[];
}

/** Work that waits. */
interface Waiting {
  readonly owners: readonly Owner[];
  readonly start: () => void;
}

/** What runs for an owner, and the number of its last start. */
interface OwnerState {
  running: number;
  queued: number;
  lastStart: number;
}

export function createConcurrencyLimiter(limits: ConcurrencyLimits): ConcurrencyLimiter {
  const { maxRunning, maxQueued, timeoutMs, shares = [] } = limits;
  /** The oldest first. */
  const queue = new Set<Waiting>();
  const states = shares.map(() => new Map<string, OwnerState>());
  let running = 0;
  let starts = 0;

  const stateOf = (kind: number, owner: string): OwnerState =>
    states[kind]?.get(owner) ?? { running: 0, queued: 0, lastStart: 0 };

  /** Changes the state of an owner; one that has nothing under way is forgotten. */
  const changeOne = (kind: number, owner: Owner, apply: (state: OwnerState) => void): void => {
    if (owner === undefined) return;
    const state = stateOf(kind, owner);
    apply(state);
    if (state.running === 0 && state.queued === 0) states[kind]?.delete(owner);
    else states[kind]?.set(owner, state);
  };

  const change = (owners: readonly Owner[], apply: (state: OwnerState) => void): void => {
    for (const kind of shares.keys()) changeOne(kind, owners[kind], apply);
  };

  const isWithin = (owners: readonly Owner[], isBelow: (state: OwnerState, share: OwnerShare) => boolean): boolean =>
    shares.every((share, kind) => {
      const owner = owners[kind];
      return owner === undefined || isBelow(stateOf(kind, owner), share);
    });

  const mayRun = ({ owners }: Waiting): boolean => isWithin(owners, (state, share) => state.running < share.maxRunning);

  const mayWait = (owners: readonly Owner[]): boolean =>
    (running < maxRunning || queue.size < maxQueued) &&
    isWithin(owners, ({ running, queued }, share) => running + queued < share.maxRunning + share.maxQueued);

  /** When the known owners were served last, the widest first. */
  const lastStartsOf = ({ owners }: Waiting): readonly number[] =>
    owners.flatMap((owner, kind) => (owner === undefined ? [] : stateOf(kind, owner).lastStart)).reverse();

  /** Whether an owner has waited for a turn longer than another; within the widest one, the narrower ones take turns. */
  const isBefore = (one: Waiting, other: Waiting): boolean => {
    const [own, others] = [lastStartsOf(one), lastStartsOf(other)];
    const differences = shares.map((_, at) => (own[at] ?? 0) - (others[at] ?? 0));
    return (differences.find((difference) => difference !== 0) ?? 0) < 0;
  };

  const startNext = (): void => {
    if (running >= maxRunning) return;
    let next: Waiting | undefined;
    for (const waiting of queue) {
      if (mayRun(waiting) && (next === undefined || isBefore(waiting, next))) next = waiting;
    }
    next?.start();
  };

  return {
    run: (work, owners = []) => {
      if (!mayWait(owners)) return Promise.reject(new WorkRefused("queue_full"));
      return new Promise((resolve, reject) => {
        const deadline = new AbortController();
        const leaveQueue = (): void => {
          if (!queue.delete(waiting)) return;
          change(owners, (state) => {
            state.queued -= 1;
          });
        };
        const start = (): void => {
          const startedAt = performance.now();
          running += 1;
          starts += 1;
          change(owners, (state) => {
            state.running += 1;
            state.lastStart = starts;
          });
          leaveQueue();
          work(deadline.signal)
            .finally(() => {
              clearTimeout(timer);
              running -= 1;
              const tookMs = performance.now() - startedAt;
              for (const [kind, { restRatio = 0 }] of shares.entries()) {
                const free = () => {
                  changeOne(kind, owners[kind], (state) => {
                    state.running -= 1;
                  });
                  startNext();
                };
                if (restRatio === 0) free();
                else setTimeout(free, tookMs * restRatio);
              }
              startNext();
            })
            .then(resolve, reject);
        };
        const waiting: Waiting = { owners, start };
        const timer = setTimeout(() => {
          leaveQueue();
          const refusal = new WorkRefused("timeout");
          reject(refusal);
          deadline.abort(refusal);
        }, timeoutMs);
        queue.add(waiting);
        change(owners, (state) => {
          state.queued += 1;
        });
        startNext();
      });
    },
  };
}
