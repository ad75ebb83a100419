import type { RouterHistory } from "@tanstack/react-router";

/** `isOwnStep` is true if `travel` caused the step. */
type StepListener = (event: PopStateEvent, isOwnStep: boolean) => void;

/** Longest time a step in the history is waited for, in milliseconds; some web views take none. */
const STEP_TIMEOUT_MS = 500;

/** The last one decides. */
const interceptors: StepListener[] = [];
/** Ends the wait for a step of `travel`. */
let arrive: (() => void) | null = null;
let queue = Promise.resolve();

const intercept = (event: PopStateEvent) => {
  const isOwnStep = arrive !== null;
  arrive?.();
  interceptors.at(-1)?.(event, isOwnStep);
};

/**
 * The router's history, from which entries of layers can be hidden: a window calls its listeners in the order in which they were
 * added, so this one is added before that of the router.
 */
export function createPageHistory(create: () => RouterHistory): RouterHistory {
  listen();
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

/** Steps through the history; resolves with whether a step was taken. */
export function travel(by: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const finish = (hasArrived: boolean) => {
    clearTimeout(timer);
    arrive = null;
    resolve(hasArrived);
  };
  const timer = setTimeout(finish, STEP_TIMEOUT_MS, false);
  arrive = () => finish(true);
  history.go(by);
  return promise;
}

/** The same listener is added once. */
const listen = () => window.addEventListener("popstate", intercept);
