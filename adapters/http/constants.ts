/** Timeout of a call until its complete answer, headers and body, in milliseconds (Spec §9). */
export const DEFAULT_TIMEOUT_MS = 5000;
/** Longest answer taken in; a longer one is not an answer of the publisher API. */
export const MAX_ANSWER_BYTES = 10 * 1024 * 1024;

/** Cursor of a page that cannot be requested; no server sends an empty one. */
export const LOST_CURSOR = "";

/** Game code of the publisher's own site, for content of all games. */
export const PORTAL_GAME_CODE = "plaync";
