/** Longest wait for a quiet moment; a busy page and a tab behind others have none. */
const MAX_WAIT_MS = 2_000;

/** Calls once the page has nothing to do, and after two seconds at the latest. */
export function whenIdle(call: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(() => call(), { timeout: MAX_WAIT_MS });
  else setTimeout(call);
}
