import { describe, expect, it } from "vitest";
import { isUnderDomains, isWebAddress, parseWebAddress } from "#core/links/parse-web-address.ts";
import fc, { forAllTimes } from "#tests/support/fast-check.ts";

describe("reading a web address", () => {
  it.each([
    ["https://store.example.com", "https://store.example.com", "/"],
    ["HTTPS://Store.Example.com:443/a?b#c", "https://store.example.com", "/a?b#c"],
    ["http://example.com:80?x", "http://example.com", "/?x"],
    ["http://example.com:8080#top", "http://example.com:8080", "/#top"],
    ["https://127.0.0.1:3000/", "https://127.0.0.1:3000", "/"],
    ["https://[::1]:3000/a", "https://[::1]:3000", "/a"],
    ["https://example.com:65535/", "https://example.com:65535", "/"],
    ["https://example.com:00443/", "https://example.com", "/"],
  ])("%s has the origin %s", (text, origin, path) => {
    expect(isWebAddress(text)).toBe(true);
    expect(parseWebAddress(text)).toMatchObject({ origin, path, isSecure: origin.startsWith("https") });
  });

  it.each([
    "",
    "example.com",
    "//example.com",
    "/path",
    "javascript:alert(1)",
    "https://",
    "https:///path",
    "https://user@example.com",
    "https://example.com@evil.example",
    "https://example.com\\@evil.example",
    "https:\\\\example.com",
    "https://exa mple.com",
    " https://example.com",
    "https://example.com/a\nb",
    "java\tscript:alert(1)",
    "https://example.com:65536",
    "https://example.com/a\\b",
    "https://ｅxample.com",
    "https://-example.com",
    "xhttps://example.com",
    "https://0",
    "https://0x7f.1",
    "https://2130706433/",
    "https://127.0.0.1.",
    "https://example.0x",
    "https://[::ffff:127.0.0.1]",
  ])("'%s' is none", (text) => {
    expect(isWebAddress(text)).toBe(false);
  });

  it("agrees with browsers on the origin of every accepted address", () => {
    const text = fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string().map((rest) => `https://${rest}`),
    );
    forAllTimes(2_000, text, (address) => {
      const parsed = parseWebAddress(address);
      if (parsed !== null && URL.canParse(address)) expect(parsed.origin).toBe(new URL(address).origin);
    });
  }, 60_000);
});

describe("a host under owned domains", () => {
  const isUnder = (text: string, ...domains: string[]) => {
    const address = parseWebAddress(text);
    return address !== null && isUnderDomains(address, domains);
  };

  it("is the domain itself or below it, not one that ends alike", () => {
    expect(isUnder("https://example.com", "example.com")).toBe(true);
    expect(isUnder("https://a.b.example.com/x", "other.example", "EXAMPLE.com")).toBe(true);
    expect(isUnder("https://badexample.com", "example.com")).toBe(false);
    expect(isUnder("https://example.com.evil.example", "example.com")).toBe(false);
    expect(isUnder("https://example.com", "")).toBe(false);
    expect(isUnder("https://example.com")).toBe(false);
    expect(isUnder("https://example.com.", "")).toBe(false);
  });
});
