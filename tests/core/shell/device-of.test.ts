import { describe, expect, test } from "vitest";
import { deviceOf } from "#core/shell/device-of.ts";

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
});
