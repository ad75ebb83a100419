/** An owner of streams, and how many it may have; an unknown owner has no limit. */
interface StreamLimit {
  readonly owner: string | undefined;
  readonly max: number;
}

export interface OpenStreams {
  /**
   * Counts a stream for each of its owners, and ends the oldest of an owner that has too many. Returns what is called when
   * the stream is closed.
   */
  add(limits: readonly StreamLimit[], end: () => void): () => void;
  endAll(): void;
}

/** Streams of a process that are open. */
export function createOpenStreams(): OpenStreams {
  const all = new Set<() => void>();
  const streams = new Map<string, Set<() => void>>();
  return {
    add: (limits, end) => {
      all.add(end);
      for (const { owner, max } of limits) {
        if (owner === undefined) continue;
        const own = streams.get(owner) ?? new Set();
        streams.set(owner, own.add(end));
        if (own.size > max) own.values().next().value?.();
      }
      return () => {
        all.delete(end);
        for (const { owner } of limits) {
          if (owner === undefined) continue;
          const own = streams.get(owner);
          own?.delete(end);
          if (own?.size === 0) streams.delete(owner);
        }
      };
    },
    endAll: () => {
      for (const end of [...all]) end();
    },
  };
}
