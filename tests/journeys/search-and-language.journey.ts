import type { Locator, Page } from "@playwright/test";
import { findCuts } from "../support/find-cuts.ts";
import { chooseFilters } from "./choose-filters.ts";
import { expect, openPage, signIn, test, untilHydrated, untilReacts } from "./journey.ts";

const search = (page: Page) => page.getByRole("combobox", { name: "Search" });
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const isSameDocument = (page: Page) => page.evaluate(() => "isTheSameDocument" in window);
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));

test.describe("search", () => {
  test("suggests while typing, is driven by the keyboard and leads to the game", async ({ page }) => {
    await openPage(page, "/");
    await page.keyboard.press("/");
    await expect(search(page)).toBeFocused();
    await page.keyboard.type("blade");
    const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
    await expect(options.first()).toContainText("Blade");
    await expect(search(page)).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("ArrowDown");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await expect(search(page)).toHaveAttribute(
      "aria-activedescendant",
      (await options.first().getAttribute("id")) ?? "",
    );
    const title = (await options.first().locator("[data-part=label]").innerText()).trim();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/game\/[a-z0-9]+$/);
    await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
  });

  test("puts the search into the address, tolerates a typo, and shows an empty state", async ({ page }) => {
    await openPage(page, "/");
    await markDocument(page);
    await search(page).fill("lineag");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/\?q=lineag$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("lineag");
    await expect(page.getByRole("heading", { level: 2, name: "Lineage W", exact: true })).toBeVisible();
    await search(page).fill("xqzvwj");
    await page.keyboard.press("Enter");
    await expect(page.getByText("No games match")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "All games" }).last().click();
    await expect(page.getByRole("status").filter({ hasText: /^\d+ games$/ })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });

  test("works on a phone from the button in the header @phone", async ({ page, isMobile }) => {
    await openPage(page, "/");
    const bar = page.getByRole("navigation", { name: "Main" }).last();
    await expect(bar).toBeInViewport();
    if (isMobile) {
      await bar.getByRole("button", { name: "Search", exact: true }).click();
      // The phone's keyboard has that place.
      await expect(bar).not.toBeInViewport();
    }
    await search(page).fill("aion");
    await search(page).press("Enter");
    await expect(bar).toBeInViewport();
    await expect(page).toHaveURL(/\?q=aion$/);
    await expect(page.getByRole("heading", { level: 2, name: "Aion", exact: true })).toBeVisible();
  });
});

test.describe("the list of games", () => {
  const cards = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });

  test("is filtered by parameters in the address and survives a reload @phone @wide-on-phone", async ({
    page,
    isMobile,
  }) => {
    await openPage(page, "/?view=all");
    await expect(page.getByRole("status").filter({ hasText: /games$/ })).toBeVisible();
    const all = await page
      .getByRole("status")
      .filter({ hasText: /games$/ })
      .innerText();
    await untilReacts(page.getByRole("region", { name: "Filters" }));
    const genre = page.getByRole("group", { name: "Genre" }).getByRole("checkbox").first();
    await chooseFilters(page, isMobile, () => genre.click({ force: true }));
    await expect(page).toHaveURL(/[?&]genre=[a-z0-9-]+/);
    await expect(page.getByRole("status").filter({ hasText: /games?$/ })).not.toHaveText(all);
    const narrowed = await page
      .getByRole("status")
      .filter({ hasText: /games?$/ })
      .innerText();
    await page.reload();
    await untilHydrated(page);
    await expect(page.getByRole("status").filter({ hasText: /games?$/ })).toHaveText(narrowed);
    await untilReacts(page.getByRole("region", { name: "Filters" }));
    await chooseFilters(page, isMobile, async () => {
      await expect(genre).toBeChecked();
      await page.getByRole("button", { name: "Clear filters" }).click();
    });
    await expect(page.getByRole("status").filter({ hasText: /games$/ })).toHaveText(all);
  });

  test("grows page by page, and Back leads to the same scroll position", async ({ page }) => {
    await openPage(page, "/?view=all&sort=title&elsewhere=show");
    await expect(cards(page)).toHaveCount(20);
    await page.getByRole("button", { name: "Show more" }).click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(20);
    const target = cards(page).nth(24);
    await target.scrollIntoViewIfNeeded();
    const before = await scrollTop(page);
    expect(before).toBeGreaterThan(300);
    const count = await cards(page).count();
    await target.click();
    await expect(page.getByRole("navigation", { name: "Pages of this game" })).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(cards(page)).toHaveCount(count);
    await expect.poll(() => scrollTop(page)).toBe(before);
  });

  test("remembers the scroll position on the front page as well @wide", async ({ page }) => {
    await openPage(page, "/");
    const link = page.locator("main a[href='/game/tl']").last();
    // If clicked before hydration, a link loads a document, and the browser itself restores the scroll position.
    await untilReacts(link);
    // A rail gets its final height when it is first seen: the scroll position is that of the click.
    const pressed = page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          // Before the page itself gets the event: the next page is loaded by then.
          addEventListener("pointerdown", () => resolve(scrollY), { once: true, capture: true }),
        ),
    );
    await link.click();
    const before = await pressed;
    expect(before).toBeGreaterThan(0);
    await expect(page).toHaveURL(/\/game\/tl$/);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Purple game store" })).toBeAttached();
    await expect.poll(() => scrollTop(page)).toBe(before);
    await page.goForward();
    await expect(page.getByRole("heading", { level: 1, name: "Throne and Liberty" })).toBeVisible();
  });
});

