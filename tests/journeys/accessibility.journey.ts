import type { Locator, Page } from "@playwright/test";
import { COLOUR_RULES, findBarriersOn, RULES } from "../support/axe.ts";
import { findCuts, showSkippedParts } from "../support/find-cuts.ts";
import { untilFormIsThere } from "./board-visit.ts";
import {
  closeByEscape,
  createPlayer,
  expect,
  openPage,
  PASSWORD,
  signIn,
  test,
  untilQuiet,
  untilReacts,
} from "./journey.ts";
import { SCREENS } from "./screens.ts";

type Theme = "light" | "dark";

/** Shows the page in another theme, as it would look after a reload. */
async function changeTheme(page: Page, theme: Theme): Promise<void> {
  for (const frame of page.frames()) {
    await frame.evaluate((to) => {
      if ("theme" in document.documentElement.dataset) document.documentElement.dataset.theme = to;
    }, theme);
  }
}

/** Chooses a theme and a language for the device: structure does not depend on the theme, nor colours on the direction. */
async function chooseLook(page: Page, url = "", isMobile = false) {
  const look = isMobile ? { theme: "dark", locale: "ar-SA" } : { theme: "light", locale: "en-US" };
  await page.context().addCookies(Object.entries(look).map(([name, value]) => ({ name, value, url })));
  await page.emulateMedia({ reducedMotion: "reduce" });
  return look;
}

const otherThan = (theme: Theme): Theme => (theme === "light" ? "dark" : "light");

/**
 * Runs all rules in the theme of the page; on desktops also those about colours, the only ones it can break, in the other
 * one. Colours are the same on phones.
 */
async function expectNoBarrier(page: Page, what: string): Promise<void> {
  // On a slow machine the network is idle before the page shows the answers.
  await expect(page.locator("h1").first()).toBeAttached();
  // Sections skipped by `content-visibility` have no size yet, and would overlap the next ones.
  await page.evaluate(showSkippedParts);
  const theme = (await page.locator("html").getAttribute("data-theme")) === "dark" ? "dark" : "light";
  expect(await findBarriers(page, RULES), `${what}, ${theme}`).toEqual([]);
  if (test.info().project.name === "phone") return;
  await changeTheme(page, otherThan(theme));
  expect(await findBarriers(page, COLOUR_RULES), `${what}, ${otherThan(theme)}`).toEqual([]);
  await changeTheme(page, theme);
}

async function findBarriers(page: Page, rules: readonly string[]) {
  // Colours are checked in their final state, not during transitions. Scroll-driven animations never finish, so they
  // are not awaited.
  await page.evaluate(() => {
    const passing = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
    return Promise.all(passing.map((animation) => animation.finished.catch(() => {})));
  });
  return findBarriersOn(page, rules);
}

/** All of them, one after the other, on a slow machine. */
const MAX_WALK_MS = 300_000;

/** Screens of each kind of layout. */
const GATE_SCREENS: readonly string[] = [
  "the index",
  "results",
  "a launched game",
  "a game with a countdown",
  "reviews",
  "an empty cart",
  "writing as a guest",
  "an article",
  "an edition",
  "a bundle",
  "sign-in",
  "not found",
];

for (const [part, tag] of [
  ["one screen of each kind", "@wide-on-phone"],
  ["all other screens", "@wide"],
]) {
  test(`axe finds nothing in both themes, in one direction on the desktop and in the other on a phone, ${part} @phone ${tag}`, async ({
    page,
    baseURL,
    isMobile,
  }) => {
    test.setTimeout(MAX_WALK_MS);
    const { theme, locale } = await chooseLook(page, baseURL, isMobile);
    for (const { name, path } of SCREENS.filter((screen) => GATE_SCREENS.includes(screen.name) === (tag !== "@wide"))) {
      await page.goto(path);
      await untilQuiet(page);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      await expectNoBarrier(page, name);
    }
  });
}

test("axe finds nothing in a player's orders and their payment, in both themes @phone @wide", async ({
  page,
  baseURL,
  isMobile,
}) => {
  test.slow();
  await signIn(page, "player-jp", "/?view=offers");
  const { locale } = await chooseLook(page, baseURL, isMobile);
  const goods = { goods_id: "linw-deluxe", quantity: 1 };
  const placed = await page.request.post("/api/store/orders", {
    data: { lines: [goods], provider: "nshop", expected_total: 3_680, currency: "JPY" },
  });
  const { order_key, redirect_url } = (await placed.json()) as { order_key: string; redirect_url: string };
  for (const path of [
    "/cart",
    redirect_url,
    `/order/result?orderKey=${order_key}`,
    `/order/${order_key}`,
    "/order",
    "/library",
    "/gift",
    "/coupon",
    "/reward",
    "/mini-game",
    "/account",
  ]) {
    await page.goto(path);
    await untilQuiet(page);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expectNoBarrier(page, path);
  }
});

