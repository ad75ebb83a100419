import { instantToMs } from "../catalogue/instant-to-ms.ts";
import { MAX_CONTINUE_CANDIDATES } from "./constants.ts";
import type { LibraryGame } from "./library-game.ts";

/**
 * The part of a library from which `continueGamesOf` chooses: pages that only show games to continue with need not carry a
 * whole library. Which of them can be played depends on the device, which the server does not know.
 */
export function continueCandidatesOf(games: readonly LibraryGame[]): readonly LibraryGame[] {
  return games
    .filter(({ isHidden, standing }) => !isHidden && standing !== "refunded")
    .sort(compareLastUse)
    .slice(0, MAX_CONTINUE_CANDIDATES);
}

/** Last played or acquired first; equal ones by the time played. */
export const compareLastUse = (one: LibraryGame, other: LibraryGame): number =>
  lastUseOf(other) - lastUseOf(one) || other.playMinutes - one.playMinutes;

/** Last start, or else the acquisition, in milliseconds; 0 if neither is known. */
export const lastUseOf = ({ lastPlayedAt, acquiredAt }: LibraryGame): number =>
  instantToMs(lastPlayedAt) ?? instantToMs(acquiredAt) ?? 0;
