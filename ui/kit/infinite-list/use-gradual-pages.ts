import { useEffect, useState } from "react";

/** Items that a frame takes: those of a whole page would be styled, laid out and painted in one task. */
const ITEMS_A_FRAME = 5;

/**
 * How many items of each page of a list are shown. What is there at first is shown at once, what comes later a few items a
 * frame, so that a list can grow under a player who scrolls. A list that takes the place of another one needs a `key` of its own.
 */
export function useGradualPages(sizes: readonly number[]): readonly number[] {
  const count = sizes.reduce((sum, size) => sum + size, 0);
  const [painted, setPainted] = useState(count);
  const shown = Math.min(count, painted + ITEMS_A_FRAME);
  useEffect(() => {
    if (painted === count) return;
    const frame = requestAnimationFrame(() => setPainted(shown));
    return () => cancelAnimationFrame(frame);
  }, [painted, count, shown]);
  let left = shown;
  return sizes.map((size) => {
    const part = Math.min(size, left);
    left -= part;
    return part;
  });
}
