import { needsRecovery } from "#core/failures/classify-failure.ts";
import type { Result } from "#core/failures/request-failure.ts";

type Listener = () => void;

const refusedListeners = new Set<Listener>();
const endedListeners = new Set<Listener>();
let underWay = 0;

/**
 * Wraps a gateway whose calls bypass the query cache: the session keeper still sees that a call is in flight, and that
 * one was refused because of a missing session.
 */
export const direct = <Gateway extends object>(gateway: Gateway): Gateway =>
  new Proxy(gateway, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      return (...input: unknown[]): Promise<Result<unknown>> => follow(Reflect.apply(method, target, input));
    },
  });

async function follow(call: Promise<Result<unknown>>): Promise<Result<unknown>> {
  underWay += 1;
  try {
    const result = await call;
    if (!result.ok && needsRecovery(result.failure)) tell(refusedListeners);
    return result;
  } finally {
    underWay -= 1;
    if (underWay === 0) tell(endedListeners);
  }
}

export const areDirectCallsUnderWay = (): boolean => underWay > 0;

/** Calls `listener` whenever the last call that was under way has ended; the returned function ends that. */
export const whenDirectCallsEnd = (listener: Listener): (() => void) => listen(endedListeners, listener);

/** Calls `listener` at each 401; the returned function ends that. */
export const hearRefusedCalls = (listener: Listener): (() => void) => listen(refusedListeners, listener);

function listen(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function tell(listeners: ReadonlySet<Listener>): void {
  for (const listener of [...listeners]) listener();
}
