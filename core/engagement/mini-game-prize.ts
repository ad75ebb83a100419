/** Probability of each prize of the mini game, 0 to 1, the best first; the remainder is a blank. */
export const MINI_GAME_ODDS = [
  { code: "PRIZESUN", chance: 0.05 },
  { code: "PRIZEMOON", chance: 0.15 },
  { code: "PRIZESTAR", chance: 0.3 },
] as const;

/**
 * Prize of a round for a random number in [0, 1); `null` for a blank. A prize that the player already holds becomes a
 * blank, because a coupon is held once.
 */
export function miniGamePrizeOf(random: number, held: ReadonlySet<string>): string | null {
  let reached = 0;
  for (const { code, chance } of MINI_GAME_ODDS) {
    reached += chance;
    if (random < reached) return held.has(code) ? null : code;
  }
  return null;
}
