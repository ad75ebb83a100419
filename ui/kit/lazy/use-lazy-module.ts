import { useEffect, useState } from "react";
import { whenReleased } from "./when-released.ts";

/** State of lazily loaded code: loading, ready or failed. */
type LazyModule<Module> =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly module: Module }
  | { readonly kind: "failed"; readonly retry: () => void };

/** Starts to load when the component mounts. */
const atOnce = (begin: () => void) => begin();

/**
 * Fetches code when the component that needs it is first shown, or `when` says, and again when a lost connection is back. Both must
 * stay the same functions.
 */
export function useLazyModule<Module>(load: () => Promise<Module>, when = atOnce): LazyModule<Module> {
  const [state, setState] = useState<LazyModule<Module>>({ kind: "loading" });

  useEffect(() => {
    let isGone = false;
    let hasFailed = false;
    let isWantedAgain = false;
    const ask = () => {
      if (isGone) return;
      hasFailed = isWantedAgain = false;
      load().then(
        async (module) => {
          await whenReleased();
          if (!isGone) setState({ kind: "ready", module });
        },
        () => {
          hasFailed = true;
          // Retries when the connection returns, also if it returned before the failure was known.
          if (isWantedAgain) retry();
          else if (!isGone) setState({ kind: "failed", retry });
        },
      );
    };
    const retry = () => {
      isWantedAgain = true;
      if (!hasFailed || isGone) return;
      setState({ kind: "loading" });
      ask();
    };
    addEventListener("online", retry);
    when(ask);
    return () => {
      isGone = true;
      removeEventListener("online", retry);
    };
  }, [load, when]);

  return state;
}
