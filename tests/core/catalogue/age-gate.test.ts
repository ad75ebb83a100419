import { describe, expect, test } from "vitest";
import { ageGateOf, ageOn, isBirthday, ratingFor } from "#core/catalogue/age-gate.ts";
import type { AgeRating } from "#core/catalogue/game.ts";

const rating = (board: AgeRating["board"], label: string): AgeRating => ({ board, label, descriptors: [] });
const ADULT = [
  rating("GRAC", "GRAC 19"),
  rating("ESRB", "ESRB Mature 17+"),
  rating("USK", "USK 18"),
  rating("CERO", "CERO Z"),
  rating("IARC", "IARC 18+"),
];
const TEEN = [rating("GRAC", "GRAC 15"), rating("ESRB", "ESRB Teen"), rating("PEGI", "PEGI 16")];

describe("the age gate", () => {
  test.each([
    ["KR", 19],
    ["US", 17],
    ["JP", 18],
    ["DE", 18],
    ["SA", 18],
  ])("asks in %s for %d years where a game is for adults", (country, age) => {
    expect(ageGateOf(ADULT, country)).toBe(age);
  });

  test("shows content for the young and unrated content to all viewers", () => {
    expect(["KR", "US", "FR"].map((country) => ageGateOf(TEEN, country))).toEqual([null, null, null]);
    expect(ageGateOf([rating("ESRB", "ESRB Everyone 10+")], "US")).toBeNull();
    expect(ageGateOf([], "US")).toBeNull();
  });

  test("asks where the ratings are not known, and goes by the label of another board", () => {
    expect(["KR", "US", "FR"].map((country) => ageGateOf(null, country))).toEqual([19, 17, 18]);
    expect(ratingFor(null, "US")).toBeNull();
    expect(ageGateOf([rating(null, "KMRB 19")], "KR")).toBe(19);
    expect(ageGateOf([rating(null, "KMRB 12")], "KR")).toBeNull();
  });

  test("goes by the board of the country, else by the first", () => {
    expect(ratingFor(ADULT, "DE")?.label).toBe("USK 18");
    expect(ratingFor(TEEN, "JP")?.label).toBe("GRAC 15");
  });

  const today = { year: 2026, month: 11, day: 21 };
  test.each([
    [{ year: 2008, month: 11, day: 21 }, 18],
    [{ year: 2008, month: 11, day: 22 }, 17],
    [{ year: 2008, month: 2, day: 29 }, 18],
    [{ year: 2026, month: 11, day: 21 }, 0],
  ])("counts %j as %d years", (birth, age) => {
    expect(ageOn(birth, today)).toBe(age);
  });

  test("takes only days there are, from 1900 until today", () => {
    const taken = (year: number, month: number, day: number) => isBirthday({ year, month, day }, today);
    expect(taken(2000, 2, 29)).toBe(true);
    expect(taken(1900, 2, 29)).toBe(false);
    expect(taken(2001, 2, 29)).toBe(false);
    expect(taken(2000, 4, 31)).toBe(false);
    expect(taken(1899, 12, 31)).toBe(false);
    expect(taken(2026, 11, 22)).toBe(false);
    expect(taken(2026, 11, 21)).toBe(true);
    expect(taken(2000, 13, 1)).toBe(false);
    expect(taken(2000.5, 1, 1)).toBe(false);
  });
});
