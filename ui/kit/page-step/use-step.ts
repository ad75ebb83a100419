import { createContext, startTransition, useContext, useEffect, useState } from "react";
import { whenPainted } from "#ui/kit/lazy/when-painted.ts";

/** Whether a part that renders for the first time waits until the first view of its page has been painted. */
export const PageSteps = createContext<() => boolean>(() => false);

/** Whether a part of the page is to be rendered by now: at once, or in a step of its own after the first view. */
export function useStep(): boolean {
  const isInSteps = useContext(PageSteps);
  const [isDue, setDue] = useState(() => !isInSteps());
  useEffect(() => {
    if (!isDue) whenPainted(() => startTransition(() => setDue(true)));
  }, [isDue]);
  return isDue;
}
