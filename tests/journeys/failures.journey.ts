import { scriptOf } from "./built-code.ts";
import { expect, goOffline, openPage, test, untilHydrated, untilIdle } from "./journey.ts";

const ERROR_SCREEN_CODE = "app/navigation/fallback-code.ts";
const ARTICLE_CODE = "ui/features/boards/screens/article/article-page.tsx";
/**
 * What the product says of code that failed to load, and about icons and texts that were loading when the connection was
 * lost.
 */
const MISSING_CODE = /dynamically imported module|no style sheet|could not be (shown|loaded)/;

test.describe("a page whose calls fail", () => {
  test("is loaded again by itself where its code did not come, and never leads to the browser's own error screen", async ({
    page,
    context,
    pageLog,
  }) => {
    pageLog.expectMessages(MISSING_CODE);
    // Blocked from the start: an idle page prefetches the targets of its links.
    let refusals = 0;
    await page.route(scriptOf(ARTICLE_CODE), (route) => {
      refusals += 1;
      return route.abort();
    });
    await openPage(page, "/game/tl/board/guide");
    // The fallback screens and all their files are loaded once the page is idle.
    await untilIdle(page);
    const article = page.getByRole("main").locator("a[href*='/view/']").first();
    const loads: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });

    // Out of reach: the page stays, and nothing is loaded again.
    await goOffline(page);
    await article.click();
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText("You’re offline");
    expect(loads).toEqual([]);

    // Within reach: once, and then the page is the error screen.
    pageLog.expectMessages(/code failed again after a reload/);
    refusals = 0;
    await context.setOffline(false);
    await expect.poll(() => refusals).toBeGreaterThan(1);
    const main = page.getByRole("main");
    await expect(main.getByText("An error has occurred.")).toBeVisible();
    await expect(main.getByRole("link", { name: "Customer service" })).toBeVisible();
    expect(loads).toEqual([new URL(page.url()).pathname]);

    await page.unroute(scriptOf(ARTICLE_CODE));
    await main.getByRole("button", { name: "Refresh" }).click();
    await untilHydrated(page);
    await expect(page.locator("#comments")).toBeVisible();
  });

  test("has a message instead where a lost connection took the code of its error screen along, and comes with the connection", async ({
    page,
    context,
    pageLog,
  }) => {
    pageLog.expectMessages(MISSING_CODE);
    await page.route(scriptOf(ERROR_SCREEN_CODE), (route) => route.abort());
    await page.goto("/game/tl");
    await untilHydrated(page);
    await goOffline(page);
    await page.locator("nav a[href='/game/tl/review']").click();
    const main = page.getByRole("main");
    await expect(main.getByText("This part couldn’t be loaded.")).toBeVisible();
    await page.unroute(scriptOf(ERROR_SCREEN_CODE));
    await context.setOffline(false);
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(main.getByText("This part couldn’t be loaded.")).toHaveCount(0);
  });

  test("is the error screen where what surrounds all pages has a bug, and comes with the next version", async ({
    page,
    pageLog,
  }) => {
    pageLog.expectMessages(/a bug|Minified React error/);
    const parts = "**/assets/{shared,store-layout}-*.js";
    let hasBug = false;
    await page.route(parts, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const broken = body.replace('"data-layout":', '"data-layout":(()=>{throw new Error("a bug")})(),"data-broken":');
      hasBug ||= broken !== body;
      // Not cached: the next version has other names.
      const headers = { ...response.headers(), "cache-control": "no-store" };
      await route.fulfill({ response, headers, body: broken });
    });
    await page.goto("/game/tl");
    await expect(page.getByText("An error has occurred.")).toBeVisible();
    expect(hasBug).toBe(true);
    await page.unroute(parts);
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Throne and Liberty" })).toBeVisible();
  });

  test("reports that a popup failed to load, and opens it with its styles once they load", async ({
    page,
    pageLog,
  }) => {
    pageLog.expectMessages(/Failed to load resource|popup could not be loaded/);
    await openPage(page, "/game/tl");
    await page.route("**/viewer-popup*.css*", (route) => route.abort());
    const enlarge = page.getByRole("button", { name: "Enlarge" }).first();
    await enlarge.click();
    const failure = page.getByRole("dialog", { name: "An error has occurred." });
    await expect(failure.getByRole("link", { name: "Customer service" })).toBeVisible();
    await page.unroute("**/viewer-popup*.css*");
    await failure.getByRole("button", { name: "Refresh" }).click();
    await expect(failure).toHaveCount(0);
    const viewer = page.getByRole("dialog");
    await expect(viewer).toContainText("1 / 4");
    expect(await viewer.evaluate((element) => getComputedStyle(element).position)).toBe("fixed");
  });
});
