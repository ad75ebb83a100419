import type { Page } from "@playwright/test";
import { untilIdle, untilReacts } from "./visit.ts";

/** Chooses a language in the picker of the header. Until the page has come to rest its entries are mere links. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  const picker = page
    .getByRole("banner")
    .locator("button[aria-haspopup=menu]:visible")
    .filter({ hasText: /[A-Z]{2}$/ });
  await untilReacts(picker);
  await untilIdle(page);
  await picker.click();
  const entry = page.getByRole("menuitemradio", { name, exact: true });
  await entry.click();
}
