import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** False on the server and in the first render of the browser, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
