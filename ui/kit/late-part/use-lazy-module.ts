import { useEffect, useState } from "react";

/** Code on its way, there, or not to be had for now. */
type LazyModule<Module> =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly module: Module }
  | { readonly kind: "failed"; readonly retry: () => void };

/**
 * Fetches code when the component that needs it is first shown, and again when a lost connection is back. `load` must stay the
 * same function.
 */
export function useLazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<LazyModule<Module>>({ kind: "loading" });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks again.
  useEffect(() => {
    let isGone = false;
    let hasFailed = false;
    let isConnectionBack = false;
    const retry = () => {
      setState({ kind: "loading" });
      setAttempt((last) => last + 1);
    };
    // What the lost connection kept away comes with it, also where it was back before the failure was known.
    const retryOnline = () => {
      isConnectionBack = true;
      if (hasFailed) retry();
    };
    addEventListener("online", retryOnline);
    load().then(
      (module) => {
        if (!isGone) setState({ kind: "ready", module });
      },
      () => {
        if (isGone) return;
        hasFailed = true;
        if (isConnectionBack) retry();
        else setState({ kind: "failed", retry });
      },
    );
    return () => {
      isGone = true;
      removeEventListener("online", retryOnline);
    };
  }, [load, attempt]);

  return state;
}
