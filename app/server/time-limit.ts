import type { PageRequest } from "./render-page.tsx";

/** Rejects with the signal's reason once it is aborted, whether `work` takes notice of it or not. */
export function untilAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener("abort", giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", giveUp));
  });
}

/** `fetch` for a page: its calls end with the time for the page. */
export const fetchUntil =
  (deadline: AbortSignal, fetch: PageRequest["publisherFetch"]): PageRequest["publisherFetch"] =>
  (address, init) => {
    const signal = init.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
    return untilAborted(deadline, fetch(address, { ...init, signal }));
  };
