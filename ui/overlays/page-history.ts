import type { RouterHistory } from "@tanstack/react-router";

/** The cause of a step: the player, `travel` (`own`), or a `travel` that had already timed out (`late`). */
type StepCause = "player" | "own" | "late";
type StepListener = (event: PopStateEvent, cause: StepCause) => void;
/** Whether the state of an entry is the one that a step leads to. */
type IsTarget = (state: unknown) => boolean;

/** Longest time a step in the history is waited for, in milliseconds; some web views take none, busy ones take longer. */
const STEP_TIMEOUT_MS = 500;
/** Longest time in which another document is expected to replace this one, in milliseconds. */
const LEAVE_TIMEOUT_MS = 10_000;

/** The last one decides. */
const interceptors: StepListener[] = [];
/** Ends the wait for a step of `travel`. */
let arrive: (() => void) | null = null;
/** Target of the last step of `travel`, if it had not come in time. */
let isLateTarget: IsTarget | null = null;
let queue = Promise.resolve();
/** Ends the time in which no steps are taken; `null` while they are. */
let endLeaving: (() => void) | null = null;

const intercept = (event: PopStateEvent) => {
  const isLate = isLateTarget?.(event.state) === true;
  const cause = arrive !== null ? "own" : isLate ? "late" : "player";
  isLateTarget = null;
  arrive?.();
  interceptors.at(-1)?.(event, cause);
};

/**
 * The router's history, from which entries of layers can be hidden: a window calls its listeners in the order in which they were
 * added, so this one is added before that of the router.
 */
export function createPageHistory(create: () => RouterHistory): RouterHistory {
  listen();
  endLeaving?.();
  return create();
}

/** Calls `interceptor` with each history step before the router receives it. Returns a function that removes it. */
export function interceptSteps(interceptor: StepListener): () => void {
  listen();
  interceptors.push(interceptor);
  return () => void interceptors.splice(interceptors.indexOf(interceptor), 1);
}

/** Runs tasks that change the history one after the other; resolves once this one is done. */
export function enqueueStep(task: () => Promise<unknown>): Promise<void> {
  // Browsers refuse entries that are added too often: then Back leaves the page.
  const done = () => undefined;
  queue = queue.then(task).then(done, done);
  return queue;
}

/** Resolves once every task that was enqueued by now is done. */
export const whenStepsDone = (): Promise<void> => queue;

/**
 * Loads another document by `leave`, once the steps before it are done. A step cancels such a navigation in all browsers, so
 * none is taken until this document has gone, or is shown again.
 */
export async function leaveDocument(leave: () => void): Promise<void> {
  await whenStepsDone();
  leaveNow(leave);
}

/** Whether another document, or this one again, is being loaded in place of this one. */
export const isLeaving = (): boolean => endLeaving !== null;

/**
 * Loads this document again, as `leaveDocument` does another one. Does nothing while the document is being left: several failures
 * may ask for the same reload.
 */
export async function reloadDocument(reload: () => void = () => window.location.reload()): Promise<void> {
  await whenStepsDone();
  if (!isLeaving()) leaveNow(reload);
}

function leaveNow(leave: () => void): void {
  endLeaving?.();
  const end = () => {
    clearTimeout(timer);
    window.removeEventListener("pageshow", end);
    endLeaving = null;
  };
  const timer = setTimeout(end, LEAVE_TIMEOUT_MS);
  window.addEventListener("pageshow", end);
  endLeaving = end;
  leave();
}

/**
 * Steps through the history; resolves with whether a step was taken in time. A step that is taken later is recognised by
 * `isTarget`. No step is taken while the document is left.
 */
export function travel(by: number, isTarget: IsTarget): Promise<boolean> {
  if (isLeaving()) return Promise.resolve(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const finish = (hasArrived: boolean) => {
    clearTimeout(timer);
    arrive = null;
    if (!hasArrived) isLateTarget = isTarget;
    resolve(hasArrived);
  };
  const timer = setTimeout(finish, STEP_TIMEOUT_MS, false);
  arrive = () => finish(true);
  history.go(by);
  return promise;
}

/** The same listener is added once. */
const listen = () => window.addEventListener("popstate", intercept);
