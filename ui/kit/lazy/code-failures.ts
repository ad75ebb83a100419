/** What the rest of a page does without code that has failed to load. */
type FailedCode = "page" | "part";

type Listener = (error: unknown, code: FailedCode) => void;

const listeners = new Set<Listener>();

/** Calls `listener` each time code has failed to load although there is a connection. Returns a function that unsubscribes. */
export function watchCodeFailures(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportCodeFailure(error: unknown, code: FailedCode): void {
  for (const listener of listeners) listener(error, code);
}
