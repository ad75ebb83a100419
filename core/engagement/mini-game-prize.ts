/** How likely each prize of the mini game is, 0 to 1, the best first; what is left is a blank. */
export const MINI_GAME_ODDS = [
  { code: "PRIZESUN", chance: 0.05 },
  { code: "PRIZEMOON", chance: 0.15 },
  { code: "PRIZESTAR", chance: 0.3 },
] as const;

/**
 * The prize of a round for a random number from 0 up to 1; `null` for a blank. A prize that the player still holds is none:
 * nobody has two of one coupon.
 */
export function miniGamePrizeOf(random: number, held: ReadonlySet<string>): string | null {
  let reached = 0;
  for (const { code, chance } of MINI_GAME_ODDS) {
    reached += chance;
    if (random < reached) return held.has(code) ? null : code;
  }
  return null;
}
