/** Days after which a closed account is deleted; until then its player can keep it. */
export const ACCOUNT_GRACE_DAYS = 14;

/** Days between two changes of an account's country. */
export const COUNTRY_CHANGE_DAYS = 90;

/** Minimum code points of a password, after NFC (NIST SP 800-63B requires 8 or more). */
export const MIN_PASSWORD_LENGTH = 8;
/** Maximum code points of a password, after NFC. */
export const MAX_PASSWORD_LENGTH = 128;
/** Minimum code points of a password beside the player's own name. */
export const MIN_BESIDE_NAME = 4;

/** Failed sign-ins in a row of an account, or of a network, before further ones must wait. */
export const ACCOUNT_FREE_FAILURES = 5;
export const NETWORK_FREE_FAILURES = 100;

/** Delay after the last free failure, in milliseconds; it doubles with each further one, up to the maximum. */
export const SIGN_IN_WAIT_MS = 60_000;
export const MAX_SIGN_IN_WAIT_MS = 15 * 60_000;

/** Time without a failed sign-in after which one failure of an account, or of a network, expires, in milliseconds. */
export const ACCOUNT_FAILURE_FORGIVEN_MS = 3_600_000;
export const NETWORK_FAILURE_FORGIVEN_MS = 60_000;
