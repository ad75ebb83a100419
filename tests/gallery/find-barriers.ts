import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

/** The version of axe that the journeys use too. */
const axeFile = createRequire(import.meta.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js");

/** Source of axe, to be there before a page's own scripts: putting it in anew for each look would take most of the time. */
export const AXE_SOURCE = readFileSync(axeFile, "utf8");

/** Every rule of WCAG 2.2 up to AA, and what axe calls best practice. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Rules on whole pages: a component is a part of one, and stands there in many states. */
const PAGE_RULES = ["bypass", "landmark-one-main", "landmark-unique", "page-has-heading-one", "region"];

/** The part of axe that is used here. */
interface Axe {
  run(options: {
    readonly runOnly: readonly string[];
    readonly rules: Readonly<Record<string, { readonly enabled: boolean }>>;
    readonly resultTypes: readonly string[];
    readonly elementRef: boolean;
  }): Promise<{
    readonly violations: readonly {
      readonly id: string;
      readonly nodes: readonly {
        readonly element?: Element;
        readonly html: string;
        readonly failureSummary?: string;
      }[];
    }[];
  }>;
}

/** What axe finds on the page, a line each: specimen, rule, element, reason. */
export function findBarriers(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    async ({ runOnly, without }) => {
      const { axe } = window as unknown as { axe: Axe };
      const rules = Object.fromEntries(without.map((id) => [id, { enabled: false }]));
      const { violations } = await axe.run({ runOnly, rules, resultTypes: ["violations"], elementRef: true });
      return violations.flatMap(({ id, nodes }) =>
        // The page itself scrolls by its own keys.
        nodes
          .filter(({ element }) => element !== document.documentElement)
          .slice(0, 4)
          .map(({ element, html, failureSummary }) => {
            const specimen = element?.closest("[data-specimen]")?.getAttribute("data-specimen") ?? "above the page";
            return `${specimen}: ${id}: ${html.slice(0, 160)} – ${failureSummary?.replace(/\s+/g, " ")}`;
          }),
      );
    },
    { runOnly: RULES, without: PAGE_RULES },
  );
}
