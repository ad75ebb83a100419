import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * Source of axe, to be put into each frame of a page once; it looks into frames of other origins as well. Its own builder for
 * Playwright puts it in again for each look, and once more into a page of its own: more than the looking takes.
 */
export const AXE_SOURCE = `${readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8")}
axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] });`;

/** Every rule of WCAG 2.2 up to AA, and what axe calls best practice. */
export const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What the source adds to a page. */
export type Axe = typeof import("axe-core");
