import { describe, expect, test } from "vitest";
import { callToActionFor, isOnlyElsewhere, timeUntilCallChange } from "#core/catalogue/call-to-action.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";
import { DAY_MS, HOUR_MS, instantIn, NOON } from "#tests/ui/support/builders.ts";

const IN_AMERICA = { countryCode: "US", shell: "web" } as const;

const NOWHERE = { launch: [], pre: [], chatLaunch: [], chatPre: [] };
const HERE = { ...NOWHERE, launch: ["US"] };
const HERE_SOON = { ...NOWHERE, pre: ["US"] };
const ELSEWHERE = { ...NOWHERE, launch: ["JP"] };
const OPEN = { availableFrom: instantIn(-HOUR_MS), sizeBytes: 18.2e9 };
const OPENS_LATER = { availableFrom: instantIn(DAY_MS), sizeBytes: 18.2e9 };

type CalledGame = Parameters<typeof callToActionFor>[0];
const gameWith = (change: Partial<CalledGame>): CalledGame => ({
  releaseAt: null,
  countdownStartAt: null,
  countries: HERE,
  preInstall: null,
  lifecycle: "LAUNCH",
  ...change,
});

describe("the call to action of a game page", () => {
  const past = instantIn(-DAY_MS);
  const later = instantIn(2 * DAY_MS);
  const SOON = { releaseAt: later, countries: HERE_SOON };
  const OPENS_THEN = { openAt: OPENS_LATER.availableFrom };
  const UNDATED = { releaseAt: undefined };
  test.each<[title: string, change: Partial<CalledGame>, kind: string, more?: object]>([
    ["is out here can be played", { releaseAt: past }, "launched"],
    ["is out elsewhere is explained", { releaseAt: past, countries: ELSEWHERE }, "elsewhere"],
    ["is out elsewhere has no date here", { releaseAt: past, countries: HERE_SOON }, "coming", { releaseAt: null }],
    ["is no longer offered has ended", { releaseAt: past, display: false }, "ended"],
    ["is a teaser without countries is announced only", { countries: NOWHERE, lifecycle: "TEASER" }, "announced"],
    ["is a teaser for other countries is explained", { countries: ELSEWHERE, lifecycle: "TEASER" }, "elsewhere"],
    ["is out, but in no country that is named, is explained", { releaseAt: past, countries: NOWHERE }, "elsewhere"],
    ["is prepared for, in no named country, is explained", { countries: NOWHERE, lifecycle: "CREATION" }, "elsewhere"],
    ["has a date comes", { releaseAt: later, countries: HERE_SOON }, "coming", { preInstall: null }],
    ["is out, on an unknown date, can be played", { ...UNDATED, lifecycle: "LAUNCH" }, "launched"],
    ["is not out, on an unknown date, comes", { ...UNDATED, lifecycle: "CREATION" }, "coming", UNDATED],
    ["has no known date or lifecycle is unknown", { ...UNDATED, lifecycle: null, preInstall: OPEN }, "unknown"],
    ["has no known lifecycle is out by its date", { releaseAt: past, lifecycle: null }, "launched"],
    ["has no known lifecycle, and no country, is unknown", { countries: NOWHERE, lifecycle: null }, "unknown"],
    [
      "has no known lifecycle, but other countries, is explained",
      { countries: ELSEWHERE, lifecycle: null },
      "elsewhere",
    ],
    ["has no known countries is unknown", { releaseAt: past, countries: { ...ELSEWHERE, launch: null } }, "unknown"],
    ["can be requested ahead says so", { ...SOON, preInstall: OPEN }, "coming", { preInstall: { openAt: null } }],
    ["can be requested later says when", { ...SOON, preInstall: OPENS_LATER }, "coming", { preInstall: OPENS_THEN }],
    ["counts down", { releaseAt: later, countdownStartAt: past, preInstall: OPEN }, "countdown", { releaseAt: later }],
  ])("a game that %s", (_title, change, kind, more = {}) => {
    expect(callToActionFor(gameWith(change), IN_AMERICA, NOON)).toMatchObject({ kind, ...more });
  });

  test("the chat app has lists of its own", () => {
    const game = gameWith({ releaseAt: past, countries: { ...HERE, chatLaunch: ["KR"] } });
    expect(callToActionFor(game, { countryCode: "US", shell: "chat" }, NOON)).toEqual({ kind: "elsewhere" });
    expect(callToActionFor(game, { countryCode: "KR", shell: "chat" }, NOON)).toEqual({ kind: "launched" });
  });

  const instant = fc.option(
    fc.integer({ min: -40, max: 40 }).map((hours) => instantIn(hours * HOUR_MS)),
    { nil: null },
  );
  const games = fc
    .record({
      releaseAt: instant,
      countdownStartAt: instant,
      countries: fc.constantFrom(HERE, HERE_SOON, ELSEWHERE, NOWHERE),
      preInstall: fc.option(fc.record({ availableFrom: instant, sizeBytes: fc.nat() }), { nil: null }),
    })
    .map(gameWith);

  test("never changes before the moment the page waits for", () => {
    forAll(games, fc.integer({ min: 0, max: 50 * HOUR_MS }), (game, passed) => {
      const wait = timeUntilCallChange(game, NOON);
      fc.pre(wait === null || passed < wait);
      expect(callToActionFor(game, IN_AMERICA, NOON + passed)).toEqual(callToActionFor(game, IN_AMERICA, NOON));
    });
  });

  test("waits for moments to come only", () => {
    forAll(games, (game) => (timeUntilCallChange(game, NOON) ?? 1) > 0);
  });
});

test.each([
  ["a game for another country", { countries: ELSEWHERE }, true],
  ["a game that is out here", { countries: HERE }, false],
  ["a game that comes here", { countries: HERE_SOON }, false],
  ["a game that is only announced", { countries: NOWHERE, lifecycle: "TEASER" }, false],
  ["a game that its publisher runs in countries it does not name", { countries: NOWHERE }, true],
] as const)("%s is offered only elsewhere or not", (_, change, isElsewhere) => {
  expect(isOnlyElsewhere(gameWith(change), IN_AMERICA)).toBe(isElsewhere);
});
