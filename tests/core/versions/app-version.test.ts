import { expect, it } from "vitest";
import { appVersionIn } from "#core/versions/app-version.ts";

it.each([
  ["Mozilla/5.0 (Linux; Android 15) Chrome/140 PurpleApp/3.12.0", "3.12.0"],
  ["PurpleApp/3 (ONEstore)", "3"],
  ["NewApp/4.1 PurpleApp/3.0", "3.0"],
  ["OtherApp/2.0", "2.0"],
  ["PurpleApp/beta", null],
  ["PurpleApp/3.", "3"],
  ["PurpleApp/", null],
  ["Mozilla/5.0", null],
  ["", null],
])("the app of the user agent '%s' has version %s", (userAgent, version) => {
  expect(appVersionIn(userAgent, ["PurpleApp/", "", "OtherApp/"])).toBe(version);
});
