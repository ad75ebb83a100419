import { describe, expect, test } from "vitest";
import type { StartAudience } from "#core/catalogue/start-platform.ts";
import {
  LIBRARY_FILTERS,
  LIBRARY_SORTS,
  MAX_CONTINUE_CANDIDATES,
  MAX_CONTINUE_GAMES,
} from "#core/library/constants.ts";
import { continueCandidatesOf } from "#core/library/continue-candidates.ts";
import type { LibraryGame } from "#core/library/library-game.ts";
import { arrangeLibrary, continueGamesOf, countLibrary, type LibraryChoice } from "#core/library/library-list.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";
import { buildGameSummary, buildLibraryGame, DAY_MS, HOUR_MS, instantIn, NOON } from "#tests/ui/support/builders.ts";

const audience: StartAudience = { countryCode: "US", device: "windows", shell: "web" };
const context = {
  audience,
  nowMs: NOON,
  compareTitles: (one: string, other: string) => one.localeCompare(other, "en"),
};

const gameOf = (
  gameCode: string,
  change: Partial<LibraryGame> = {},
  game: Parameters<typeof buildGameSummary>[0] = {},
) => buildLibraryGame({ game: buildGameSummary({ gameCode, title: gameCode, ...game }), ...change });
const codesOf = (games: readonly LibraryGame[]) => games.map(({ game }) => game.gameCode);
const arrange = (games: readonly LibraryGame[], choice: Partial<LibraryChoice> = {}) =>
  codesOf(arrangeLibrary(games, { query: "", filter: "all", sort: "title", ...choice }, context));

describe("the library", () => {
  const games = [
    gameOf("played", { lastPlayedAt: instantIn(-HOUR_MS), playMinutes: 30 }),
    gameOf("bought", { acquiredAt: instantIn(-DAY_MS), playMinutes: 90 }),
    gameOf("gift", { isGift: true, acquiredAt: instantIn(-2 * DAY_MS) }),
    gameOf("soon", {}, { releaseAt: instantIn(DAY_MS) }),
    gameOf("hidden", { isHidden: true, isGift: true }),
    gameOf("refunded", { standing: "refunded" }),
  ];

  test.each([
    ["all", ["bought", "gift", "played", "refunded", "soon"]],
    ["playable", ["bought", "gift", "played"]],
    ["upcoming", ["soon"]],
    ["gifts", ["gift"]],
    ["hidden", ["hidden"]],
  ] as const)("shows under %s", (filter, codes) => {
    expect(arrange(games, { filter })).toEqual(codes);
    expect(countLibrary(games, context)[filter]).toBe(codes.length);
  });

  test.each([
    ["played", ["played", "bought", "gift", "refunded", "soon"]],
    ["acquired", ["bought", "gift", "played", "refunded", "soon"]],
    ["time", ["bought", "played", "gift", "refunded", "soon"]],
    ["title", ["bought", "gift", "played", "refunded", "soon"]],
  ] as const)("is in the order %s", (sort, codes) => {
    expect(arrange(games, { sort })).toEqual(codes);
  });
});

describe("the search of the library", () => {
  const games = [
    gameOf("tl", {}, { title: "Throne and Liberty", tags: ["Castle sieges"] }),
    gameOf("bns", { goods: [{ goodsId: "bns-deluxe", contentType: "EDITION", title: "Deluxe-Ausgabe für Später" }] }),
    gameOf("bnskr", {}, { title: "블레이드 & 소울" }),
  ];

  test.each([
    ["throne", ["tl"]],
    ["LIBERTY  throne", ["tl"]],
    ["ｔｈｒｏｎｅ", ["tl"]],
    ["siege", ["tl"]],
    ["thr\u200Bone\u3164", ["tl"]],
    ["spater ausgabe", ["bns"]],
    ["블레이드", ["bnskr"]],
    ["블레이", ["bnskr"]],
    ["throne castle nothing", []],
    ["   ", ["bns", "tl", "bnskr"]],
  ])("finds for %j", (query, codes) => {
    expect(arrange(games, { query })).toEqual(codes);
  });
});

