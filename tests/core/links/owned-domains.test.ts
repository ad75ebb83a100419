import { describe, expect, it } from "vitest";
import { completeDomains, ownedDomainsOf } from "#core/links/owned-domains.ts";
import { opensSignedIn } from "#core/links/sign-on.policy.ts";

const NONE = { purpleDomain: "", cookieDomain: "", ownedDomains: [] };

describe("the domains of the publisher", () => {
  it.each([
    ["https://store.example.com", ".example.com", ["help.example.org"]],
    ["https://store.example.com/", "example.com", ["https://help.example.org/"]],
    ["HTTPS://Store.Example.com:443/store/", ".Example.com", [" help.example.ORG "]],
  ])("are the same however they are written: %s %s %s", (purpleDomain, cookieDomain, ownedDomains) => {
    expect(ownedDomainsOf({ purpleDomain, cookieDomain, ownedDomains })).toEqual([
      "store.example.com",
      "example.com",
      "help.example.org",
    ]);
  });

  it("are empty without a configuration", () => {
    expect(ownedDomainsOf(NONE)).toEqual([]);
    expect(completeDomains(NONE, null)).toEqual(NONE);
  });

  it("hold the host that players reach the store at, and its siblings where cookies are shared with them", () => {
    const completed = completeDomains({ ...NONE, cookieDomain: ".example.com" }, "https://store.example.com");
    expect(completed.purpleDomain).toBe("https://store.example.com");
    expect(opensSignedIn("https://help.example.com/", ownedDomainsOf(completed))).toBe(true);
    expect(opensSignedIn("https://help.example.org/", ownedDomainsOf(completed))).toBe(false);
  });

  it("hold the store's own host beside another site that is named, whose address is kept as an origin", () => {
    const completed = completeDomains(
      { ...NONE, purpleDomain: "https://purple.example/" },
      "https://store.example.com",
    );
    expect(completed.purpleDomain).toBe("https://purple.example");
    expect(ownedDomainsOf(completed)).toEqual(["purple.example", "store.example.com"]);
  });
});
