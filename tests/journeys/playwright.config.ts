import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_FLAGS } from "../support/chromium-flags.ts";
import { BROWSER_WITH_TEST_TOOLS } from "../support/test-tools.ts";
import { CPU_SLOWDOWN } from "./cpu-slowdown.ts";

/** Which tests run: `gate` in `npm test`, `rotation` in the part of the others that it runs as well; all if absent. */
const tier = process.env.TEST_TIER;

/** What `npm test` leaves out: `@wide`, on phones `@wide-on-phone`, and what is known to fail by chance (`quarantine.json`). */
const NOT_IN_GATE = [/@wide(?!-)/, /^phone .*@wide-on-phone/s];
const QUARANTINE = /@quarantine/;
/** Each service in a process of its own: `npm run e2e -- --topology split`. */
const SPLIT = process.env.TOPOLOGY === "split" ? [] : [/@split/];

const EXECUTABLE = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
/** The headless shell keeps no pages for Back. */
const WITH_WINDOWS = EXECUTABLE.includes("headless") ? [/@windows/] : [];

export default defineConfig({
  testDir: ".",
  testMatch: "*.journey.ts",
  outputDir: "../../test-results/journeys",
  // Absolute, since the configuration for Firefox, in another folder, takes it over.
  globalSetup: `${import.meta.dirname}/start-stores.ts`,
  fullyParallel: true,
  ...(tier === "rotation" && { grep: NOT_IN_GATE }),
  grepInvert: [
    ...SPLIT,
    ...WITH_WINDOWS,
    ...(tier === undefined ? [] : [QUARANTINE]),
    ...(tier === "gate" ? NOT_IN_GATE : []),
  ],
  workers: 2,
  // At the end and alone. What passes then is reported as flaky; `npm test` allows three.
  retries: 1,
  retryStrategy: "isolated",
  forbidOnly: true,
  timeout: 120_000 * CPU_SLOWDOWN,
  // Pages are ready within a few tenths of a second: the default, up to a second between two looks, would double the time.
  expect: { timeout: 15_000 * CPU_SLOWDOWN, toPass: { intervals: [50, 50, 100, 200] } },
  // Lists only failures.
  reporter: [["../support/brief-reporter.ts"]],
  use: {
    // A repeated click must time out: its target may have loaded meanwhile and cover the button.
    actionTimeout: 15_000 * CPU_SLOWDOWN,
    browserName: "chromium",
    headless: true,
    storageState: BROWSER_WITH_TEST_TOOLS,
    trace: "on-first-retry",
    // A service worker would answer calls that journeys intercept; only the journey of the page cache allows it.
    serviceWorkers: "block",
    launchOptions: { executablePath: EXECUTABLE, args: CHROMIUM_FLAGS },
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
      // The name of the project comes first: what only phones leave to `npm run test:all` is in the rotation as well.
      grep: tier === "rotation" ? [/@phone.*@wide(?!-)/s, /@wide(?!-).*@phone/s, /^phone .*@wide-on-phone/s] : /@phone/,
    },
  ],
});
