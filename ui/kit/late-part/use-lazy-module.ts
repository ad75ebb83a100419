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
    const retry = () => {
      setState({ kind: "loading" });
      setAttempt((last) => last + 1);
    };
    load().then(
      (module) => {
        if (!isGone) setState({ kind: "ready", module });
      },
      () => {
        if (isGone) return;
        setState({ kind: "failed", retry });
        // What the lost connection kept away comes with it.
        addEventListener("online", retry);
      },
    );
    return () => {
      isGone = true;
      removeEventListener("online", retry);
    };
  }, [load, attempt]);

  return state;
}
