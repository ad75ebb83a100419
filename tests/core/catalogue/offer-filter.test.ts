import { expect, test } from "vitest";
import { filterOffers } from "#core/catalogue/offer-filter.ts";

const OFFERS = [
  { id: "deluxe", contentType: "EDITION", genres: ["mmorpg", "rpg"] },
  { id: "mount", contentType: "DLC", genres: ["mmorpg"] },
  { id: "pack", contentType: "BUNDLE", genres: ["action"] },
  // An older publisher does not name the genres.
  { id: "plain", contentType: "EDITION" },
] as const;

test.each([
  [{}, ["deluxe", "mount", "pack", "plain"]],
  [{ kind: "EDITION" }, ["deluxe", "plain"]],
  [{ genres: ["mmorpg"] }, ["deluxe", "mount"]],
  [{ genres: ["rpg", "action"] }, ["deluxe", "pack"]],
  [{ kind: "DLC", genres: ["action"] }, []],
] as const)("offers that match %o", (filter, expected) => {
  expect(filterOffers(OFFERS, filter).map(({ id }) => id)).toEqual(expected);
});
