import type { RouterHistory } from "@tanstack/react-router";
import { routerKeyOf } from "#ui/context/router-state.ts";

/** Longest time in which another document is expected to replace this one, in milliseconds. */
const LEAVE_TIMEOUT_MS = 10_000;

let queue = Promise.resolve();
/** The time in which another document is loaded and no steps are taken; `null` outside it. */
let leaving: { readonly end: () => void; readonly ended: Promise<void> } | null = null;

/** The router's history, which reports changes of the page only: entries of layers have the page's own key. */
export function createPageHistory(create: () => RouterHistory): RouterHistory {
  leaving?.end();
  const pages = create();
  const { subscribe } = pages;
  let key = routerKeyOf(pages.location.state);
  let isSamePage = false;
  // Subscribed before the listeners that read `isSamePage`.
  subscribe(({ location }) => {
    const next = routerKeyOf(location.state);
    isSamePage = next !== undefined && next === key;
    key = next;
  });
  return Object.assign(pages, {
    subscribe: (listener: Parameters<typeof subscribe>[0]) =>
      subscribe((change) => {
        if (!isSamePage) listener(change);
      }),
  });
}

/** Runs tasks that change the history one after the other; resolves once this one is done. */
export function enqueueStep(task: () => Promise<unknown>): Promise<void> {
  const done = () => undefined;
  queue = queue.then(task).then(done, done);
  return queue;
}

/** Begins anew, without the tasks that another `LayerHistory` has enqueued. */
export function clearSteps(): void {
  queue = Promise.resolve();
}

/** Resolves once every task that was enqueued by now is done. */
export const whenStepsDone = (): Promise<void> => queue;

/** Resolves after what React has to show, and after what else a press leads to. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Resolves once the history entries match the layers that are open, or have just closed. */
export const whenInStep = (): Promise<void> => nextTask().then(whenStepsDone);

/**
 * Loads another document by `leave`, once the steps before it are done. A step cancels such a navigation in all browsers, so
 * none is taken until this document has gone, or is shown again.
 */
export async function leaveDocument(leave: () => void): Promise<void> {
  await whenStepsDone();
  leaveNow(leave);
}

/** Loads the document at `address` in place of this one, as `leaveDocument` does. */
export const goToDocument = (address: string): Promise<void> => leaveDocument(() => window.location.assign(address));

/** Whether another document, or this one again, is being loaded in place of this one. */
export const isLeaving = (): boolean => leaving !== null;

/** Resolves once no other document is being loaded in place of this one: it could not be, or this one is shown again. */
export async function whenStaying(): Promise<void> {
  while (leaving !== null) await leaving.ended;
}

/**
 * Loads this document again, as `leaveDocument` does another one. Does nothing while the document is being left: several failures
 * may ask for the same reload.
 */
export async function reloadDocument(reload: () => void = () => window.location.reload()): Promise<void> {
  await whenStepsDone();
  if (!isLeaving()) leaveNow(reload);
}

function leaveNow(leave: () => void): void {
  leaving?.end();
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const end = () => {
    clearTimeout(timer);
    window.removeEventListener("pageshow", end);
    leaving = null;
    resolve();
  };
  const timer = setTimeout(end, LEAVE_TIMEOUT_MS);
  window.addEventListener("pageshow", end);
  leaving = { end, ended };
  leave();
}
