/** Maximum wait: a busy page and a background tab are never idle. */
const MAX_WAIT_MS = 2_000;

/** Calls when the page is idle, after two seconds at the latest. Returns a function that cancels the call. */
export function whenIdle(call: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const id = requestIdleCallback(() => call(), { timeout: MAX_WAIT_MS });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(call);
  return () => clearTimeout(timer);
}
