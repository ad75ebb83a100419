import { expect, it } from "vitest";
import { lobbyActionOf } from "#core/lobby/lobby-kind.ts";

const BEFORE = { releaseAt: "2026-12-01T00:00:00.000Z", countdownStartAt: null };
const RELEASED = { releaseAt: "2026-11-01T00:00:00.000Z", countdownStartAt: null };
const UNDATED = { releaseAt: null, countdownStartAt: null };
const ENDED = { ...RELEASED, display: false };

it.each([
  ["home", BEFORE, "getReady"],
  ["home", UNDATED, "getReady"],
  ["home", RELEASED, "start"],
  ["home", ENDED, "store"],
  ["prehome", BEFORE, "getReady"],
  ["prehome", RELEASED, "enter"],
  ["prehome", ENDED, "store"],
  ["fgt", BEFORE, "start"],
  ["fgt", UNDATED, "start"],
  ["fgt", RELEASED, "start"],
  ["fgt", ENDED, "start"],
] as const)("the big button of the lobby %s for %j: %s", (kind, game, action) => {
  expect(lobbyActionOf(kind, game, Date.parse("2026-11-26T12:00:00.000Z"))).toBe(action);
});
