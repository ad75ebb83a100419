import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_FLAGS } from "../support/chromium-flags.ts";
import { CPU_SLOWDOWN } from "./cpu-slowdown.ts";

export default defineConfig({
  testDir: ".",
  testMatch: "*.journey.ts",
  outputDir: "../../test-results",
  fullyParallel: true,
  // Journeys for `npm run e2e -- --topology split` only: each service in a process of its own, and its failures.
  grepInvert: process.env.TOPOLOGY === "split" ? [] : /@split/,
  // Journeys mostly wait: three workers use two processors fully.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000 * CPU_SLOWDOWN,
  expect: { timeout: 15_000 * CPU_SLOWDOWN },
  // Lists only failures.
  reporter: [["../support/brief-reporter.ts"]],
  use: {
    // A repeated click must time out: its target may have loaded meanwhile and cover the button.
    actionTimeout: 15_000 * CPU_SLOWDOWN,
    browserName: "chromium",
    headless: true,
    trace: "off",
    // A service worker would answer calls that journeys intercept; only the journey of the page cache allows it.
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
      // One pixel of the screen for each of the page: seven of them take half of the processor time of a journey.
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
      grep: /@phone/,
    },
  ],
});
