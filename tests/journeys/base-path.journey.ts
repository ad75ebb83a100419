import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSeededFolder } from "../support/seeded-folder.ts";
import { startStore } from "../support/start-store.ts";
import { expect, test, untilHydrated } from "./journey.ts";

test("below a path of its site, the store fetches what comes late with its styles from there", async ({ page }) => {
  const data = await createSeededFolder();
  const folder = await mkdtemp(join(tmpdir(), "store-below-"));
  const CONFIG_FILE = join(folder, "configuration.json");
  await writeFile(CONFIG_FILE, '{"basePath": "/store"}');
  const below = await startStore({ DATA_DIR: data.path, LOG_LEVEL: "silent", CONFIG_FILE });
  await page.goto(`${below.origin}/store/game/tl`);
  await untilHydrated(page);
  await page.getByRole("button", { name: "Enlarge" }).first().click();
  const viewer = page.getByRole("dialog");
  await expect(viewer).toContainText("1 / 4");
  expect(await viewer.evaluate((element) => getComputedStyle(element).position)).toBe("fixed");
  await page.close();
  await below.stop();
  await data.remove();
  await rm(folder, { recursive: true });
});
