/** Most unread notifications that a badge counts. */
const BADGE_MAX = 99;

/** What the badge of unread notifications shows: nothing for none, `99+` for more than 99. */
export function badgeOf(count: number): string {
  if (!(count >= 1)) return "";
  return count > BADGE_MAX ? `${BADGE_MAX}+` : Math.floor(count).toString();
}
