import { defineConfig } from "@playwright/test";
import journeys from "../journeys/playwright.config.ts";

/** Journeys in the desktop host: no browser of Playwright's, a screen of their own. */
export default defineConfig({
  ...journeys,
  testDir: ".",
  testMatch: "*.journey.ts",
  outputDir: "../../test-results/hosts",
  globalSetup: "../support/start-run.ts",
  workers: 1,
  projects: [{ name: "desktop host" }],
});
