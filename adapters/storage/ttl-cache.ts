/** Values that are kept for a moment, so that what many ask for at once is made once. */
export interface TtlCache<Value> {
  /**
   * The value under `key`: the one kept, the one being made for somebody else at this moment, or a new one of `make`. One
   * that is kept but old is given at once, and a new one is made for whoever asks next.
   * Rejects with what `make` rejects with; a failure is told to everybody who waits for it and never kept.
   */
  read(key: string, make: () => Promise<Value>): Promise<Value>;
  /** Forgets everything. What is being made now reaches those who wait for it, but nobody who asks from now on. */
  clear(): void;
}

export interface BriefMemoryOptions<Value> {
  /** How long a value is given out after it was asked for, in milliseconds. */
  readonly forMs: number;
  /** How much longer it is still given out as old, in milliseconds; not at all if absent. */
  readonly oldForMs?: number;
  /** Does the making of what was old, at a time that suits; at once if absent. */
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
