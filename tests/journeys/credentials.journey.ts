import type { Page } from "@playwright/test";
import { createPlayer, expect, openPage, test, untilHydrated } from "./journey.ts";

/** Content that only players from Japan with the credential may see. */
const PAGES = [
  "/game/lmj",
  "/game/lmj/review",
  "/game/lmj/achievement",
  "/game/lmj/board",
  "/game/lmj/board/free",
  "/game/lmj/board/free/view/lmj-1",
  "/game/lmj/board/write",
  "/goods/lmj/lmj-deluxe",
  "/goods/lmj/lmj-deluxe/review",
];

const missing = (page: Page) => page.getByRole("main").getByRole("heading", { name: "Page not found" });
const goInside = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, "", to), path);

async function search(page: Page, words: string): Promise<void> {
  const field = page.getByRole("combobox").first();
  await field.fill(words);
}

test("a player in Japan without the credential meets nothing of a game that needs it", async ({ page }) => {
  await createPlayer(page.request, { countryCode: "JP" });
  for (const path of PAGES) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(missing(page), path).toBeVisible();
  }
  await openPage(page, "/");
  for (const path of PAGES) {
    await goInside(page, path);
    await expect(missing(page), path).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await goInside(page, "/favorite");
    await expect(missing(page), path).toHaveCount(0);
  }
  await openPage(page, "/");
  await search(page, "Lineage M");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expect(page.getByRole("option", { name: "Lineage M Japan" })).toHaveCount(0);
  await openPage(page, "/?q=Lineage%20M%20Japan");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("a[href^='/game/lmj']")).toHaveCount(0);

  const refused = await page.request.post("/api/store/cart/items", { data: { goods_id: "lmj-deluxe", quantity: 1 } });
  expect([refused.status(), (await refused.json()).error.details]).toEqual([403, { reason: "credential" }]);
});

test("a player in Japan with the credential finds the game, its pages and its goods @wide", async ({ page }) => {
  await page.request.post("/reference/sign-in", { data: { userName: "player-jp" } });
  for (const path of PAGES) expect((await page.request.get(path)).status(), path).toBe(200);
  const taken = await page.request.post("/api/store/cart/items", {
    data: { goods_id: "lmj-summer-pier", quantity: 1 },
  });
  expect(taken.status(), await taken.text()).toBe(200);
  await openPage(page, "/?locale=en-US");
  await search(page, "Lineage M");
  await page.getByRole("option", { name: "Lineage M Japan" }).click();
  await expect(page).toHaveURL(/\/game\/lmj$/);
  await expect(page.getByRole("heading", { level: 1, name: "Lineage M Japan" })).toBeVisible();
});

test("guests in Japan do not meet it either, guests elsewhere do @wide", async ({ page }) => {
  expect((await page.goto("/game/lmj?country=JP"))?.status()).toBe(404);
  await expect(missing(page)).toBeVisible();
  expect((await page.goto("/game/lmj?country=KR"))?.status()).toBe(200);
  await untilHydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
