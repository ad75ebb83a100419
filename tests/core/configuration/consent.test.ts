import { describe, expect, it } from "vitest";
import {
  CONSENTS,
  mayCountVisits,
  mayLoadAds,
  mayLoadTagManager,
  mayShowDeveloperNavigation,
  needsAdConsent,
} from "#core/configuration/consent.ts";
import { isAtLeast, MEDIA_TYPES, mediaTypeOf } from "#core/configuration/media-type.ts";
import { SHELLS } from "#core/shell/shell.ts";

it.each([
  [359, "small"],
  [360, "phone"],
  [639, "phone"],
  [640, "tablet"],
  [959, "tablet"],
  [960, "desktop"],
  [1_259, "desktop"],
  [1_260, "giant"],
  [1_439, "giant"],
  [1_440, "jumbo"],
  [1_919, "jumbo"],
  [1_920, "max"],
])("the media type of a viewport %d px wide is %s", (width, type) => {
  expect(mediaTypeOf(width)).toBe(type);
});

describe("scripts of others", () => {
  it("advertise only in Korea, on the web, after AGREE", () => {
    expect(CONSENTS.filter((consent) => mayLoadAds("web", "kr", consent))).toEqual(["AGREE"]);
    expect(mayLoadAds("web", "KR", null)).toBe(false);
    expect(mayLoadAds("web", "US", "AGREE")).toBe(false);
    expect(mayLoadAds("launcher", "KR", "AGREE")).toBe(false);
  });

  it("are asked about once, where they could load", () => {
    expect(needsAdConsent("web", "KR", null)).toBe(true);
    for (const consent of CONSENTS) expect(needsAdConsent("web", "KR", consent)).toBe(false);
    expect(needsAdConsent("web", "JP", null)).toBe(false);
    expect(needsAdConsent("app", "KR", null)).toBe(false);
  });

  it("of the tag manager need both an allowed network and consent to the policy", () => {
    expect(mayLoadTagManager(true, true)).toBe(true);
    expect(mayLoadTagManager(true, false)).toBe(false);
    expect(mayLoadTagManager(false, true)).toBe(false);
  });
});

it("visits are counted on the live environment and the release candidate only", () => {
  expect((["sb", "op", "rc", "live"] as const).filter(mayCountVisits)).toEqual(["rc", "live"]);
});

it("developer navigation is for the web of test environments only", () => {
  expect(SHELLS.filter((shell) => mayShowDeveloperNavigation(shell, true))).toEqual(["web"]);
  expect(mayShowDeveloperNavigation("web", false)).toBe(false);
});

it("a media type is at least itself and each narrower one, and no wider one", () => {
  MEDIA_TYPES.forEach((type, at) => {
    expect(MEDIA_TYPES.filter((other) => isAtLeast(type, other))).toEqual(MEDIA_TYPES.slice(0, at + 1));
  });
});
