import { describe, expect, test } from "vitest";
import { deviceOf } from "#core/shell/device-of.ts";
import { shortLanguageTag } from "#ui/i18n/short-language-tag.ts";
import { signInAddress } from "#ui/patterns/sign-in/sign-in-address.ts";
import { createFakePorts, createPublisher } from "../support/fake-ports.ts";

describe("where the player is", () => {
  test.each([
    ["a Windows computer", "Mozilla/5.0 (Windows NT 10.0; Win64; x64)", 0, "windows"],
    ["an Android phone", "Mozilla/5.0 (Linux; Android 14; Pixel 8)", 5, "android"],
    ["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", 5, "ios"],
    ["an iPad that calls itself a Mac", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 5, "ios"],
    ["a Mac", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 0, "macos"],
    ["a Linux computer", "Mozilla/5.0 (X11; Linux x86_64)", 0, "linux"],
    ["a console", "Mozilla/5.0 (PlayStation; PlayStation 5/6.00)", 0, "other"],
  ])("%s is known by its user agent", (_name, userAgent, touchPoints, device) => {
    expect(deviceOf(userAgent, touchPoints)).toBe(device);
  });

  test("a language is named without its region unless the region changes the texts", () => {
    expect(["ko-KR", "en", "zh-TW", "pt-BR"].map(shortLanguageTag)).toEqual(["ko", "en", "zh-TW", "pt-BR"]);
  });
});

describe("the way to sign in", () => {
  const { configuration } = createFakePorts(createPublisher());

  test("leads back to the page with its query and hash", () => {
    const address = new URL(signInAddress(configuration, "/game/tl?sort=newest#reviews"), "https://store.example");
    expect(address.searchParams.get("return_url")).toBe("/game/tl?sort=newest#reviews");
  });

  test.each([
    ["/", "/in/store"],
    ["/game/tl?sort=newest", "/in/store"],
    ["/notice", "/in/store"],
    ["/home/tl/lobby", "/in"],
    ["/fgt", "/in"],
    ["/base/game/tl", "/in/store", "/base"],
    ["/base/home", "/in", "/base"],
  ])("from %s is %s", (path, page, basePath = "/") => {
    const pages = { ...configuration, loginUrl: "/in", storeLoginUrl: "/in/store", basePath };
    expect(signInAddress(pages, path)).toBe(`${page}?return_url=${encodeURIComponent(path)}`);
  });

  test("keeps the existing query of the configured address", () => {
    const address = signInAddress({ ...configuration, storeLoginUrl: "https://id.example/in?client=store" }, "/");
    expect(address).toBe("https://id.example/in?client=store&return_url=https%3A%2F%2Fstore.example%2F");
  });
});
