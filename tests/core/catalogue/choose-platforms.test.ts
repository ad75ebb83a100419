import { describe, expect, it } from "vitest";
import { choosePlatforms } from "#core/catalogue/choose-platforms.ts";
import { STORE_PLATFORMS, type StorePlatform } from "#core/catalogue/game.ts";
import type { Device } from "#core/catalogue/store-reach.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

const linksTo = (...stores: StorePlatform[]) => stores.map((store) => ({ store, url: `https://${store}.example` }));
const choose = (stores: StorePlatform[], device: Device, countryCode = "KR") =>
  choosePlatforms(linksTo(...stores), { device, countryCode }).map(({ store, refusal }) => [store, refusal]);

describe("where to get a game", () => {
  it("puts the stores of the player's own device first and refused ones last", () => {
    expect(choose(["app_store", "ps_store", "google_play", "purple"], "android")).toEqual([
      ["google_play", null],
      ["ps_store", null],
      ["app_store", "other_device"],
      ["purple", "other_device"],
    ]);
  });

  it.each([
    ["one_store", "android", "KR", null],
    ["one_store", "android", "JP", "not_in_country"],
    ["beanfun", "windows", "tw", null],
    ["beanfun", "windows", "KR", "not_in_country"],
    ["4game", "windows", "KZ", null],
    ["gameforge", "windows", "DE", null],
    ["gameforge", "windows", "US", "not_in_country"],
    ["nintendo_store", "ios", "US", null],
  ] as const)("%s on %s in %s: %s", (store, device, country, refusal) => {
    expect(choose([store], device, country)).toEqual([[store, refusal]]);
  });

  it("leaves out a link whose display flag is false", () => {
    const links = [{ store: "steam", url: "https://steam.example", display: false } as const];
    expect(choosePlatforms(links, { device: "windows", countryCode: "KR" })).toEqual([]);
  });

  it("names every displayed store once, usable ones before refused ones", () => {
    const devices = fc.constantFrom<Device>("windows", "macos", "linux", "android", "ios", "other");
    forAll(
      fc.shuffledSubarray([...STORE_PLATFORMS]),
      devices,
      fc.constantFrom("KR", "TW", "US"),
      (stores, device, countryCode) => {
        const choices = choosePlatforms(linksTo(...stores), { device, countryCode });
        expect(choices.map((choice) => choice.store).sort()).toEqual([...stores].sort());
        const ranks = choices.map((choice) => (choice.refusal !== null ? 2 : choice.isOwnDevice ? 0 : 1));
        expect(ranks).toEqual([...ranks].sort());
      },
    );
  });
});
