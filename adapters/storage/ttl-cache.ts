import { LRUCache } from "lru-cache";

/** Caches values for a short time, so that concurrent requests share one. */
export interface TtlCache<Value> {
  /**
   * Value of `key`: the cached one, the one of a pending `make`, or of a new one. An outdated value is returned at once
   * and refreshed for the next call. Rejects like `make`; a failure reaches all waiting calls and is never cached.
   */
  read(key: string, make: () => Promise<Value>): Promise<Value>;
  /** Clears the cache. Pending values reach their waiting calls, but no later ones. */
  clear(): void;
}

export interface TtlCacheOptions<Value> {
  /** How long a value is fresh, in milliseconds since it was requested. */
  readonly forMs: number;
  /** How much longer it is still returned as outdated, in milliseconds; not at all if absent. */
  readonly oldForMs?: number;
  /** Schedules the refresh of outdated values, which ends with the returned promise; immediately if absent. */
  readonly whenIdle?: (refresh: () => Promise<unknown>) => void;
  /** Maximum size of all values together, as `sizeOf` counts; the least recently used are removed. */
  readonly maxSize: number;
  /** Size of a value, a positive integer. */
  readonly sizeOf: (value: Value) => number;
  /** Whether a value may be cached; all are if absent. */
  readonly mayKeep?: (value: Value) => boolean;
  readonly elapsedMs?: () => number;
}

interface Entry<Value> {
  readonly value: Value;
  readonly until: number;
}

export function createTtlCache<Value>(options: TtlCacheOptions<Value>): TtlCache<Value> {
  const {
    forMs,
    oldForMs = 0,
    whenIdle = (refresh) => void refresh(),
    maxSize,
    sizeOf,
    mayKeep = () => true,
    elapsedMs = () => performance.now(),
  } = options;
  const entries = new LRUCache<string, Entry<Value>>({ maxSize, sizeCalculation: ({ value }) => sizeOf(value) });
  let pending = new Map<string, Promise<Value>>();

  const makeOnce = (key: string, make: () => Promise<Value>): Promise<Value> => {
    const current = pending;
    const started = current.get(key);
    if (started !== undefined) return started;
    // Counted from the request, since the value may miss what happens while it is made.
    const until = elapsedMs() + forMs;
    const value = make();
    current.set(key, value);
    value.then(
      (made) => {
        current.delete(key);
        if (current === pending && mayKeep(made)) entries.set(key, { value: made, until });
      },
      () => current.delete(key),
    );
    return value;
  };

  return {
    read: (key, make) => {
      const found = entries.get(key);
      if (found === undefined) return makeOnce(key, make);
      const outdatedForMs = elapsedMs() - found.until;
      if (outdatedForMs >= oldForMs) {
        entries.delete(key);
        return makeOnce(key, make);
      }
      if (outdatedForMs >= 0) {
        const refresh = () => (entries.peek(key) === found ? makeOnce(key, make) : Promise.resolve());
        whenIdle(() => refresh().catch(() => undefined));
      }
      return Promise.resolve(found.value);
    },
    clear: () => {
      entries.clear();
      pending = new Map();
    },
  };
}
