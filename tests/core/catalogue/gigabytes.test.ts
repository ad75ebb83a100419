import { describe, expect, test } from "vitest";
import { gigabytesIn, readGigabytes } from "#core/catalogue/gigabytes.ts";
import { LOCALES } from "#core/translation/locales.ts";
import fc, { forAll, forAllTimes } from "#tests/support/fast-check.ts";

describe("an amount of memory or space that a player enters", () => {
  test.each([
    ["16", 16],
    [" 16 GB ", 16],
    ["1 TB", 1024],
    ["1 TB (NVMe SSD)", 1024],
    ["512 MB", 0.5],
    ["1,5 TB", 1536],
    ["1,024.5 MB", 1024.5 / 1024],
    ["2 048 MB", 2],
    ["2 x 8 GB", 16],
    ["１６ＧＢ", 16],
    ["١٦", 16],
    ["\u200f١٫٥ تيرابايت", 1536],
    ["1\u200B6\u3164GB", 16],
    ["0 GB", 0],
  ])("is understood: %s", (text, gigabytes) => {
    expect(readGigabytes(text)).toBe(gigabytes);
  });

  test.each(["", "  ", "a lot", "16 DDR4", "16/32", "-8 GB", "GB", "999999 TB"])("is no amount: %j", (text) => {
    expect(readGigabytes(text)).toBeNull();
  });

  test("means the same in every language of the store, with its own digits, decimal sign and units", () => {
    const units = { megabyte: 1 / 1024, gigabyte: 1, terabyte: 1024 } as const;
    const numbering = ["latn", "arab", "thai", "deva", "fullwide"];
    forAllTimes(
      2000,
      fc.constantFrom(...LOCALES),
      fc.constantFrom("megabyte", "gigabyte", "terabyte"),
      fc.constantFrom("short", "long", "narrow"),
      fc.constantFrom(...numbering),
      fc.integer({ min: 1, max: 60_000 }),
      (locale, unit, unitDisplay, numberingSystem, tenths) => {
        const shown = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay, numberingSystem });
        const amount = tenths / 10;
        const expected = amount * units[unit];
        const read = readGigabytes(shown.format(amount));
        if (expected > 65_536) expect(read, shown.format(amount)).toBeNull();
        else expect(read, shown.format(amount)).toBeCloseTo(expected, 6);
      },
    );
  });

  test("is never taken from a text that cannot be one, and never fails", () => {
    forAll(fc.string({ unit: "grapheme" }), (text) => {
      const read = readGigabytes(text);
      if (read !== null) expect(read >= 0 && read <= 65_536).toBe(true);
    });
  });
});

test.each([
  ["8 GB", 8],
  ["512 MB", 0.5],
  ["1 TB (NVMe SSD)", 1024],
  ["2,5 GB", 2.5],
  ["At least 16 GB of RAM", 16],
  ["–", null],
  ["DDR 4", null],
])("an amount that a requirement names is read from %s", (text, gigabytes) => {
  expect(gigabytesIn(text)).toBe(gigabytes);
});
