import type { Page } from "@playwright/test";
import { untilFormIsThere } from "./board-visit.ts";
import { CPU_SLOWDOWN } from "./cpu-slowdown.ts";
import { expect, join, openPage, untilHydrated } from "./journey.ts";
import { each, test } from "./shell-viewers.ts";
import { type Difference, expectOneScreen, type Viewer } from "./shells.ts";

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** Only players in Korea on the web see advertising, and are asked for consent (Spec §6). */
const ADVERTISING: Difference = {
  shells: ["launcher", "chat", "app"],
  onWeb: '\n      - listitem:\n        - button "Ad preferences"',
  instead: "",
};
/** Name of a session: the browser's name, or the name of the shell. */
const SESSION_NAMES: readonly Difference[] = [
  { shells: ["launcher"], onWeb: "Chrome on ", instead: "Purple launcher on " },
  { shells: ["chat"], onWeb: "Chrome on ", instead: "Chat app on " },
  { shells: ["app"], onWeb: "Chrome on ", instead: "Purple app on " },
];

/** Nor is there an answer that could be changed or erased. */
const ADVERTISING_CHOICE: readonly Difference[] = [
  {
    shells: ["launcher", "chat", "app"],
    onWeb: "This erases drafts, hidden banners and your ad preferences",
    instead: "This erases drafts and hidden banners",
  },
  { shells: ["launcher", "chat", "app"], onWeb: '\n    - button "Ad preferences"', instead: "" },
];

/** How a purchase is paid: in the mobile app by the store it came from (Spec §3). */
const PAYMENT: Difference = { shells: ["app"], onWeb: "NC Shop", instead: "Google Play" };

/** The launcher starts an installed game; elsewhere the next step is to get the launcher. */
const START: Difference = {
  shells: ["launcher"],
  onWeb: "- link of the publisher's own platform\n        - text: ₩",
  instead: '- button "Play"\n        - text: ₩',
};

// Each screen is opened in up to four shells, one after the other, and compared.
test.describe.configure({ timeout: 360_000 * CPU_SLOWDOWN });

test("a player pays by the provider of the shell, reads the same receipt, and finds the order at home on the web @phone @wide", async ({
  visitors,
  visit,
}) => {
  const homes = new Map<Viewer, Page>();
  await each(visitors, async (visitor) => {
    const { page: home } = await visit("web");
    await join(home, "Night Heron", "/order");
    await expect(heading(home, "Your orders")).toBeVisible();
    await expect(home.getByText("No orders yet")).toBeVisible();
    homes.set(visitor, home);
    await visitor.page.context().addCookies(await home.context().cookies());
    const { page } = visitor;
    await openPage(page, "/goods/aion/aion-deluxe");
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    await page.getByRole("link", { name: "In your cart" }).first().click();
    await expect(page.getByRole("button", { name: "Go to payment" })).toBeEnabled();
  });
  await expectOneScreen("the cart", visitors, [ADVERTISING, PAYMENT]);

  await each(visitors, async ({ page }) => {
    await page.getByRole("button", { name: "Go to payment" }).click();
    await page.waitForURL("**/pay/*");
  });
  await expectOneScreen("the payment", visitors, [PAYMENT]);

  await each(visitors, async ({ page }) => {
    await page.getByRole("button", { name: /^Pay ₩/ }).click();
    await expect(page.getByRole("heading", { name: "It’s yours" })).toBeVisible();
    await untilHydrated(page);
  });
  await expectOneScreen("what a payment leads to", visitors, [ADVERTISING, START]);

  await each(visitors, async ({ page }) => {
    await page.getByRole("link", { name: "Order and receipt" }).click();
    await expect(page.getByText("Receipt number")).toBeVisible();
  });
  await expectOneScreen("the receipt", visitors, [ADVERTISING, PAYMENT]);

  for (const home of homes.values()) {
    await home.reload();
    const order = home.getByRole("listitem").filter({ hasText: "Aion Deluxe Edition" });
    await expect(order).toContainText("Completed");
  }
});

/** Pages as a guest finds them: one of each kind, and all others. */
const GATE_PAGES = [
  "/?view=all&genre=mmorpg",
  "/game/nlw",
  "/bundle/bundle-winter-sieges",
  "/library",
  "/account",
  "/not-found",
];
const OTHER_PAGES = [
  "/",
  "/?q=throne",
  "/game/tl",
  "/game/tl/review",
  "/game/tl/board/free",
  "/goods/tl/tl-deluxe",
  "/favorite",
  "/notice",
  "/?view=offers",
  "/?q=xqzvwj",
  "/game/lmj",
  "/game/bns",
  "/game/tl/achievement",
  "/game/tl/board/guide/view/tl-1",
  "/goods/tl/tl-deluxe/review",
  "/download",
  "/order",
  "/coupon",
  "/reward",
  "/gift",
  "/mini-game",
  "/status",
  "/player/player-jp",
  "/notice?board=rules",
];

for (const [pages, tag] of [
  [GATE_PAGES, "on pages of each kind @phone @wide-on-phone"],
  [OTHER_PAGES, "on all others @phone @wide"],
] as const) {
  test(`a guest finds the same screens ${tag}`, async ({ visitors }) => {
    for (const path of pages) {
      await each(visitors, async ({ page, entry }) => {
        await openPage(page, path.replace(/^\/(?=\?|$)/, entry));
        await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
      });
      await expectOneScreen(path, visitors);
    }
  });
}

test("a guest finds the same screens while a payment ends and while the store is away @phone @wide", async ({
  visitors,
  controls,
}) => {
  for (const path of ["/loading", "/result"]) {
    await each(visitors, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("main")).toHaveText(/\w/);
    });
    await expectOneScreen(path, visitors);
  }

  const from = new Date(Date.now() - 600_000).toISOString();
  const to = new Date(Date.now() + 3_000_000).toISOString();
  await controls.set({ maintenance: { scope: "store", from, to } });
  await each(visitors, async ({ page }) => {
    await page.goto("/game/tl");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
  await expectOneScreen("maintenance", visitors);
});

test("a player finds their own things on the same screens @phone @wide", async ({ visitors }) => {
  await each(visitors, async ({ page }) => void (await join(page, "Night Heron", "/notice")));
  for (const path of ["/notice/tl-storm-festival", "/game/tl/board/free/write", "/coupon", "/reward", "/mini-game"]) {
    await each(visitors, async ({ page }) => {
      await openPage(page, path);
      if (path.endsWith("/write")) await untilFormIsThere(page);
      await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    });
    await expectOneScreen(path, visitors, [ADVERTISING]);
  }
  await each(visitors, async ({ page }) => {
    await openPage(page, "/account");
    // Each section far below asks for its data when it is seen.
    await page.getByRole("heading", { name: "Where you’re signed in" }).scrollIntoViewIfNeeded();
    await expect(page.getByText("This device", { exact: true })).toBeVisible();
    await page.getByRole("heading", { name: "Privacy" }).scrollIntoViewIfNeeded();
    await expect(page.getByText(/^You see posts from every player\./)).toBeVisible();
  });
  await expectOneScreen("the account", visitors, [ADVERTISING, ...ADVERTISING_CHOICE, ...SESSION_NAMES]);
});
