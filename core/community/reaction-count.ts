/** Number of reactions once the player has added one or taken it back; `null` if it is not known. */
export function reactionsAfter(count: number | null, isAdded: boolean): number | null {
  return count === null ? null : Math.max(0, count + (isAdded ? 1 : -1));
}
