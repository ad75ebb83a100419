import { expect, test } from "vitest";
import { priceBandsOf, readPriceBand, writePriceBand } from "#core/catalogue/price-band.ts";

test.each([
  ["USD", 2],
  ["KRW", 0],
  ["EUR", 2],
])("the ranges of prices in %s begin with free and leave no gap", (currency, digits) => {
  const bands = priceBandsOf(currency, digits);
  expect(bands[0]).toEqual({ from: 0, to: 0 });
  expect(bands.at(-1)?.to).toBeNull();
  for (const [at, band] of bands.slice(1).entries()) expect(band.from).toBe((bands[at]?.to ?? Number.NaN) + 1);
});

test("a range survives the way through an address", () => {
  for (const band of priceBandsOf("JPY", 0)) expect(readPriceBand(writePriceBand(band))).toEqual(band);
  expect(priceBandsOf("USD", 2).map(writePriceBand)).toEqual(["free", "1-1000", "1001-3000", "3001-6000", "6001-"]);
});

test.each(["", "cheap", "-5", "10-5", "1-2-3", "1e3-", `1-${"9".repeat(13)}`])("%j is no range of prices", (word) => {
  expect(readPriceBand(word)).toBeNull();
});
