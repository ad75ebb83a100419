import { defineConfig } from "@playwright/test";
import journeys from "../journeys/playwright.config.ts";

/** Runs the tagged journeys in Debian's Firefox, because behaviour that depends on the engine needs a second one. */
export default defineConfig({
  ...journeys,
  testDir: "../journeys",
  outputDir: "../../test-results/firefox",
  grep: /@firefox/,
  workers: 1,
  projects: [
    {
      name: "firefox",
      use: {
        browserName: "firefox",
        channel: "moz-firefox",
        viewport: { width: 1440, height: 900 },
        contextOptions: { reducedMotion: "reduce" },
        launchOptions: { executablePath: process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr" },
      },
    },
  ],
});
