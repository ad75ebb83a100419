/** Days between two changes of an account's country. */
export const COUNTRY_CHANGE_DAYS = 90;

/** Code points of a password at least, after NFC (NIST SP 800-63B asks for 8 or more). */
export const MIN_PASSWORD_LENGTH = 8;
/** Code points of a password at most, after NFC. */
export const MAX_PASSWORD_LENGTH = 128;
/** Code points that a password with the player's own name in it has beside the name at least. */
export const MIN_BESIDE_NAME = 4;
