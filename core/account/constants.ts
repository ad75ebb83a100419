/** Days between two changes of an account's country. */
export const COUNTRY_CHANGE_DAYS = 90;

/** Code points of a password at least, after NFC (NIST SP 800-63B asks for 8 or more). */
export const MIN_PASSWORD_LENGTH = 8;
/** Code points of a password at most, after NFC. */
export const MAX_PASSWORD_LENGTH = 128;
/** Code points that a password with the player's own name in it has beside the name at least. */
export const MIN_BESIDE_NAME = 4;

/** Failed sign-ins in a row that an account, and a network, can have before sign-ins have to wait. */
export const ACCOUNT_FREE_FAILURES = 5;
export const NETWORK_FREE_FAILURES = 100;

/** Milliseconds until the next sign-in after the last free failure; doubles with each further one, up to the longest. */
export const SIGN_IN_WAIT_MS = 60_000;
export const MAX_SIGN_IN_WAIT_MS = 15 * 60_000;

/** Milliseconds without a failed sign-in after which one failure of an account, and of a network, no longer counts. */
export const ACCOUNT_FAILURE_FORGIVEN_MS = 3_600_000;
export const NETWORK_FAILURE_FORGIVEN_MS = 60_000;
