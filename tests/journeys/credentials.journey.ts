import type { Page } from "@playwright/test";
import { NEEDING_A_CREDENTIAL } from "../support/odd-addresses.ts";
import { createPlayer, expect, openPage, test } from "./journey.ts";

const missing = (page: Page) => page.getByRole("main").getByRole("heading", { name: "Page not found" });
const goInside = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, "", to), path);

test("a player in Japan without the credential finds no page of a game that needs it inside the store", async ({
  page,
}) => {
  await createPlayer(page.request, { countryCode: "JP" });
  await openPage(page, "/");
  for (const path of NEEDING_A_CREDENTIAL) {
    await goInside(page, path);
    await expect(missing(page), path).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await goInside(page, "/favorite");
    await expect(missing(page), path).toHaveCount(0);
  }
});
