import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const axeFile = createRequire(import.meta.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js");

/**
 * Source of axe, to be put into each frame of a page once; it looks into frames of other origins as well. Its own builder for
 * Playwright puts it in anew for each look, and once more into a page of its own: more than the looking takes.
 */
export const AXE_SOURCE = `${readFileSync(axeFile, "utf8")}
axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] });`;

/** Every rule of WCAG 2.2 up to AA, and what axe calls best practice. */
export const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The part of axe that is used here. */
export interface Axe {
  run(options: {
    readonly runOnly: readonly string[];
    readonly rules?: Readonly<Record<string, { readonly enabled: boolean }>>;
    readonly resultTypes: readonly string[];
    readonly elementRef?: boolean;
  }): Promise<{
    readonly violations: readonly {
      readonly id: string;
      readonly help: string;
      readonly nodes: readonly {
        readonly element?: Element;
        readonly html: string;
        readonly target: readonly (string | readonly string[])[];
        readonly failureSummary?: string;
      }[];
    }[];
  }>;
}
