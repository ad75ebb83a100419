import { expect, test } from "./journey.ts";
import { putIntoLauncher, untilReady } from "./launcher-visit.ts";

test("the launcher opens on its index, and the store is at /main in it, also after a reload", async ({ page }) => {
  await putIntoLauncher(page.context());
  await page.goto("/");
  await expect(page).toHaveURL(/\/index$/);
  await untilReady(page);
  await page.getByRole("main").getByRole("link", { name: "Store" }).click();
  await expect(page).toHaveURL(/\/main$/);
  await expect(page.getByRole("region").first()).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/main$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
});
