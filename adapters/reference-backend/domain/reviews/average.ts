/** Average of whole scores to one decimal, rounded half up and exact; `null` without any. */
export function averageOf(totals: { readonly count: number; readonly sum: number } | undefined): number | null {
  if (totals === undefined || totals.count === 0) return null;
  // Tenths by whole-number division: a binary fraction just below a half would round the wrong way.
  return Math.floor((20 * totals.sum + totals.count) / (2 * totals.count)) / 10;
}
