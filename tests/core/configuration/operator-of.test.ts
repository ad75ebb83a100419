import { expect, test } from "vitest";
import { operatorOf } from "#core/configuration/operator-of.ts";
import type { Operator } from "#core/configuration/runtime-configuration.ts";

const operator = (name: string): Operator => ({ name, language: "en", lines: [], email: "" });
const operators = { default: operator("usual"), KR: operator("Korea"), vietnam: operator("Vietnam region") };

test.each([
  ["KR", "Korea"],
  ["kr", "Korea"],
  ["VN", "Vietnam region"],
  ["ID", "Vietnam region"],
  ["DE", "usual"],
])("a visitor from %s sees the operator of that country, its region or the usual one", (country, name) => {
  expect(operatorOf({ operators }, country)?.name).toBe(name);
});

test("a country of the region has the usual operator where the region has none of its own", () => {
  expect(operatorOf({ operators: { default: operator("usual") } }, "VN")?.name).toBe("usual");
});

test("a deployment without operators returns none", () => {
  expect(operatorOf({ operators: {} }, "KR")).toBeNull();
});
