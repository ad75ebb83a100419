import { expect, test } from "vitest";
import { createBrowserIdentifierSource } from "#adapters/browser/browser-identifier-source.ts";
import { describeIdentifierSource } from "./identifier-source.contract.ts";

const overPlainHttp: Pick<Crypto, "getRandomValues"> = {
  getRandomValues: (array) => crypto.getRandomValues(array),
};

describeIdentifierSource("identifiers of a browser", () => createBrowserIdentifierSource());
describeIdentifierSource("identifiers of a page that came over plain http", () =>
  createBrowserIdentifierSource(overPlainHttp),
);

test("identifiers made without randomUUID are UUIDs of version 4 all the same", () => {
  expect(createBrowserIdentifierSource(overPlainHttp).next()).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});
