import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { untilFormIsThere } from "./board-visit.ts";
import { CPU_SLOWDOWN } from "./cpu-slowdown.ts";
import { expect, join, openPage, untilHydrated, untilReacts, writeGift } from "./journey.ts";
import { each, test } from "./shell-viewers.ts";
import { type Difference, expectOneScreen, type Viewer } from "./shells.ts";

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** Only players in Korea on the web see advertising, and are asked for consent (Spec §6). */
const advertising = (word: string): Difference => ({
  shells: ["launcher", "chat", "app"],
  onWeb: `\n      - listitem:\n        - button "${word}"`,
  instead: "",
});
const ADVERTISING = advertising("Ad preferences");
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

test("a player finds a game, keeps it and fills the cart on the same screens @phone @wide", async ({
  visitors,
  isMobile,
}) => {
  await each(visitors, async ({ page, entry }) => {
    await openPage(page, entry);
    await expect(page.getByRole("heading", { name: "Playing now" })).toBeVisible();
  });
  await expectOneScreen("the front page", visitors);

  await each(visitors, async ({ page }) => {
    if (isMobile) await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("combobox", { name: "Search" }).fill("throne");
    await page.getByRole("combobox", { name: "Search" }).press("Enter");
    await expect(heading(page, /throne/)).toBeVisible();
  });
  await expectOneScreen("what is found", visitors);

  await each(visitors, async ({ page }) => {
    await page.locator("main a[href='/game/tl']").first().click();
    await expect(heading(page, "Throne and Liberty")).toBeVisible();
    await untilHydrated(page);
    const favorite = page.getByRole("button", { name: "Favorite Throne and Liberty" }).first();
    await untilReacts(favorite);
    await favorite.click();
    await expect(favorite).toHaveAttribute("aria-pressed", "true");
  });
  await expectOneScreen("a game", visitors);

  await each(visitors, async ({ page }) => {
    await openPage(page, "/goods/tl/tl-deluxe");
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    await expect(page.getByRole("link", { name: "In your cart" }).first()).toBeVisible();
    // The toast stays as long as the pointer is on it.
    await page.mouse.move(0, 0);
  });
  await expectOneScreen("an edition", visitors);

  await each(visitors, async ({ page }) => {
    await page.getByRole("link", { name: "In your cart" }).first().click();
    await expect(heading(page, "Cart")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Throne and Liberty Deluxe Edition" })).toBeVisible();
  });
  await expectOneScreen("the cart of a guest", visitors, [PAYMENT]);

  await each(visitors, async ({ page }) => {
    await openPage(page, "/favorite");
    await expect(page.getByRole("heading", { level: 3, name: "Throne and Liberty" })).toBeVisible();
  });
  await expectOneScreen("the favorites", visitors);
});

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

/** Where the board of a game is read and written. */
const BOARD = "/game/tl/board/free";

test("a player reads a board and writes on it on the same screens @phone @wide", async ({ visitors, visit }) => {
  await each(visitors, async ({ page }) => openPage(page, BOARD));
  await expectOneScreen("a board", visitors);

  await each(visitors, async ({ page }) => {
    const { page: home } = await visit("web");
    await join(home, "Night Heron", "/");
    await page.context().addCookies(await home.context().cookies());
    await openPage(page, `${BOARD}/write`);
    await untilFormIsThere(page);
  });
  await expectOneScreen("the form of an article", visitors, [ADVERTISING]);

  await each(visitors, async ({ page }) => {
    await page.getByRole("textbox", { name: "Title" }).fill("Lanterns for the north gate");
    await page.getByRole("textbox", { name: "Text" }).click();
    await page.keyboard.insertText("Bring one each, we meet at dusk.");
    await page.getByRole("button", { name: "Post", exact: true }).click();
    await expect(heading(page, "Lanterns for the north gate")).toBeVisible();
    await untilReacts(page.locator("#comments"));
  });
  await expectOneScreen("an article", visitors, [ADVERTISING]);
});

test("a player reads the news, is given something and finds their own things on the same screens @phone @wide", async ({
  visitors,
}) => {
  await each(visitors, async ({ page }) => {
    await join(page, "Night Heron", "/notice");
    await expect(heading(page, "News")).toBeVisible();
  });
  await expectOneScreen("the news", visitors, [ADVERTISING]);

  await each(visitors, async ({ page }) => {
    await page.getByRole("link", { name: "Throne and Liberty: Storm Festival" }).click();
    await expect(heading(page, "Throne and Liberty: Storm Festival")).toBeVisible();
  });
  await expectOneScreen("a notice", visitors, [ADVERTISING]);

  await each(visitors, async ({ page }) => {
    const bell = page.getByRole("button", { name: /^Notifications: / });
    await untilReacts(bell);
    await bell.click();
    await expect(page.getByRole("dialog", { name: "Notifications" })).toBeVisible();
  });
  await expectOneScreen("the notifications", visitors, [ADVERTISING]);

  await each(visitors, async ({ page }) => {
    await openPage(page, "/coupon");
    await untilReacts(page.getByRole("main").locator("form"));
    await page.getByLabel("Coupon code").fill("STORM15");
    await page.getByRole("button", { name: "Redeem" }).click();
    await expect(page.getByText("It’s yours: 15% off in storm season")).toBeVisible();
  });
  await expectOneScreen("the coupons", visitors, [ADVERTISING]);

  await each(visitors, async ({ page }) => {
    await openPage(page, "/reward");
    await expect(page.getByRole("button", { name: "Claim" }).first()).toBeVisible();
  });
  await expectOneScreen("the rewards", visitors, [ADVERTISING]);

  await each(visitors, async ({ page }) => {
    const dark = page.getByRole("contentinfo").getByRole("button", { name: "Switch to dark mode" });
    await untilReacts(dark);
    await dark.click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await openPage(page, "/reward?locale=ar-SA");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });
  await expectOneScreen("the rewards, dark and in Arabic", visitors, [advertising("خيارات الإعلانات")]);
});

test("a review posted on the web is shown in the other shells, where its author can change it @phone @wide", async ({
  visitors,
}) => {
  const [first, ...others] = visitors;
  const last = others.at(-1);
  if (first === undefined || last === undefined) throw new Error("there is no player");
  await join(first.page, "Night Heron", "/game/tl/review");
  const cookies = await first.page.context().cookies();
  await each(others, ({ page }) => page.context().addCookies(cookies));
  const own = (page: Page) => page.getByRole("article", { name: "Night Heron" });
  const expectReviewWith = async (words: string) => {
    await each(visitors, async ({ page }) => {
      await openPage(page, "/game/tl/review");
      await expect(own(page)).toContainText(words);
    });
    await expectOneScreen(`the reviews of a game, one of them with ${words}`, visitors, [ADVERTISING]);
  };

  await untilReacts(first.page.getByRole("button", { name: "Write a review" }));
  await first.page.getByRole("button", { name: "Write a review" }).click();
  await first.page.getByRole("radio", { name: "5 stars – superb" }).check({ force: true });
  await first.page.getByRole("textbox", { name: "Review text" }).fill("Storms, castles and no sleep at all.");
  await first.page.getByRole("button", { name: "Post review" }).click();
  await expect(own(first.page)).toContainText("no sleep at all");
  await expectReviewWith("no sleep at all");

  await own(last.page).getByRole("button", { name: "Edit" }).click();
  await last.page.getByRole("textbox", { name: "Review text" }).fill("Storms and castles, and some sleep since.");
  await last.page.getByRole("button", { name: "Save changes" }).click();
  await expect(own(last.page)).toContainText("some sleep since");
  await expectReviewWith("some sleep since");
});

/** Pages that no other journey of the shells opens, as a guest finds them: one of each kind, and all others. */
const GATE_PAGES = [
  "/?view=all&genre=mmorpg",
  "/game/nlw",
  "/bundle/bundle-winter-sieges",
  "/library",
  "/account",
  "/not-found",
];
const OTHER_PAGES = [
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
        await openPage(page, path.replace(/^\/(?=\?)/, entry));
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

test("a player plays, gives and looks after their account on the same screens @phone @wide", async ({
  visitors,
  visit,
}) => {
  const { page: friend } = await visit("web");
  const nickname = `Ember ${randomUUID().slice(0, 8)}`;
  await join(friend, nickname, "/gift");
  await each(visitors, async ({ page }) => {
    await join(page, "Night Heron", "/goods/lin2/lin2-deluxe");
    await writeGift(page, "Lineage II Deluxe Edition", nickname);
  });
  await expectOneScreen("what is to be given", visitors);

  await each(visitors, async ({ page }) => {
    await page.getByRole("dialog").getByRole("button", { name: "Pay" }).click();
    await page.waitForURL("**/pay/*");
    await page.getByRole("button", { name: /^Pay ₩/ }).click();
    await expect(page.getByRole("heading", { name: "The gift is on its way" })).toBeVisible();
    // An earlier click would be a plain link's: the log of clicks does not see it.
    await untilHydrated(page);
    await page.getByRole("link", { name: "Your gifts" }).click();
    await expect(page.getByText(`To ${nickname}`)).toBeVisible();
  });
  await expectOneScreen("the gifts", visitors, [ADVERTISING]);

  await each(visitors, async ({ page }) => {
    await openPage(page, "/mini-game");
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
  });
  await expectOneScreen("the mini game", visitors, [ADVERTISING]);

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
