/** Attempts with unknown coupon codes within the window, in milliseconds, before further ones must wait. */
export const MAX_COUPON_TRIES = 10;
export const COUPON_TRIES_WINDOW_MS = 10 * 60_000;

/** Maximum characters of a coupon code as typed, blanks and hyphens included. */
export const MAX_COUPON_LENGTH = 64;

/** Rounds of the mini game that a player has a day, which ends at midnight UTC. */
export const MINI_GAME_ROUNDS_A_DAY = 3;
