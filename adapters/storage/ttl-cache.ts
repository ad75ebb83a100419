/** A cache whose entries expire; concurrent requests for one key share one computation. */
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
  /** Lifetime of a value from its request, in milliseconds. */
  readonly forMs: number;
  /** Additional time in which an outdated value is still returned, in milliseconds; none if absent. */
  readonly oldForMs?: number;
  /** Schedules the refresh of outdated values; immediately if absent. */
  readonly whenIdle?: (task: () => void) => void;
  /** Maximum total size, as `sizeOf` counts; the oldest values are evicted. */
  readonly mostSize: number;
  readonly sizeOf: (value: Value) => number;
  /** Whether a value may be cached; default is yes. */
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
    // The time of the request counts, not that of the answer: the value may lack changes made in between.
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
