import type { SessionUser } from "../session/session.ts";

/** Whose page this is (`pageOwnerOf`). What is kept of anybody else is forgotten. */
export const PAGE_OWNER_HEADER = "X-Page-Owner";

/** The owner of a page: the player with the country of the account, whose prices it shows; `guest` without a player. */
export function pageOwnerOf(user: Pick<SessionUser, "userId" | "countryCode"> | null): string {
  return user === null ? "guest" : `${user.userId}.${user.countryCode}`;
}

/** Stands at pages that may be kept (`may-keep-page.ts`). */
export const MAY_KEEP_HEADER = "X-May-Keep";
