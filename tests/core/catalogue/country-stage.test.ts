import { describe, expect, it } from "vitest";
import { countryStageOf } from "#core/catalogue/country-stage.ts";

const countries = { launch: ["KR", "JP"], pre: ["KR", "TW"], chatLaunch: ["TW"], chatPre: ["JP"] };

describe("the stage of a game for a country", () => {
  it.each([
    ["KR", "web", "launch"],
    ["jp", "launcher", "launch"],
    ["TW", "app", "creation"],
    ["US", "web", "teaser"],
    ["TW", "chat", "launch"],
    ["JP", "chat", "creation"],
    ["KR", "chat", "teaser"],
  ] as const)("%s in the %s shell sees %s", (country, shell, stage) => {
    expect(countryStageOf(countries, country, shell)).toBe(stage);
  });
});
