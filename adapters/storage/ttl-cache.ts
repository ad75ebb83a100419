/** Values that are kept for a moment, so that what many ask for at once is made once. */
export interface TtlCache<Value> {
  /**
   * Value of `key`: the cached one, the one of a pending `make`, or of a new one. An outdated value is returned at once
   * and refreshed for the next call. Rejects like `make`; a failure reaches all waiting calls and is never cached.
   */
  read(key: string, make: () => Promise<Value>): Promise<Value>;
  /** Clears the cache. Pending values reach their waiting calls, but no later ones. */
  clear(): void;
}

export interface BriefMemoryOptions<Value> {
  /** How long a value is given out after it was asked for, in milliseconds. */
  readonly forMs: number;
  /** How much longer it is still given out as old, in milliseconds; not at all if absent. */
  readonly oldForMs?: number;
  /** Schedules the refresh of outdated values; immediately if absent. */
  readonly whenIdle?: (task: () => void) => void;
  /** Size of all values together at most, as `sizeOf` counts; the oldest make room. */
  readonly mostSize: number;
  readonly sizeOf: (value: Value) => number;
  /** Whether a value may be given to others later; all are unless this says no. */
  readonly mayKeep?: (value: Value) => boolean;
  readonly elapsedMs?: () => number;
}

export function createTtlCache<Value>(options: BriefMemoryOptions<Value>): TtlCache<Value> {
  const {
    forMs,
    oldForMs = 0,
    whenIdle = (task) => task(),
    mostSize,
    sizeOf,
    mayKeep = () => true,
    elapsedMs = () => performance.now(),
  } = options;
  // A map gives its keys in the order they were set: the first are the oldest.
  const kept = new Map<string, { readonly value: Value; readonly until: number; readonly size: number }>();
  let making = new Map<string, Promise<Value>>();
  let size = 0;

  const drop = (key: string): void => {
    size -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  };

  const keep = (key: string, value: Value, until: number): void => {
    drop(key);
    const ownSize = sizeOf(value);
    kept.set(key, { value, until, size: ownSize });
    size += ownSize;
    const now = elapsedMs();
    for (const [oldest, entry] of kept) {
      if (size <= mostSize && entry.until + oldForMs > now) break;
      drop(oldest);
    }
  };

  const makeOnce = (key: string, make: () => Promise<Value>): Promise<Value> => {
    const current = making;
    const underWay = current.get(key);
    if (underWay !== undefined) return underWay;
    // From the question, not from the answer: what happens while a value is made may be missing in it.
    const until = elapsedMs() + forMs;
    const value = make();
    current.set(key, value);
    value.then(
      (made) => {
        current.delete(key);
        if (current === making && mayKeep(made)) keep(key, made, until);
      },
      () => current.delete(key),
    );
    return value;
  };

  return {
    read: (key, make) => {
      const found = kept.get(key);
      if (found === undefined) return makeOnce(key, make);
      const oldSinceMs = elapsedMs() - found.until;
      if (oldSinceMs >= oldForMs) return makeOnce(key, make);
      if (oldSinceMs >= 0) whenIdle(() => kept.get(key) === found && makeOnce(key, make));
      return Promise.resolve(found.value);
    },
    clear: () => {
      kept.clear();
      making = new Map();
      size = 0;
    },
  };
}
