import { isPageResting, watchPageRest } from "./page-rest.ts";

/**
 * Calls `call` every `everyMs` milliseconds while the page is used, and at once whenever it is used again; while it rests, no
 * timer of this wakes up. The returned function ends it.
 */
export function repeatWhileUsed(call: () => void, everyMs: number): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = () => {
    clearInterval(timer);
    if (!isPageResting()) timer = setInterval(call, everyMs);
  };
  follow();
  const stopWatching = watchPageRest(() => {
    follow();
    if (!isPageResting()) call();
  });
  return () => {
    stopWatching();
    clearInterval(timer);
  };
}
