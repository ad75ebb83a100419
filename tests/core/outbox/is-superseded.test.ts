import { expect, it } from "vitest";
import { isSuperseded } from "#core/outbox/is-superseded.policy.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

const DAY = Date.parse("2026-11-21T00:00:00.000Z");
const times = fc.integer({ min: DAY, max: DAY + 86_400_000 });
const instantOf = (ms: number) => new Date(ms).toISOString();

it("compares the base version of a change, regardless of the device's clock", () => {
  forAll(times, times, times, (base, updated, writtenAtMs) => {
    expect(isSuperseded({ basedOn: instantOf(base), writtenAtMs }, instantOf(updated))).toBe(base !== updated);
  });
});

it("counts the same moment as the same version, however it is written", () => {
  const words = { basedOn: "2026-11-21T09:00:00Z", writtenAtMs: DAY };
  expect(isSuperseded(words, "2026-11-21T09:00:00.000Z")).toBe(false);
});

it("compares times if the base version is unknown", () => {
  forAll(times, times, (updated, writtenAtMs) => {
    expect(isSuperseded({ basedOn: null, writtenAtMs }, instantOf(updated))).toBe(updated > writtenAtMs);
  });
});
