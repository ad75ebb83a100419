import type { SessionUser } from "../session/session.ts";

/** Owner of the page (`pageOwnerOf`). The service worker deletes cached pages of other owners. */
export const PAGE_OWNER_HEADER = "X-Page-Owner";

/** The owner of a page: the player with the country of the account, whose prices it shows; `guest` without a player. */
export function pageOwnerOf(user: Pick<SessionUser, "userId" | "countryCode"> | null): string {
  return user === null ? "guest" : `${user.userId}.${user.countryCode}`;
}

/** Marks pages that may be cached (`may-cache-page.ts`). */
export const MAY_CACHE_HEADER = "X-May-Keep";
