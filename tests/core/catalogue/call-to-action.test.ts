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
  const cases: readonly (readonly [string, Partial<CalledGame>, object])[] = [
    ["a game that is out here can be played", { releaseAt: past, countries: HERE }, { kind: "launched" }],
    ["a game that is out elsewhere is explained", { releaseAt: past, countries: ELSEWHERE }, { kind: "elsewhere" }],
    [
      "a game that is out elsewhere and comes here has no date yet",
      { releaseAt: past, countries: HERE_SOON },
      { kind: "coming", releaseAt: null },
    ],
    [
      "a game that is no longer offered has ended",
      { releaseAt: past, countries: HERE, display: false },
      { kind: "ended" },
    ],
    [
      "a teaser without countries is announced only",
      { releaseAt: null, countries: NOWHERE, lifecycle: "TEASER" },
      { kind: "announced" },
    ],
    [
      "a teaser with lists of other countries is explained",
      { releaseAt: null, countries: ELSEWHERE, lifecycle: "TEASER" },
      { kind: "elsewhere" },
    ],
    [
      "a game that is out, but in no country that is named, is explained",
      { releaseAt: past, countries: NOWHERE, lifecycle: "LAUNCH" },
      { kind: "elsewhere" },
    ],
    [
      "a game that is being prepared for, but in no country that is named, is explained",
      { releaseAt: later, countries: NOWHERE, lifecycle: "CREATION" },
      { kind: "elsewhere" },
    ],
    ["a game with a date comes", { releaseAt: later, countries: HERE_SOON }, { kind: "coming", preInstall: null }],
    [
      "a game that is out, on a date that is not known, can be played",
      { releaseAt: undefined, countries: HERE, lifecycle: "LAUNCH" },
      { kind: "launched" },
    ],
    [
      "a game that is not out yet, on a date that is not known, comes without a word of the date",
      { releaseAt: undefined, countries: HERE, lifecycle: "CREATION" },
      { kind: "coming", releaseAt: undefined },
    ],
    [
      "a game of which neither the date nor the lifecycle is known is neither out nor to come",
      { releaseAt: undefined, countries: HERE, lifecycle: null, preInstall: OPEN },
      { kind: "unknown" },
    ],
    [
      "a game without a known lifecycle is out by its date",
      { releaseAt: past, countries: HERE, lifecycle: null },
      { kind: "launched" },
    ],
    [
      "a game without a known lifecycle that no country names is neither announced nor elsewhere",
      { releaseAt: null, countries: NOWHERE, lifecycle: null },
      { kind: "unknown" },
    ],
    [
      "a game without a known lifecycle that other countries name is explained",
      { releaseAt: null, countries: ELSEWHERE, lifecycle: null },
      { kind: "elsewhere" },
    ],
    [
      "a game of which it is not known where it is offered is neither out, to come nor elsewhere",
      { releaseAt: past, countries: { ...ELSEWHERE, launch: null } },
      { kind: "unknown" },
    ],
    [
      "an open pre-install can be requested",
      { releaseAt: later, countries: HERE_SOON, preInstall: OPEN },
      { kind: "coming", preInstall: { openAt: null } },
    ],
    [
      "a later pre-install says when",
      { releaseAt: later, countries: HERE_SOON, preInstall: OPENS_LATER },
      { preInstall: { openAt: OPENS_LATER.availableFrom } },
    ],
    [
      "a running countdown counts",
      { releaseAt: later, countdownStartAt: past, countries: HERE, preInstall: OPEN },
      { kind: "countdown", releaseAt: later },
    ],
  ];
  test.each(cases)("%s", (_title, change, expected) => {
    expect(callToActionFor(gameWith(change), IN_AMERICA, NOON)).toMatchObject(expected);
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
