import type { Locator, Page } from "@playwright/test";
import { expect, openPage, signIn, test, untilHistoryIsRestored, untilReacts } from "./journey.ts";

/** Layers of a page, and how to open them. */
interface Opening {
  readonly path: string;
  readonly open: (page: Page) => Promise<void>;
  readonly opened: (page: Page) => Locator;
}

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

const OPENINGS: readonly Opening[] = [
  {
    path: "/game/tl",
    open: (page) => press(page, "Enlarge"),
    opened: (page) => page.getByRole("dialog", { name: "Throne and Liberty" }),
  },
  {
    path: "/download",
    open: (page) => press(page, /^Notifications: /),
    opened: (page) => page.getByRole("dialog", { name: "Notifications" }),
  },
  {
    path: "/goods/lin2/lin2-deluxe",
    open: (page) => press(page, "Give as a gift"),
    opened: (page) => page.getByRole("dialog", { name: /^Gift / }),
  },
];

/** The address of the page, and how many documents it has been. */
const pageOf = (page: Page) => page.evaluate(() => [location.pathname + location.search, performance.timeOrigin]);

test("Back closes what is open, one thing for each press, and leaves the page where it is @phone", async ({ page }) => {
  await signIn(page, "player-kr", "/notice");
  for (const { path, open, opened } of OPENINGS) {
    await openPage(page, path);
    const before = await pageOf(page);
    await open(page);
    await expect(opened(page)).toBeVisible();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goBack();
    await expect(opened(page)).toBeHidden();
    await untilHistoryIsRestored(page);
    expect(await pageOf(page)).toEqual(before);
    // Nothing is loaded again: for the router nothing has happened.
    expect(asked.filter((address) => /\/api\/store\/(?:games|goods)\/(?!user)/.test(address))).toEqual([]);
    page.removeAllListeners("request");
  }
  await openPage(page, "/notice");
  await page.getByRole("link", { name: "Event", exact: true }).click();
  await expect(page).toHaveURL(/category=event/);
  await untilHistoryIsRestored(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/notice$/);
});

test("an open popup belongs to its history entry: Back closes it, Forward and a reload open it again, a link in a panel leaves none @phone @wide-on-phone", async ({
  page,
}) => {
  await signIn(page, "player-kr", "/notice");
  await openPage(page, "/game/tl");
  const viewer = page.getByRole("dialog", { name: "Throne and Liberty" });
  const enlarge = page.getByRole("button", { name: "Enlarge" }).first();
  await untilReacts(enlarge);

  await enlarge.click();
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await page.goForward();
  await expect(viewer).toBeVisible();
  await expect(page).toHaveURL(/\/game\/tl$/);
  await page.reload();
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(enlarge).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/notice$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/game\/tl$/);
  await expect(viewer).toBeHidden();

  // A link in a panel leads on; one press of Back leads back to the page, without the panel.
  await untilReacts(enlarge);
  const panel = page.getByRole("dialog", { name: "Notifications" });
  await press(page, /^Notifications: /);
  await panel.getByRole("link").first().click();
  await expect(page).not.toHaveURL(/\/game\/tl$/);
  await expect(panel).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/game\/tl$/);
  await expect(panel).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/notice$/);
});

test("a popup from which another document was opened is left behind in both directions @wide", async ({ page }) => {
  await openPage(page, "/notice");
  await openPage(page, "/coupon");
  await page.getByLabel("Coupon code").fill("violet 5");
  await press(page, "Redeem");
  const popup = page.getByRole("dialog");
  await popup.getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/login/);
  for (const _ of [1, 2]) {
    await page.goBack();
    await expect(page).toHaveURL(/\/coupon$/);
    await expect(page.getByLabel("Coupon code")).toBeVisible();
    await expect(popup).toBeHidden();
    await page.goForward();
    await expect(page).toHaveURL(/\/login/);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/coupon$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/notice$/);
});
