import { expect, it } from "vitest";
import { countryStageOf } from "#core/catalogue/country-stage.ts";

const countries = { launch: ["KR", "JP"], pre: ["KR", "TW"], chatLaunch: ["TW"], chatPre: ["JP"] };

it.each([
  ["KR", "web", "launch"],
  ["jp", "launcher", "launch"],
  ["TW", "app", "creation"],
  ["US", "web", "teaser"],
  ["TW", "chat", "launch"],
  ["JP", "chat", "creation"],
  ["KR", "chat", "teaser"],
] as const)("the stage of a game: %s in the %s shell sees %s", (country, shell, stage) => {
  expect(countryStageOf(countries, country, shell)).toBe(stage);
});

it.each([
  ["US", { launch: null }, null],
  ["TW", { launch: null }, null],
  ["KR", { pre: null }, "launch"],
  ["TW", { pre: null }, null],
] as const)(
  "the stage of a game in %s with %j is %s: a list that is not known is not an empty one",
  (country, gaps, stage) => {
    expect(countryStageOf({ ...countries, ...gaps }, country, "web")).toBe(stage);
  },
);
