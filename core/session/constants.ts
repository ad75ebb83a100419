/** Minutes between two session checks if the server does not say (Spec §9). */
export const SESSION_MINUTES_DEFAULT = 5;

/** Limits of the server's value, which may be a fraction: below three seconds, checks would be a load; above, a timer would overflow. */
export const MIN_SESSION_MINUTES = 0.05;
export const MAX_SESSION_MINUTES = 1_440;

/** Milliseconds of a minute. */
export const MINUTE_MS = 60_000;

/** First delay after a check that did not reach the server, in milliseconds; it doubles with each further one. */
export const SESSION_RETRY_MS = 5_000;

/** Recoveries in a row before the session waits for its next regular check. */
export const MAX_RECOVERIES = 3;

/** Texts that a failed recovery of the launcher is reported with (Spec §8). */
export const NATIVE_REFRESH_FAILED = "Native refresh execution failed";
export const NATIVE_REFRESH_UNAVAILABLE = "Native refresh method is not available.";

/** Key in session storage of the state of the page during a reload. */
export const PAGE_SNAPSHOT_KEY = "pageState";

/**
 * Key in session storage that is set once the tab has requested the session of a natively signed-in player; it does so
 * once.
 */
export const NATIVE_SESSION_ASKED_KEY = "nativeSessionAsked";

/** Key in session storage that is set once the native side was asked to sign the tab on, until a page has a player. */
export const RECONNECT_ASKED_KEY = "reconnectAsked";

/** Key in local storage of the player that the device was last seen with; absent once a check has found a guest. */
export const LAST_PLAYER_KEY = "lastPlayer";

/** Key in session storage of the version of the last forced reload: the same version never reloads twice in a row. */
export const RELOADED_FOR_KEY = "reloadedFor";

/** Limits of the stored state of a page: number of values, and characters of all of them as JSON. */
export const MAX_SNAPSHOT_VALUES = 100;
export const MAX_SNAPSHOT_CHARACTERS = 100_000;

/** Key in session storage of an action that waits for the sign-in, and its lifetime in milliseconds. */
export const PENDING_ACTION_KEY = "pendingAction";
export const MAX_PENDING_ACTION_MS = 15 * MINUTE_MS;
