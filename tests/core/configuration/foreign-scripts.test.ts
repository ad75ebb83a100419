import { expect, it } from "vitest";
import { foreignScriptsOf } from "#core/configuration/foreign-scripts.ts";

const ADS = "https://ads.example/a.js";
const TAGS = "https://tags.example/t.js";
const SDK = "https://sdk.example/kakao.js";

it("scripts of other companies are those that the configuration names, with the hashes it names", () => {
  const scripts = foreignScriptsOf({
    adScripts: [ADS],
    tagContainers: [TAGS],
    scriptIntegrity: { [ADS]: "sha384-abc", "https://unknown.example/x.js": "sha384-def" },
    kakaoSDK: { key: "k", url: SDK, integrity: "sha384-ghi" },
  });
  expect([...scripts]).toEqual([
    [ADS, "sha384-abc"],
    [TAGS, ""],
    [SDK, "sha384-ghi"],
  ]);
});

it("there are none where it names none", () => {
  const none = { adScripts: [], tagContainers: [], scriptIntegrity: {}, kakaoSDK: { key: "", url: "", integrity: "" } };
  expect(foreignScriptsOf(none).size).toBe(0);
});
