import { describe, expect, it } from "vitest";
import type { StorePlatform } from "#core/catalogue/game.ts";
import { type StartAudience, startPlatformOf } from "#core/catalogue/start-platform.ts";

const linksTo = (...stores: StorePlatform[]) => stores.map((store) => ({ store, url: `https://${store}.example` }));
const startOf = (stores: StorePlatform[], change: Partial<StartAudience> = {}) =>
  startPlatformOf(linksTo(...stores), { countryCode: "KR", device: "windows", shell: "web", ...change })?.store ?? null;

describe("the store a game is started from", () => {
  it("is the publisher's own platform on its devices, before others", () => {
    expect(startOf(["steam", "purple"])).toBe("purple");
    expect(startOf(["steam", "purple"], { device: "macos" })).toBe("steam");
  });

  it("is the publisher's own platform in the launcher, on a device it does not recognise too", () => {
    expect(startOf(["steam", "purple"], { shell: "launcher", device: "other" })).toBe("purple");
    expect(startOf(["steam"], { shell: "launcher" })).toBe("steam");
  });

  it("is a store of the player's own device before one that opens anywhere", () => {
    expect(startOf(["ps_store", "google_play"], { device: "android" })).toBe("google_play");
    expect(startOf(["ps_store", "google_play"], { device: "ios" })).toBe("ps_store");
  });

  it("is none where no store serves the device or the country", () => {
    expect(startOf(["google_play"])).toBeNull();
    expect(startOf(["beanfun"])).toBeNull();
    expect(startOf([])).toBeNull();
  });
});
