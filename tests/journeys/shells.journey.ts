import { untilFormIsThere } from "./board-visit.ts";
import { CPU_SLOWDOWN } from "./cpu-slowdown.ts";
import { expect, join, openPage } from "./journey.ts";
import { SCREENS } from "./screens.ts";
import { each, test } from "./shell-viewers.ts";
import { type Difference, expectOneScreen } from "./shells.ts";

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

// Each screen is opened in up to four shells, one after the other, and compared.
test.describe.configure({ timeout: 360_000 * CPU_SLOWDOWN });

/** Pages as a guest finds them: one of each kind, and all others. */
const GATE_PAGES = [
  "/?view=all&genre=mmorpg",
  "/game/nlw",
  "/bundle/bundle-winter-sieges",
  "/library",
  "/account",
  "/not-found",
];
/** Pages of the publisher, and those that shells offer in another form to a guest. */
const NOT_COMPARED = ["/login", "/register", "/cart", "/game/tl/board/free/write"];
const OTHER_PAGES = SCREENS.map(({ path }) => path).filter((path) => ![...GATE_PAGES, ...NOT_COMPARED].includes(path));

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
