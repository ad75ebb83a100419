const DAY_MS = 24 * 60 * 60 * 1_000;

/** Maximum number of cached pages, the last seen ones. */
export const MAX_CACHED_PAGES = 40;
/** Lifetime of a cached page in milliseconds: prices and dates on it mislead after that. */
export const CACHED_PAGE_TTL_MS = 14 * DAY_MS;
/**
 * Age in milliseconds after which a cached page is refreshed when the player has reached it by client-side navigation;
 * equal to the refresh time of other players' posts. So no cached page keeps posts that were hidden or deleted.
 */
export const CACHED_PAGE_FRESH_MS = 30_000;

/** Maximum number of cached scripts, style sheets and fonts: those of some builds. */
export const MAX_CACHED_FILES = 600;
/** Maximum number of cached pictures. */
export const MAX_CACHED_PICTURES = 300;
/** Lifetime of cached files and pictures in milliseconds. */
export const CACHED_FILE_TTL_MS = 60 * DAY_MS;

/** Network timeout in milliseconds if a cached page exists: as long as for any call. */
export const PAGE_WAIT_MS = 5_000;
