/** Minutes between two session checks where the server does not say (specification, section 9). */
export const SESSION_MINUTES_DEFAULT = 5;

/** Bounds for what the server says: below, checks would be a load; above, a timer would overflow its 32 bits. */
export const MIN_SESSION_MINUTES = 1;
export const MAX_SESSION_MINUTES = 1_440;

/** Milliseconds of a minute. */
export const MINUTE_MS = 60_000;

/** First delay after a check that did not reach the server, in milliseconds; it doubles with each further one. */
export const SESSION_RETRY_MS = 5_000;

/** Recoveries in a row before the session waits for its next regular check. */
export const MAX_RECOVERIES = 3;

/** Texts that a failed recovery of the launcher is reported with (specification, section 8). */
export const NATIVE_REFRESH_FAILED = "Native refresh execution failed";
export const NATIVE_REFRESH_UNAVAILABLE = "Native refresh method is not available.";

/** Where a tab keeps what the player was doing while its page is loaded again. */
export const KEPT_PLACE_KEY = "keptPlace";

/** Where a tab keeps that it has asked for the session of a player who is signed in on the native side: once is enough. */
export const NATIVE_SESSION_ASKED_KEY = "nativeSessionAsked";

/** Where a tab keeps the version its last forced reload was for: the same one never reloads twice in a row. */
export const RELOADED_FOR_KEY = "reloadedFor";

/** Limits of stored form input across a reload: number of fields, and characters of all fields. */
export const MAX_KEPT_FIELDS = 100;
export const MAX_KEPT_LETTERS = 100_000;

/** Where a tab keeps what a guest has asked for until they are signed in, and for how long, in milliseconds. */
export const PENDING_ACTION_KEY = "pendingAction";
export const MAX_PENDING_ACTION_MS = 15 * MINUTE_MS;
