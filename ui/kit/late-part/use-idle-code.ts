import { useEffect, useState } from "react";

/** Longest wait for a quiet moment; a tab behind others has none. */
const LONGEST_WAIT_MS = 2_000;

/**
 * Code of a part that a page can do without: it comes once the page has nothing to do; `null` until then, and where it does not
 * come. `load` must stay the same function.
 */
export function useIdleCode<Code>(load: () => Promise<Code>): Code | null {
  const [state, setState] = useState<{ readonly code: Code } | null>(null);
  useEffect(() => {
    let isGone = false;
    const fetchCode = () => {
      load().then(
        (code) => {
          if (!isGone) setState({ code });
        },
        () => undefined,
      );
    };
    if ("requestIdleCallback" in window) requestIdleCallback(fetchCode, { timeout: LONGEST_WAIT_MS });
    else setTimeout(fetchCode);
    return () => {
      isGone = true;
    };
  }, [load]);
  return state?.code ?? null;
}
