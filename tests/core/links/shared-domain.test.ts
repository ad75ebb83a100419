import { expect, it } from "vitest";
import { isRegistryDomain, sharedDomainOf } from "#core/links/shared-domain.ts";

it.each([
  ["the longest one of all", ["www.store.example.com", "api.store.example.com"], "store.example.com"],
  ["the store's own, with services below it", ["example.com", "api.example.com"], "example.com"],
  ["none where everything is on one host", ["store.example.com", "store.example.com"], ""],
  ["none of hosts that share nothing", ["store.example.com", "api.example.org"], ""],
  ["none of hosts that only share a top level", ["store.com", "api.com"], ""],
  ["none that may belong to a registry", ["store.co.uk", "api.co.uk"], ""],
  ["none below which a company gives names to its customers", ["store.pages.dev", "api.pages.dev"], ""],
  ["one below a registry", ["www.store.co.uk", "api.store.co.uk"], "store.co.uk"],
  ["none of addresses", ["10.0.0.1", "11.0.0.1"], ""],
  ["none of part of a label", ["mystore.example", "store.example"], ""],
  ["none of nothing", [], ""],
])("the domain that cookies of a store and its services share is %s", (_, hosts, domain) => {
  expect(sharedDomainOf(hosts)).toBe(domain);
});

it("a domain of a registry is told from one of a company", () => {
  const domains = [
    "co.uk",
    ".com.br",
    "or.kr",
    "abc.de",
    "example.com",
    "store.co.uk",
    "github.io",
    "my.github.io",
    "",
  ];
  expect(domains.filter(isRegistryDomain)).toEqual(["co.uk", ".com.br", "or.kr", "github.io"]);
});
