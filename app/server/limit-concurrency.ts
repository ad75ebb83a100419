/** Runs the work, or returns `null` at once if the cap is reached. */
export type ConcurrencyCap = <Answer>(work: () => Promise<Answer>) => Promise<Answer> | null;

/** Caps concurrent work. There is no queue: queued work would finish too late as well and delay the work before it. */
export function limitConcurrency(places: number): ConcurrencyCap {
  let taken = 0;
  return (work) => {
    if (taken >= places) return null;
    taken += 1;
    return work().finally(() => {
      taken -= 1;
    });
  };
}
