import { startSeededStore } from "../support/seeded-folder.ts";
import { expect, test, untilHydrated } from "./journey.ts";

test("below a path of its site, the store fetches what comes late with its styles from there", async ({ page }) => {
  const below = await startSeededStore({ configuration: { basePath: "/store" } });
  await page.goto(`${below.origin}/store/game/tl`);
  await untilHydrated(page);
  await page.getByRole("button", { name: "Enlarge" }).first().click();
  const viewer = page.getByRole("dialog");
  await expect(viewer).toContainText("1 / 4");
  expect(await viewer.evaluate((element) => getComputedStyle(element).position)).toBe("fixed");
  await page.close();
  await below.stop();
});
