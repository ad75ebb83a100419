import { defineConfig } from "vitest/config";

/** The tests that judge mutants: all of the core but those that read its files or measure time. */
export default defineConfig({
  test: {
    include: ["tests/core/**/*.test.ts"],
    exclude: [
      "tests/core/purity/**",
      "**/*.timing.test.ts",
      "tests/core/public-entry.test.ts",
      "tests/core/readme.test.ts",
    ],
  },
});
