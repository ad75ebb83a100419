import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_FLAGS } from "../support/chromium-flags.ts";
import { CPU_SLOWDOWN } from "./cpu-slowdown.ts";

const isGate = process.env.TEST_TIER === "gate";

/**
 * Journeys that are left out: `@split` (each service in a process of its own) but for `npm run e2e -- --topology split`, and in
 * `npm test` those that only `npm run test:all` runs: `@wide`, and on phones `@wide-on-phone`.
 */
const LEFT_OUT = [
  ...(process.env.TOPOLOGY === "split" ? [] : [/@split/]),
  ...(isGate ? [/@wide(?!-)/, /^phone .*@wide-on-phone/s] : []),
];

export default defineConfig({
  testDir: ".",
  testMatch: "*.journey.ts",
  outputDir: "../../test-results/journeys",
  globalSetup: "../support/start-run.ts",
  fullyParallel: true,
  grepInvert: LEFT_OUT,
  // Three browsers with their stores keep two processors so busy that correct answers come too late for the product.
  workers: 2,
  // At the end and alone. What passes then is reported as flaky; `npm test` allows three.
  retries: 1,
  retryStrategy: "isolated",
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
    trace: "on-first-retry",
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
