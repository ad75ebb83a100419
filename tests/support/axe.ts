import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";

/**
 * Source of axe, injected once into each frame of a page, also frames of other origins. Its own builder for Playwright
 * injects it for each run, and again into a separate page, which takes longer than the check.
 */
export const AXE_SOURCE = `${readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8")}
axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] });`;

/** All rules of WCAG 2.2 up to AA, and axe's best practices. */
export const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Those of them that the theme of a page can break. */
export const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Global object that the source adds to a page. */
export type Axe = typeof import("axe-core");

/** Puts axe into every frame of the page that does not have it yet, and returns what it finds by these rules. */
export async function findBarriersOn(page: Page, rules: readonly string[]) {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(AXE_SOURCE);
  }
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run({ runOnly: [...runOnly], resultTypes: ["violations"] });
    return violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      where: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target.join(" ")} – ${failureSummary ?? ""}`),
    }));
  }, rules);
}
