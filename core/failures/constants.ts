/** Code of the community service that is not open here (Spec §8: "lime"). */
export const LIME_CODE = 40904;

/** Codes that mean that there is nothing to show (Spec §8: "empty"). */
export const EMPTY_CODES: readonly number[] = [40901, 40902, 40903, 40905];

/** Code of a pre-install that had been requested before (Spec §8). */
export const ALREADY_REQUESTED_CODE = "NET_ERR_ALREADY_REQUEST_PRE_INSTALL";

/** Reason of a 403 about a game that its caller has no access to (Spec §6). */
export const CREDENTIAL_REASON = "credential";

/** Errors that are never reported (Spec §8). */
export const IGNORED_ERRORS: readonly string[] = ["ResizeObserver loop limit exceeded", "ChunkLoadError", "Whoops!"];

/** Errors that are not reported on test environments either (Spec §8). */
export const IGNORED_TEST_ERRORS: readonly string[] = ["Network Error", "timeout"];

/** Error messages of Chromium, Firefox and Safari for a script that failed to load, and ours for a style sheet. */
export const CHUNK_FAILURES: readonly string[] = [
  "Failed to fetch dynamically imported module",
  "error loading dynamically imported module",
  "Importing a module script failed",
  "no style sheet",
];

/** Retry delay in seconds after a 429 without a time. */
export const DEFAULT_RETRY_WAIT_S = 15;

/** Minimum retry delay, whatever the server requests, in seconds. */
export const MIN_RETRY_WAIT_S = 3;

/** Maximum retry delay, in seconds: one hour. */
export const MAX_RETRY_WAIT_S = 3_600;

/** Duration from which an answer of a service counts as slow, in milliseconds. */
export const SLOW_ANSWER_MS = 2_000;