test("the games to continue with are those that can be played or open soon, the last played first", () => {
  const games = [
    gameOf("ended", {}, { display: false }),
    gameOf("refunded", { standing: "refunded" }),
    gameOf("hidden", { isHidden: true, lastPlayedAt: instantIn(-HOUR_MS) }),
    gameOf("never"),
    gameOf("long", { playMinutes: 600 }),
    gameOf("soon", { acquiredAt: instantIn(-DAY_MS) }, { releaseAt: instantIn(DAY_MS) }),
    gameOf("last", { lastPlayedAt: instantIn(-2 * HOUR_MS) }),
  ];
  expect(codesOf(continueGamesOf(games, context))).toEqual(["last", "soon", "long", "never"]);
});

describe("any library", () => {
  const instant = fc.option(fc.integer({ min: -1_000, max: 1_000 }).map((hours) => instantIn(hours * HOUR_MS)));
  const item = fc
    .record({
      title: fc.string({ unit: "grapheme", maxLength: 12 }),
      releaseAt: instant,
      display: fc.boolean(),
      standing: fc.constantFrom("owned", "refunded", "not_owned"),
      isGift: fc.boolean(),
      acquiredAt: instant,
      preInstallStatus: fc.integer({ min: 0, max: 3 }),
      lastPlayedAt: instant,
      playMinutes: fc.nat(),
      isHidden: fc.boolean(),
    })
    .map(({ title, releaseAt, display, ...change }) => ({ game: { title, releaseAt, display }, change }));
  const library = fc
    .array(item, { maxLength: 12 })
    .map((items) => items.map(({ game, change }, at) => gameOf(`g${at}`, change as Partial<LibraryGame>, game)));
  const choice = fc.record({
    query: fc.string({ unit: "grapheme", maxLength: 4 }),
    filter: fc.constantFrom(...LIBRARY_FILTERS),
    sort: fc.constantFrom(...LIBRARY_SORTS),
  });

  test("is divided into the hidden games and all others", () => {
    forAll(library, (games) => {
      const both = [...arrange(games, { filter: "all" }), ...arrange(games, { filter: "hidden" })];
      expect(both.sort()).toEqual(codesOf(games).sort());
    });
  });

  test("shows a part of itself once, in the same order for any order of the answer", () => {
    forAll(library, choice, (games, chosen) => {
      const shown = arrange(games, chosen);
      expect(new Set(shown).size).toBe(shown.length);
      expect(codesOf(games)).toEqual(expect.arrayContaining(shown));
      expect(arrange(games.toReversed(), chosen)).toEqual(shown);
    });
  });

  test("is not filtered by an empty query, and finds every game by its own title", () => {
    forAll(library, (games) => {
      for (const { game, isHidden } of games) {
        const filter = isHidden ? "hidden" : "all";
        expect(arrange(games, { filter, query: game.title })).toContain(game.gameCode);
      }
    });
  });

  test("continues only with games that its own filters show", () => {
    forAll(library, (games) => {
      const shown = [...arrange(games, { filter: "playable" }), ...arrange(games, { filter: "upcoming" })];
      expect(shown).toEqual(expect.arrayContaining(codesOf(continueGamesOf(games, context)) as string[]));
    });
  });
});

describe("the games that a page carries to continue with", () => {
  test("are the last used ones, without hidden and refunded games", () => {
    const games = [
      gameOf("old", { acquiredAt: instantIn(-DAY_MS) }),
      gameOf("new", { lastPlayedAt: instantIn(-HOUR_MS) }),
      gameOf("hidden", { isHidden: true }),
      gameOf("refunded", { standing: "refunded" }),
    ];
    expect(codesOf(continueCandidatesOf(games))).toEqual(["new", "old"]);
  });

  test("are few for a library of any size, and give the same games as the library itself", () => {
    const games = Array.from({ length: 1_000 }, (_, at) =>
      gameOf(`game-${at}`, { lastPlayedAt: instantIn(-at * HOUR_MS) }),
    );
    const candidates = continueCandidatesOf(games);
    expect(candidates).toHaveLength(MAX_CONTINUE_CANDIDATES);
    expect(continueGamesOf(candidates, context)).toEqual(continueGamesOf(games, context));
    expect(continueGamesOf(games, context)).toHaveLength(MAX_CONTINUE_GAMES);
  });
});
