import { expect, it } from "vitest";
import { countryStageOf } from "#core/catalogue/country-stage.ts";

const countries = { launch: ["KR", "JP"], pre: ["KR", "TW"], chatLaunch: ["TW"], chatPre: ["JP"] };

it.each([
  ["KR", "web", {}, "launch"],
  ["jp", "launcher", {}, "launch"],
  ["TW", "app", {}, "creation"],
  ["US", "web", {}, "teaser"],
  ["TW", "chat", {}, "launch"],
  ["JP", "chat", {}, "creation"],
  ["KR", "chat", {}, "teaser"],
  ["US", "web", { launch: null }, null],
  ["TW", "web", { launch: null }, null],
  ["KR", "web", { pre: null }, "launch"],
  ["TW", "web", { pre: null }, null],
  ["TW", "chat", { chatPre: null }, "launch"],
] as const)("the stage of a game: %s in the %s shell, with %j, sees %s", (country, shell, unknown, stage) => {
  expect(countryStageOf({ ...countries, ...unknown }, country, shell)).toBe(stage);
});
