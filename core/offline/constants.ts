const DAY_MS = 24 * 60 * 60 * 1_000;

/** How many pages are kept on a device, the last seen ones. */
export const MAX_KEPT_PAGES = 40;
/** How long a page is kept, in milliseconds: prices and dates on it mislead after that. */
export const KEEP_PAGE_FOR_MS = 14 * DAY_MS;
/**
 * Age in milliseconds after which a cached page is refreshed when the player has reached it by client-side navigation;
 * equal to the refresh time of other players' posts. So no cached page keeps posts that were hidden or deleted.
 */
export const KEPT_PAGE_FRESH_FOR_MS = 30_000;

/** How many scripts, style sheets and fonts are kept: those of some builds. */
export const MAX_KEPT_FILES = 600;
/** How many pictures are kept. */
export const MAX_KEPT_ART = 300;
/** How long files and pictures are kept, in milliseconds. */
export const KEEP_FILE_FOR_MS = 60 * DAY_MS;

/** How long the network is waited for where a kept page could be shown instead, in milliseconds: as long as for any call. */
export const PAGE_WAIT_MS = 5_000;
