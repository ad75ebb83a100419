import { useEffect, useState } from "react";
import { whenIdle } from "./when-idle.ts";

/**
 * Code of a part that a page can do without: it comes once the page has nothing to do, or with a connection that was lost; `null`
 * until then, and where it does not come. `load` must stay the same function.
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
        () => {
          if (!isGone) addEventListener("online", fetchCode, { once: true });
        },
      );
    };
    whenIdle(fetchCode);
    return () => {
      isGone = true;
      removeEventListener("online", fetchCode);
    };
  }, [load]);
  return state?.code ?? null;
}
