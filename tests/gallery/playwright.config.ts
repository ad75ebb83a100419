import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import journeys from "../journeys/playwright.config.ts";

/** Letters are as wide and as smooth on every machine, whatever its own font settings say. */
const SAME_LETTERS_EVERYWHERE = { FONTCONFIG_FILE: join(import.meta.dirname, "fonts.conf") };

/** Walks through the gallery of components, on one store that nothing changes: so it can be walked in lanes beside each other. */
export default defineConfig({
  ...journeys,
  testDir: ".",
  testMatch: "*.walk.ts",
  outputDir: "../../test-results/gallery",
  globalSetup: "./start-shared-store.ts",
  use: {
    ...journeys.use,
    launchOptions: {
      ...journeys.use?.launchOptions,
      // A headless browser ignores the system's settings for drawing letters, unless this switch is set.
      args: [...(journeys.use?.launchOptions?.args ?? []), "--disable-lcd-text", "--font-render-hinting=none"],
      env: { ...process.env, ...SAME_LETTERS_EVERYWHERE },
    },
  },
  projects: [{ name: "gallery" }],
});
