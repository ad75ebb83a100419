/** Whose page this is: the id of the player who is signed in, or `GUEST`. What is kept of anybody else is forgotten. */
export const PAGE_OWNER_HEADER = "X-Page-Owner";
export const GUEST = "guest";

/** Stands at pages that may be kept (`may-keep-page.ts`). */
export const MAY_KEEP_HEADER = "X-May-Keep";
