import type { Page } from "@playwright/test";
import { LEADING_ELSEWHERE, NOT_TOGETHER } from "../support/odd-addresses.ts";
import { expect, openPage, test } from "./journey.ts";

const goInside = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, "", to), path);
const missing = (page: Page) => page.getByRole("main").getByText(/^(Page not found|This post is gone)$/);

test("addresses that lead elsewhere do so inside the page as on the server", async ({ page }) => {
  await openPage(page, "/cart");
  for (const [path, to] of LEADING_ELSEWHERE) {
    await goInside(page, path);
    await expect(page, path).toHaveURL((url) => url.pathname === to);
    if (to === "/not-found") await expect(missing(page), path).toBeVisible();
    else await expect(missing(page), path).toHaveCount(0);
    await goInside(page, "/cart");
    await expect(missing(page), path).toHaveCount(0);
  }
});

test("content of another game is not found at a game's address, on client-side navigation as on the server", async ({
  page,
}) => {
  const answer = await page.request.get("/community/api/games/tl/boards/free/articles");
  const { articles } = (await answer.json()) as { articles: { id: string; menu: string | null }[] };
  const article = articles.find(({ menu }) => menu !== null)?.id ?? "none";
  await openPage(page, "/game/tl/board/free");
  for (const path of NOT_TOGETHER.map((pattern) => pattern.replace("{article}", article))) {
    await goInside(page, path);
    await expect(missing(page), path).toBeVisible();
    await expect(page, path).toHaveURL((url) => url.pathname === path);
    await goInside(page, "/game/tl/board/free");
    await expect(missing(page), path).toHaveCount(0);
  }
});
