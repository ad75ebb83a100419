import { describe, expect, test } from "vitest";
import { createBrowserIdentifierSource } from "#adapters/browser/browser-identifier-source.ts";

const overPlainHttp: Pick<Crypto, "getRandomValues"> = {
  getRandomValues: (array) => crypto.getRandomValues(array),
};

describe.each([
  ["a browser", () => createBrowserIdentifierSource()],
  ["a page that came over plain http", () => createBrowserIdentifierSource(overPlainHttp)],
])("identifiers of %s", (_, create) => {
  test("are never given twice", () => {
    const [one, other] = [create(), create()];
    const identifiers = Array.from({ length: 500 }, () => [one.next(), other.next()]).flat();
    expect(new Set(identifiers).size).toBe(1000);
  });

  test("are UUIDs of version 4", () => {
    expect(create().next()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
