import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPlaceWorthKeeping, type KeptPlace, parseKeptPlace } from "#core/session/kept-place.ts";

const HERE = "https://store.example/game/tl/review";
const place: KeptPlace = {
  address: HERE,
  forms: ["review"],
  openers: [{ path: "main:nth-of-type(1)>button:nth-of-type(2)", words: "Share" }],
  focus: { path: "#comments>form:nth-of-type(1)", words: "", selection: [3, 7] },
};

describe("what a player was doing", () => {
  it("is read as it was kept", () => {
    expect(parseKeptPlace(JSON.stringify(place), HERE)).toEqual(place);
    const unselected = { ...place, focus: { path: "#search", words: "Search", selection: null } };
    expect(parseKeptPlace(JSON.stringify(unselected), HERE)).toEqual(unselected);
  });

  it("is nothing at another address, where nothing was kept, and where something else was", () => {
    expect(parseKeptPlace(JSON.stringify(place), "https://store.example/")).toBeNull();
    for (const kept of [null, "", "{", "null", "7", "{}", JSON.stringify({ ...place, forms: "review" })]) {
      expect(parseKeptPlace(kept, HERE)).toBeNull();
    }
  });

  it("has no part that cannot be read, whatever was kept", () => {
    const kept = { address: HERE, forms: ["review", 7], openers: [{}, null, place.openers[0]], focus: { path: 3 } };
    expect(parseKeptPlace(JSON.stringify(kept), HERE)).toEqual({ ...place, focus: null });
    fc.assert(
      fc.property(fc.record({ forms: fc.jsonValue(), openers: fc.jsonValue(), focus: fc.jsonValue() }), (garbage) => {
        expect(() => parseKeptPlace(JSON.stringify({ address: HERE, ...garbage }), HERE)).not.toThrow();
      }),
    );
  });

  it("is worth keeping if there is anything to give back", () => {
    const nothing = { address: HERE, forms: [], openers: [], focus: null };
    expect(isPlaceWorthKeeping(nothing)).toBe(false);
    expect(
      [{ forms: place.forms }, { openers: place.openers }, { focus: place.focus }].map((part) =>
        isPlaceWorthKeeping({ ...nothing, ...part }),
      ),
    ).toEqual([true, true, true]);
  });
});
