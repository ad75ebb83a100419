import { ageGateOf } from "#core/catalogue/age-gate.ts";
import type { AgeRating } from "#core/catalogue/game.ts";
import type { Visit } from "#ui/context/visit-store.ts";

/** Age that a player still has to show for a game with these ratings; `null` where nothing is asked (again). */
export function ageToAskFor(ratings: readonly AgeRating[] | null, { countryCode, age = -1 }: Visit): number | null {
  const needed = ageGateOf(ratings, countryCode);
  return needed === null || age >= needed ? null : needed;
}