test("axe finds nothing where something is open, in both themes: form, errors, menus, notifications, search, editor @phone @wide-on-phone", async ({
  page,
  baseURL,
  isMobile,
}) => {
  test.slow();
  const theme = isMobile ? "dark" : "light";
  await page.context().addCookies([{ name: "theme", value: theme, url: baseURL ?? "" }]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page, "player-jp", "/game/lin2ncj/review");
  await page.getByRole("button", { name: "Write a review" }).click();
  await expectNoBarrier(page, "the form of a review");
  await page.getByRole("button", { name: "Post review" }).click();
  await expect(page.getByText("Choose one to five stars.")).toBeVisible();
  await expectNoBarrier(page, "the form with its errors");
  await page.getByRole("button", { name: /^Account:/ }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectNoBarrier(page, "the account menu");
  await closeByEscape(page);
  await openPage(page, "/");
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(page.getByRole("dialog", { name: "Notifications" }).getByRole("listitem").first()).toBeVisible();
  await expectNoBarrier(page, "notifications over a hero");
  await closeByEscape(page);
  if (isMobile) {
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("button", { name: "Close menu" })).toBeVisible();
    await expectNoBarrier(page, "the menu of a phone");
    await closeByEscape(page);
    await page.getByRole("button", { name: "Search", exact: true }).click();
  }
  await page.getByRole("combobox", { name: "Search" }).fill("lineage");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectNoBarrier(page, "the suggestions");
  await openPage(page, "/game/tl/board/free/write");
  await untilFormIsThere(page);
  await page.getByRole("textbox", { name: "Text" }).click();
  await page.getByRole("toolbar").getByRole("button", { name: "Table", exact: true }).click();
  await expect(page.getByRole("button", { name: "Add row" })).toBeVisible();
  // axe would report the empty header cells, which the author is about to fill in.
  for (const head of ["What", "How many", "Where"]) {
    await page.keyboard.type(head);
    await page.keyboard.press("Tab");
  }
  await expectNoBarrier(page, "an article that is being written, in a table");
});

test("the first journey needs nothing but a keyboard", async ({ page, request }) => {
  const player = await createPlayer(request, { like: "player-jp" });
  const focused = page.locator(":focus");
  /** Presses Tab until the focus is on `target`: everything on the way must be reachable. */
  const tabTo = async (target: Locator, most = 60) => {
    // Parts below the first view arrive after it, and Tab here is quicker than any hand.
    await expect(target).toBeVisible();
    for (let presses = 0; presses < most; presses += 1) {
      await page.keyboard.press("Tab");
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`the focus did not reach ${target} in ${most} steps`);
  };
  const button = (name: string) => page.getByRole("main").getByRole("button", { name, exact: true });

  await openPage(page, "/");
  await page.keyboard.press("Tab");
  await expect(focused).toHaveText("Skip to content");
  await expect(focused).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("/");
  await expect(page.getByRole("combobox", { name: "Search" })).toBeFocused();
  await page.keyboard.type("throne");
  await expect(page.getByRole("option", { name: /Throne and Liberty/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Throne and Liberty" })).toBeVisible();
  await untilReacts(button("Sign in to review"));
  // Scrolling a part into view moves the starting point of Tab: back to the beginning of the page.
  await page.locator("main").focus();
  await tabTo(button("Sign in to review"));
  await expect(focused).toBeInViewport();
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: "It is available after login." });
  await tabTo(question.getByRole("link", { name: "Sign in" }));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Username")).toBeVisible();
  await page.getByLabel("Username").focus();
  await page.keyboard.type(player.userName);
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Account:/ })).toBeVisible();
  // The requested form opens by itself after the sign-in.
  await expect(page.getByRole("radio").first()).toBeFocused();
  for (let stars = 1; stars < 4; stars += 1) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Review text" })).toBeFocused();
  await page.keyboard.type("Written without ever touching a mouse.");
  await tabTo(button("Post review"));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your review has been posted.")).toBeVisible();
  await tabTo(button("Delete"));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your review has been deleted.")).toBeVisible();
});

/** Of a phone, and of 1280 × 800 zoomed to 200 %: the browser lays that out in half as many pixels. */
const NARROW = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
];

// The longest words, and the other direction.
for (const locale of ["de-DE", "ar-SA"]) {
  test(`nothing is cut off or runs out of the side of a page that is 320 pixels wide, or zoomed to 200 %, ${locale} @wide`, async ({
    page,
  }) => {
    for (const { name, path } of SCREENS) {
      const [first, ...others] = NARROW;
      if (first !== undefined) await page.setViewportSize(first);
      await page.goto(`${path}${path.includes("?") ? "&" : "?"}locale=${locale}`);
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await findCuts(page), name).toEqual([]);
      for (const size of others) {
        await page.setViewportSize(size);
        expect.soft(await findCuts(page), `${name}, zoomed`).toEqual([]);
      }
    }
  });
}
