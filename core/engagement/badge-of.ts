/** Most of something that a badge counts. */
const MAX_BADGE = 99;

/** Text of a badge for a count, in the digits that `number` writes: empty for 0, `99+` for more than 99. */
export function badgeOf(count: number, number: (value: number) => string): string {
  if (!(count >= 1)) return "";
  return count > MAX_BADGE ? `${number(MAX_BADGE)}+` : number(Math.floor(count));
}
