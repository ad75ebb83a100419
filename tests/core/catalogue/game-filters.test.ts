import { expect, test } from "vitest";
import { ageRatingId } from "#core/catalogue/age-rating-id.ts";
import { exclusionOf } from "#core/catalogue/game-filters.ts";

test("excluded values have parameters of their own in addresses", () => {
  expect(exclusionOf("genre")).toBe("notGenre");
  expect(exclusionOf("accessibility")).toBe("notAccessibility");
});

test.each([
  ["ESRB Mature 17+", "esrb-mature-17"],
  ["CERO Z", "cero-z"],
  ["GRAC 19", "grac-19"],
  ["GSRR 6+", "gsrr-6"],
])("the age rating %s stands in addresses as %s", (label, id) => {
  expect(ageRatingId(label)).toBe(id);
});
