import { useCallback, useEffect, useRef } from "react";
import { NEW_TOTAL_UNSEEN_MS } from "#core/commerce/constants.ts";

/**
 * Watches the total that is on the screen: calls `onChange` when that of the same `purchase` changes. Returns whether a
 * press now can mean the present total. `total` is `null` until there is one; `onChange` must stay the same function.
 */
export function useShownTotal(purchase: string, total: string | null, onChange: () => void): () => boolean {
  const shown = useRef<{ readonly purchase: string; readonly total: string } | null>(null);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (total === null) return;
    const former = shown.current;
    shown.current = { purchase, total };
    if (former === null || former.purchase !== purchase || former.total === total) return;
    changedAt.current = performance.now();
    onChange();
  }, [purchase, total, onChange]);
  return useCallback(() => performance.now() - changedAt.current >= NEW_TOTAL_UNSEEN_MS, []);
}
