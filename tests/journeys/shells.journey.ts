import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { expect, openPage, test, untilHydrated, untilReacts } from "./journey.ts";

interface Shell {
  readonly userAgent?: string;
  /** Where the store stands in it. */
  readonly entry: string;
  readonly hasBridge?: true;
}

const PHONE = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0 Mobile";
const SHELLS: Readonly<Record<string, Shell>> = {
  web: { entry: "/" },
  launcher: { entry: "/main", hasBridge: true },
  "chat app": { entry: "/main", userAgent: `${PHONE} KAKAOTALK 11.0` },
  "mobile app": { entry: "/", userAgent: `${PHONE} PurpleApp/3.0` },
};

/** A page in a shell: its browser says what it is, or its bridge is there before any script. */
async function openShell(browser: Browser, shell: Shell, options: BrowserContextOptions): Promise<Page> {
  const { userAgent, hasBridge = false } = shell;
  // Slides that go on by themselves would not be the same twice.
  const context = await browser.newContext({
    ...options,
    reducedMotion: "reduce",
    ...(userAgent === undefined ? {} : { userAgent }),
  });
  if (hasBridge) {
    await context.addInitScript(() => {
      const answer = () => undefined;
      Object.assign(window, { purpleLauncher: { onReady: answer, setNotifyCount: answer, goToNGP: answer } });
    });
  }
  return await context.newPage();
}

/** What a player reads a screen by: its headings, in their order. */
const outlineOf = (page: Page): Promise<string[]> => page.getByRole("main").getByRole("heading").allTextContents();

/** From the front page over a game to its edition, which is kept and put into the cart. Tells the outline of every screen. */
async function walk(page: Page, entry: string): Promise<Record<string, string[]>> {
  const screens: Record<string, string[]> = {};
  await openPage(page, entry);
  await expect(page.getByRole("heading", { name: "Playing now" })).toBeVisible();
  screens.front = await outlineOf(page);

  await page.locator("main a[href='/game/tl']").last().click();
  await expect(page).toHaveURL(/\/game\/tl$/);
  await expect(page.getByRole("heading", { level: 1, name: "Throne and Liberty" })).toBeVisible();
  const gameKept = page.getByRole("button", { name: "Throne and Liberty as a favorite" }).first();
  await untilReacts(gameKept);
  await gameKept.click();
  await expect(gameKept).toHaveAttribute("aria-pressed", "true");

  await page.goto("/goods/tl/tl-deluxe");
  await untilHydrated(page);
  screens.edition = await outlineOf(page);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByRole("link", { name: "In your cart" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Throne and Liberty Deluxe Edition" })).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Summary" })).toBeVisible();
  screens.cart = await outlineOf(page);

  await page.goto("/favorite");
  await expect(page.getByRole("heading", { level: 3, name: "Throne and Liberty" })).toBeVisible();
  screens.favorites = await outlineOf(page);
  return screens;
}

test("in all four shells a player finds a game, keeps it and fills the cart on the same screens @phone", async ({
  browser,
  baseURL,
}) => {
  const seen: Record<string, Record<string, string[]>> = {};
  for (const [name, shell] of Object.entries(SHELLS)) {
    const page = await openShell(browser, shell, baseURL === undefined ? {} : { baseURL });
    seen[name] = await walk(page, shell.entry);
    await page.context().close();
  }
  const { web, ...others } = seen;
  for (const [name, screens] of Object.entries(others)) expect(screens, `screens in the ${name}`).toEqual(web);
});
