/** A page number, or the gap where some are left out. */
export type PageSlot = number | "gap";

/** Slots of a row of pages: as many wherever one stands, so that nothing moves from page to page. */
const SLOTS = 7;

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

/** The pages a row shows around the current one, with both ends: 1 … 4 5 6 … 20. No gap hides a single page. */
export function pagesAround(current: number, total: number): readonly PageSlot[] {
  if (total <= SLOTS) return range(1, total);
  if (current <= 4) return [...range(1, 5), "gap", total];
  if (current >= total - 3) return [1, "gap", ...range(total - 4, total)];
  return [1, "gap", ...range(current - 1, current + 1), "gap", total];
}
