import { instantToMs } from "../catalogue/instant-to-ms.ts";
import type { StartAudience } from "../catalogue/start-platform.ts";
import type { EpochMilliseconds } from "../ports/device.ts";
import { foldCase } from "../texts/fold-code.ts";
import { breakMarks } from "../texts/normalize-text.ts";
import { withoutUnseen } from "../texts/visible-text.ts";
import { type LibraryFilter, type LibrarySort, MAX_CONTINUE_GAMES, MAX_LIBRARY_QUERY_LENGTH } from "./constants.ts";
import { compareLastUse, lastUseOf } from "./continue-candidates.ts";
import type { LibraryGame } from "./library-game.ts";
import { type LibraryStateKind, libraryStateOf } from "./library-state.ts";

export interface LibraryChoice {
  /** Text that the player has typed. */
  readonly query: string;
  readonly filter: LibraryFilter;
  readonly sort: LibrarySort;
}

export interface LibraryContext {
  readonly audience: StartAudience;
  readonly nowMs: EpochMilliseconds;
}

const PLAYABLE: ReadonlySet<LibraryStateKind> = new Set(["play", "install"]);
const UPCOMING: ReadonlySet<LibraryStateKind> = new Set(["pre_installed", "upcoming"]);
const MARKS = /\p{M}/gu;

/**
 * Games of the library that match the query and the filter, in order. Every word of the query must occur in the title,
 * the tags or the owned goods, without regard to case and accents. Games without the value of the order come last;
 * equal ones are in the order of their titles, which `compareTitles` gives for the reader's language.
 */
export function arrangeLibrary(
  games: readonly LibraryGame[],
  { query, filter, sort }: LibraryChoice,
  context: LibraryContext & { readonly compareTitles: (one: string, other: string) => number },
): readonly LibraryGame[] {
  const words = wordsOf(query);
  const { compareTitles } = context;
  return games
    .filter((item) => isInFilter(item, filter, context) && hasWords(item, words))
    .sort(
      (one, other) =>
        rankOf(other, sort) - rankOf(one, sort) ||
        compareTitles(one.game.title, other.game.title) ||
        (one.game.gameCode < other.game.gameCode ? -1 : 1),
    );
}

/** Number of games under each filter. */
export function countLibrary(
  games: readonly LibraryGame[],
  context: LibraryContext,
): Readonly<Record<LibraryFilter, number>> {
  const count = (filter: LibraryFilter) => games.filter((item) => isInFilter(item, filter, context)).length;
  return {
    all: count("all"),
    playable: count("playable"),
    upcoming: count("upcoming"),
    gifts: count("gifts"),
    hidden: count("hidden"),
  };
}

/** Games to continue with: playable or opening soon and not hidden, the last played or acquired first. */
export function continueGamesOf(games: readonly LibraryGame[], context: LibraryContext): readonly LibraryGame[] {
  return games
    .filter((item) => isInFilter(item, "playable", context) || isInFilter(item, "upcoming", context))
    .sort(compareLastUse)
    .slice(0, MAX_CONTINUE_GAMES);
}

function isInFilter(item: LibraryGame, filter: LibraryFilter, { audience, nowMs }: LibraryContext): boolean {
  if (item.isHidden) return filter === "hidden";
  switch (filter) {
    case "all":
      return true;
    case "playable":
      return PLAYABLE.has(libraryStateOf(item, audience, nowMs).kind);
    case "upcoming":
      return UPCOMING.has(libraryStateOf(item, audience, nowMs).kind);
    case "gifts":
      return item.isGift;
    case "hidden":
      return false;
  }
}

/** Value that an order sorts by, the highest first; 0 without one. */
function rankOf(item: LibraryGame, sort: LibrarySort): number {
  switch (sort) {
    case "played":
      return lastUseOf(item);
    case "acquired":
      return instantToMs(item.acquiredAt) ?? 0;
    case "time":
      return item.playMinutes;
    case "title":
      return 0;
  }
}

function hasWords({ game, goods }: LibraryGame, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = foldForSearch([game.title, ...game.tags, ...goods.map(({ title }) => title)].join("\n"));
  return words.every((word) => text.includes(word));
}

function wordsOf(query: string): readonly string[] {
  return foldForSearch(query.slice(0, MAX_LIBRARY_QUERY_LENGTH))
    .split(/\s+/u)
    .filter((word) => word !== "");
}

/** Korean syllables become letters, so that a syllable matches while it is being typed. */
const foldForSearch = (text: string): string =>
  foldCase(breakMarks(withoutUnseen(text)))
    .normalize("NFKD")
    .replaceAll(MARKS, "");
