/** An owner of streams, and how many it may have; an unknown owner has no limit. */
interface StreamLimit {
  readonly owner: string | undefined;
  readonly max: number;
  /**
   * Whether a further stream ends the owner's oldest. Streams of several clients are refused instead: the page of an ended
   * one would connect again, and end the next.
   */
  readonly endsOldest: boolean;
}

export interface OpenStreams {
  /** Whether no owner's limit refuses a further stream. */
  hasRoom(limits: readonly StreamLimit[]): boolean;
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
    hasRoom: (limits) =>
      limits.every(({ owner, max, endsOldest }) => endsOldest || (streams.get(owner ?? "")?.size ?? 0) < max),
    add: (limits, end) => {
      all.add(end);
      for (const { owner, max, endsOldest } of limits) {
        if (owner === undefined) continue;
        const own = streams.get(owner) ?? new Set();
        streams.set(owner, own.add(end));
        if (endsOldest && own.size > max) own.values().next().value?.();
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
