import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DEFAULT_CONFIGURATION } from "#app/configuration/default-configuration.ts";

test("clients name the version of the package to the publisher", () => {
  const { version } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"));
  expect(DEFAULT_CONFIGURATION.clientVersion).toBe(version);
});
