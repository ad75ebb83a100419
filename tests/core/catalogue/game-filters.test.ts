import { expect, test } from "vitest";
import { ageRatingId } from "#core/catalogue/age-rating-id.ts";
import { exclusionOf, leavesOutElsewhere } from "#core/catalogue/game-filters.ts";

test("excluded values have parameters of their own in addresses", () => {
  expect(exclusionOf("genre")).toBe("notGenre");
  expect(exclusionOf("accessibility")).toBe("notAccessibility");
});

test.each([
  ["ESRB Mature 17+", "esrb-mature-17"],
  ["CERO Z", "cero-z"],
  ["GRAC 19", "grac-19"],
  ["GSRR 6+", "gsrr-6"],
])("the age rating %s is written in addresses as %s", (label, id) => {
  expect(ageRatingId(label)).toBe(id);
});

test.each([
  ["leaves games of other countries out where it is limited to this one", { offered: "here", stages: [] }, true],
  ["has them where they are asked for by their stage", { offered: "here", stages: ["launch", "teaser"] }, false],
  ["leaves them out whatever else is asked for", { offered: "here", stages: ["launch", "creation"] }, true],
  ["has them where it is not limited", { stages: [] }, false],
] as const)("a list %s", (_, limit, isLeftOut) => {
  expect(leavesOutElsewhere(limit)).toBe(isLeftOut);
});