test.describe("language and appearance", () => {
  test("a new language changes every word and keeps what was typed", async ({ page }) => {
    await signIn(page, "player-kr", "/game/lin2/review");
    await page.getByRole("button", { name: "Write a review" }).click();
    await page.getByRole("textbox", { name: "Review text" }).fill("Half a thought, not yet sent");
    await page.getByRole("button", { name: "Choose language" }).first().click();
    await page
      .getByRole("menuitemradio", { name: "한국어" })
      .or(page.getByRole("menuitem", { name: "한국어" }))
      .click();
    await expect(page.locator("html")).toHaveAttribute("lang", "ko-KR");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("리뷰");
    const text = page.getByRole("textbox").and(page.locator("textarea"));
    const goOn = page.getByRole("button", { name: "이어서 쓰기" });
    await expect(text.or(goOn)).toBeVisible();
    if (await goOn.isVisible()) await goOn.click();
    await expect(text).toHaveValue("Half a thought, not yet sent");
    await openPage(page, "/");
    await expect(page.locator("html")).toHaveAttribute("lang", "ko-KR");
  });

  test("Arabic reads from right to left, prices and dates included @phone", async ({ page }) => {
    await openPage(page, "/game/tl?locale=ar-SA");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    const logo = await page.getByRole("banner").getByRole("link").first().boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(logo?.x ?? 0).toBeGreaterThan(width / 3);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await findCuts(page)).toEqual([]);
  });
});

test.describe("reviews", () => {
  const stars = (review: Locator, score: number) =>
    expect(review.getByRole("img", { name: new RegExp(`^${score}(\\.0)? out of 5$`) })).toBeVisible();
  const reviews = (page: Page) => page.getByRole("list", { name: "Reviews by players" }).getByRole("article");

  test("are sorted and filtered by links with parameters in the address @wide", async ({ page }) => {
    await openPage(page, "/game/tl/review");
    await markDocument(page);
    const order = page.getByRole("navigation", { name: "Sorting and filters" });
    await order.getByRole("link", { name: "Lowest rating" }).click();
    await expect(page).toHaveURL(/sort=lowest/);
    await stars(reviews(page).first(), 1);
    await order.getByRole("link", { name: "Highest rating" }).click();
    await stars(reviews(page).first(), 5);
    await order.getByRole("link", { name: "4 stars" }).click();
    await expect(page).toHaveURL(/sort=highest.*stars=4|stars=4.*sort=highest/);
    await stars(reviews(page).first(), 4);
    for (const review of await reviews(page).all()) await stars(review, 4);
    await page.goBack();
    await stars(reviews(page).first(), 5);
    expect(await isSameDocument(page)).toBe(true);
  });

  test("come twenty at a time, without one twice @wide", async ({ page }) => {
    await openPage(page, "/game/tl/review?sort=newest");
    await expect(reviews(page)).toHaveCount(20);
    await page.getByRole("button", { name: "Show more reviews" }).click();
    await expect(reviews(page)).toHaveCount(40);
    const ids = await reviews(page).evaluateAll((articles) => articles.map((article) => article.textContent));
    expect(new Set(ids).size).toBe(40);
    await page.reload();
    await untilHydrated(page);
    await expect(reviews(page)).toHaveCount(40);
  });
});
