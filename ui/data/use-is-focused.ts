import { focusManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

const subscribe = (listener: () => void) => focusManager.subscribe(listener);

/** Whether the page is seen and its window used: else queries ask for nothing again, and no timer of theirs needs to run. */
export const useIsFocused = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => focusManager.isFocused(),
    () => true,
  );
