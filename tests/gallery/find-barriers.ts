import type { Page } from "@playwright/test";
import type { Axe } from "../support/axe.ts";

/** Rules on whole pages: a component is a part of one, shown there in many states. */
const PAGE_RULES = ["bypass", "landmark-one-main", "landmark-unique", "page-has-heading-one", "region"];

/** What axe finds on the page by these rules, a line each: specimen, rule, element, reason. */
export function findBarriers(page: Page, rules: readonly string[]): Promise<readonly string[]> {
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
    { runOnly: [...rules], without: PAGE_RULES },
  );
}
