import { expect, test } from "vitest";
import { filterByCredential } from "#core/catalogue/filter-by-credential.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";
import type { Visit } from "#ui/context/visit-store.ts";
import { openTo } from "#ui/features/catalogue/queries/open-games.ts";

const CODES = ["l2mncj", "linncj", "tl"];
const ITEMS = [...CODES.map((gameCode) => ({ gameCode })), { gameCode: null }];
const codeLists = fc.subarray(CODES).map((codes) => codes.join(","));
const configurations = fc.record({
  credentialGames: fc.record({ ncj: codeLists }),
  credentialExceptionGames: fc.record({ guest: codeLists, vip: codeLists }),
});
const visits = fc
  .record({ countryCode: fc.constantFrom("JP", "KR", "US"), held: fc.option(fc.subarray(["ncj", "guest", "vip"])) })
  .map(({ countryCode, held }): Visit => {
    const user = held && { userId: "me", nickname: "Jun", countryCode, credentialCodes: held };
    return { locale: "ja-JP", theme: "light", shell: "web", countryCode, user };
  });

test("for every country, credential and configuration a page shows exactly the games that the rule of the core allows", () => {
  forAll(visits, configurations, (visit, configuration) => {
    const viewer = { countryCode: visit.countryCode, credentialCodes: visit.user?.credentialCodes ?? null };
    expect(openTo(visit, configuration, ITEMS)).toEqual(filterByCredential(ITEMS, viewer, configuration));
    expect(openTo(visit, configuration, ITEMS)).toContainEqual({ gameCode: null });
  });
});

test("a page with an unknown viewer leaves the decision to the publisher's answers", () => {
  forAll(visits, configurations, (visit, configuration) => {
    expect(openTo({ ...visit, isUserUnknown: true }, configuration, ITEMS)).toEqual(ITEMS);
  });
});
