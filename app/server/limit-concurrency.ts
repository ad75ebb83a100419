/** Runs what it is given, unless so many are under way already: then it answers `null` at once. */
export type ConcurrencyCap = <Answer>(work: () => Promise<Answer>) => Promise<Answer> | null;

/**
 * Bounds what is under way at once. Nobody waits for a place: what would begin later ends too late as well, and holds up those
 * before it.
 */
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
