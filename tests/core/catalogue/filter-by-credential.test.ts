import { describe, expect, it } from "vitest";
import { filterByCredential, gamesClosedByCredential } from "#core/catalogue/filter-by-credential.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

const games = ["l2mncj", "linncj", "aionncj", "tl"].map((gameCode) => ({ gameCode }));
const configuration = {
  credentialGames: { ncj: "l2mncj, linncj,aionncj,,linncj", guest: "tl" },
  credentialExceptionGames: { guest: "linncj", vip: "aionncj" },
};
const codesFor = (countryCode: string, credentialCodes: readonly string[] | null) =>
  filterByCredential(games, { countryCode, credentialCodes }, configuration).map((game) => game.gameCode);

describe("games by credential", () => {
  it.each([
    ["of Japan without the credential", "JP", [], ["tl"]],
    ["of Japan, written small, with another", "jp", ["other"], ["tl"]],
    ["of Japan with the credential", "JP", ["vip", "ncj"], ["l2mncj", "linncj", "aionncj", "tl"]],
    ["of Japan with one that makes an exception", "JP", ["vip"], ["aionncj", "tl"]],
    ["of Japan with names that every object has", "JP", ["constructor", "__proto__"], ["tl"]],
    ["of another country", "KR", [], ["l2mncj", "linncj", "aionncj", "tl"]],
  ])("shows a player %s", (_, country, credentials, codes) => {
    expect(codesFor(country, credentials)).toEqual(codes);
  });

  it("shows a guest the games excepted for guests, and outside Japan all", () => {
    expect(codesFor("JP", null)).toEqual(["linncj", "tl"]);
    expect(codesFor("US", null)).toHaveLength(4);
  });

  it("closes nothing without a configuration", () => {
    const viewer = { countryCode: "JP", credentialCodes: null };
    expect(gamesClosedByCredential(viewer, { credentialGames: {}, credentialExceptionGames: {} }).size).toBe(0);
  });

  it("filters once and for all: filtering again changes nothing", () => {
    const viewers = fc.record({
      countryCode: fc.constantFrom("JP", "KR", "US"),
      credentialCodes: fc.option(fc.subarray(["ncj", "guest", "vip"])),
    });
    const lists = fc.array(fc.record({ gameCode: fc.constantFrom("l2mncj", "linncj", "aionncj", "tl", "l2m") }));
    forAll(viewers, lists, (viewer, list) => {
      const once = filterByCredential(list, viewer, configuration);
      expect(filterByCredential(once, viewer, configuration)).toEqual(once);
      expect(list.filter((game) => once.includes(game))).toEqual(once);
    });
  });
});
