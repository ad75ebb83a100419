/** Runs the work, or returns `null` at once if the cap is reached. */
export type ConcurrencyCap = <Answer>(work: () => Promise<Answer>) => Promise<Answer> | null;

/** Caps concurrent work. There is no queue: queued work would finish too late as well and delay the work before it. */
export function limitConcurrency(maximum: number): ConcurrencyCap {
  let running = 0;
  return (work) => {
    if (running >= maximum) return null;
    running += 1;
    return work().finally(() => {
      running -= 1;
    });
  };
}
