import { defineConfig } from "@playwright/test";
import journeys from "../journeys/playwright.config.ts";

/** Letters are painted the same whatever a machine's font settings say. */
const SAME_LETTERS_EVERYWHERE = ["--font-render-hinting=none", "--disable-lcd-text", "--force-color-profile=srgb"];

/** Walks through the gallery of components, on one store that nothing changes: so it can be walked in two lanes. */
export default defineConfig({
  ...journeys,
  testDir: ".",
  testMatch: "*.walk.ts",
  globalSetup: "./start-shared-store.ts",
  fullyParallel: true,
  workers: 2,
  use: {
    ...journeys.use,
    launchOptions: {
      ...journeys.use?.launchOptions,
      args: [...(journeys.use?.launchOptions?.args ?? []), ...SAME_LETTERS_EVERYWHERE],
    },
  },
  projects: [{ name: "gallery" }],
});
