import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_FLAGS } from "../support/chromium-flags.ts";
import { CPU_SLOWDOWN } from "./cpu-slowdown.ts";

export default defineConfig({
  testDir: ".",
  testMatch: "*.journey.ts",
  outputDir: "../../test-results",
  fullyParallel: true,
  // What only `npm run e2e -- --topology split` walks: each service a process, and every way in which one fails.
  grepInvert: process.env.TOPOLOGY === "split" ? [] : /@split/,
  // Journeys wait more than they compute: three of them keep two processors busy.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000 * CPU_SLOWDOWN,
  expect: { timeout: 15_000 * CPU_SLOWDOWN },
  // Names what failed alone.
  reporter: [["../support/brief-reporter.ts"]],
  use: {
    // A press that is tried again must end: what it was to open may have come late and stand over its button by now.
    actionTimeout: 15_000 * CPU_SLOWDOWN,
    browserName: "chromium",
    headless: true,
    trace: "off",
    // A worker would answer calls that journeys hold up; the journey of what it keeps lets it in.
    serviceWorkers: "block",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args: CHROMIUM_FLAGS },
  },
  projects: [
    {
      name: "desktop",
      use: {
        ...devices["Desktop Chrome"],
        viewport: { width: 1440, height: 900 },
        // Both wishes are walked, each by one of the two: players on phones see everything move.
        contextOptions: { reducedMotion: "reduce" },
      },
    },
    {
      name: "phone",
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
      grep: /@phone/,
    },
  ],
});
