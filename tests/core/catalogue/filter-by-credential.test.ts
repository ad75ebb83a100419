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
  it("hides games listed for ncj from a player of Japan without that credential", () => {
    expect(codesFor("JP", [])).toEqual(["tl"]);
    expect(codesFor("jp", ["other"])).toEqual(["tl"]);
  });

  it("shows all games to a player of Japan with the credential", () => {
    expect(codesFor("JP", ["vip", "ncj"])).toEqual(["l2mncj", "linncj", "aionncj", "tl"]);
  });

  it("shows all games outside Japan, with any credentials", () => {
    expect(codesFor("KR", [])).toHaveLength(4);
    expect(codesFor("US", null)).toHaveLength(4);
  });

  it("lets a guest see the games excepted for guests", () => {
    expect(codesFor("JP", null)).toEqual(["linncj", "tl"]);
  });

  it("lets a player see the games excepted for a credential they hold", () => {
    expect(codesFor("JP", ["vip"])).toEqual(["aionncj", "tl"]);
  });

  it("takes no inherited name for an entry of the configuration", () => {
    expect(codesFor("JP", ["constructor", "__proto__"])).toEqual(["tl"]);
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
