import { randomInt } from "node:crypto";
import { devices, type Page } from "@playwright/test";
import type { Shell } from "#core/shell/shell.ts";
import { type Controls, comeBack, createPlayer, expect, fillSignIn, openPage, signIn, untilReacts } from "./journey.ts";
import { comeBackToCheck, takeNewVersion } from "./new-version.ts";
import { test } from "./shell-viewers.ts";
import type { Player } from "./visit.ts";

/** The launcher is a program of desktops; the chat app and the mobile app are used on phones. */
const DESKTOP_SHELLS: readonly Shell[] = ["web", "launcher"];
const SHELLS: readonly Shell[] = [...DESKTOP_SHELLS, "chat", "app"];
const { userAgent, isMobile, hasTouch } = devices["Pixel 7"];
const PHONE = { userAgent, isMobile, hasTouch, viewport: { width: 390, height: 844 } };

/** The player goes back, forward again, and loads the page again. */
const WAYS_TO_THE_SAME_PAGE = [
  async (page: Page) => {
    await page.goBack();
    await page.goForward();
  },
  async (page: Page) => void (await page.reload()),
];

/** Opens the form for a review, and fills it in. */
async function writeReview(page: Page, content: string) {
  const words = page.getByRole("textbox", { name: "Review text" });
  const stars = page.getByRole("radio", { name: "4 stars – good" });
  const write = page.getByRole("button", { name: "Write a review" });
  await untilReacts(write);
  await write.click();
  await stars.check({ force: true });
  await words.fill(content);
  return { words, stars };
}

/** Signs in on the page that the store leads to, while the store gets a new version. */
async function signInDuringNewVersion(page: Page, controls: Controls, player: Player): Promise<void> {
  await page.waitForURL("**/login?*");
  await controls.set({ versions: { reloadVersion: "2" } });
  await fillSignIn(page, player);
}

for (const shell of SHELLS) {
  test.describe(`in the shell ${shell} @wide`, () => {
    const isNative = shell === "launcher" || shell === "app";
    if (!DESKTOP_SHELLS.includes(shell)) test.use(PHONE);
    test.beforeEach(({ controls }) => controls.set({ versions: { reloadVersion: "1" } }));

    test("a new version finds a review as it was, and it is there once", async ({ visit, controls }) => {
      const { page } = await visit(shell);
      await page.clock.install();
      const { nickname } = await signIn(page, "player-kr", "/game/bns2");
      await openPage(page, "/game/bns2/review");
      const { words, stars } = await writeReview(page, "A rope, a lamp and good company.");
      await words.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(6, 6));
      await takeNewVersion(page, controls);
      await expect(words).toBeFocused();
      await page.keyboard.insertText(" of hemp");
      for (const comeTo of WAYS_TO_THE_SAME_PAGE) {
        await comeTo(page);
        await page.getByRole("button", { name: "Continue writing" }).click();
        await expect(words).toHaveValue("A rope of hemp, a lamp and good company.");
        await expect(stars).toBeChecked();
      }
      await page.getByRole("button", { name: "Post review" }).click();
      await expect(page.getByText("Your review has been posted.")).toBeVisible();
      await takeNewVersion(page, controls, "reloadVersion", "3");
      await expect(page.getByRole("article", { name: nickname })).toHaveCount(1);
      await expect(page.getByRole("article", { name: nickname })).toContainText("A rope of hemp");
      await expect(words).toHaveCount(0);
    });

    test("a new version comes in the way of no payment, and finds the cart as it was", async ({ visit, controls }) => {
      const { page } = await visit(shell);
      await page.clock.install();
      await signIn(page, "player-kr", "/order");
      for (const goods_id of ["linw-deluxe", "aion-deluxe"]) {
        const answer = await page.request.post("/api/store/cart/items", { data: { goods_id, quantity: 1 } });
        expect(answer.status()).toBe(200);
      }
      await openPage(page, "/cart");
      const code = page.getByLabel("Coupon code");
      await code.fill("welcome-10");
      await takeNewVersion(page, controls);
      await expect(code).toHaveValue("WELCOME10");
      await page.getByRole("button", { name: "Apply" }).click();
      await expect(page.getByText("Coupon WELCOME10")).toBeVisible();
      const toPayment = page.getByRole("button", { name: "Go to payment" }).first();

      await comeBackToCheck(page);
      // The version is known while the order is on its way, and the payment page takes longer than a reload.
      await controls.set({ versions: { reloadVersion: "3" }, faults: [{ pathPrefix: "/pay", delayMs: 1_000 }] });
      const checked = page.waitForResponse("**/api/session/check*");
      await page.route("**/api/store/orders", async (route) => {
        await checked;
        await route.continue();
      });
      await toPayment.click();
      await comeBack(page);
      await page.waitForURL("**/pay/*");
      const payment = page.url();

      await controls.set({ versions: { reloadVersion: "4" } });
      await page.goBack();
      await expect(page.getByText("Coupon WELCOME10")).toBeVisible();
      await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(2);
      await toPayment.click();
      await page.waitForURL(payment);
      await page.getByRole("button", { name: /^Pay ₩/ }).click();
      await expect(page.getByRole("heading", { name: "It’s yours" })).toBeVisible();
      await openPage(page, "/order");
      await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Completed" })).toHaveCount(1);
    });

    test("a new version finds an article as it was, and it is posted once", async ({ visit, controls }) => {
      const { page } = await visit(shell);
      await page.clock.install();
      const name = `성채의 안개 ${randomInt(1_000_000_000)}`;
      await signIn(page, "player-kr", "/game/tl/board/guide");
      await openPage(page, "/game/tl/board/write");
      const board = page.getByRole("combobox", { name: "Board" });
      const title = page.getByRole("textbox", { name: "Title" });
      const text = page.getByRole("textbox", { name: "Text" });
      await board.selectOption("guide");
      await takeNewVersion(page, controls);
      await expect(board).toHaveValue("guide");
      await title.fill(name);
      await text.click();
      await page.keyboard.insertText("해 질 무렵 봅시다.");
      for (const _ of "봅시다.") await page.keyboard.press("ArrowLeft");
      await takeNewVersion(page, controls, "reloadVersion", "3");
      await expect(text).toBeFocused();
      await page.keyboard.insertText("북문에서 ");
      for (const comeTo of WAYS_TO_THE_SAME_PAGE) {
        await comeTo(page);
        await expect(text).toHaveText("해 질 무렵 북문에서 봅시다.");
        await expect(title).toHaveValue(name);
        await expect(board).toHaveValue("guide");
      }
      await page.getByRole("button", { name: "Post", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      const titles = await page.request.get("/community/api/games/tl/boards/guide/articles?sort=new");
      expect((await titles.text()).split(`"title":"${name}"`)).toHaveLength(2);
      await openPage(page, "/game/tl/board/write");
      await expect(title).toHaveValue("");
    });

    test("a guest who signs in during a new version goes on where they were", async ({ visit, controls, request }) => {
      const { page, nativeCalls } = await visit(shell);
      await page.clock.install();
      await openPage(page, "/game/tl");
      const heart = page.getByRole("button", { name: "Favorite Throne and Liberty" }).first();
      await heart.click();
      const open = page.getByRole("link", { name: /^See all \d+ reviews$/ });
      await untilReacts(open);
      await open.click();
      const popup = page.getByRole("dialog", { name: "Reviews" });
      const stars = popup.getByRole("combobox", { name: "Stars" });
      await stars.selectOption("4");
      const helpful = popup.getByRole("button", { name: /^Helpful/ }).first();
      await helpful.click();
      const question = page.getByRole("dialog", { name: "It is available after login." });
      const reconnect = question.getByRole("button", { name: "Reconnect" });
      if (isNative) {
        await reconnect.click();
        await expect.poll(nativeCalls).toContainEqual(shell === "app" ? ["app", "ncpurple://websso"] : ["showNPLogin"]);
        await takeNewVersion(page, controls);
        await expect(stars).toHaveValue("4");
        await createPlayer(page.request);
        await page.reload();
      } else {
        await question.getByRole("link", { name: "Sign in" }).click();
        await signInDuringNewVersion(page, controls, await createPlayer(request));
      }
      await expect(stars).toHaveValue("4");
      await expect(helpful).toHaveAttribute("aria-pressed", "true");
      await page.keyboard.press("Escape");
      await expect(popup).toBeHidden();
      await expect(heart).toHaveAttribute("aria-pressed", "true");
    });

    if (isNative) return;
    test("a player whose session has ended signs in during a new version, and their review is there", async ({
      visit,
      controls,
    }) => {
      const { page } = await visit(shell);
      const player = await signIn(page, "player-kr", "/game/bns2/review");
      const { words } = await writeReview(page, "A rope, a lamp and good company.");
      await page.request.get("/logout?redirect=false");
      await page.getByRole("button", { name: "Post review" }).click();
      await page
        .getByRole("main")
        .getByRole("alert")
        .getByRole("link", { name: /sign in/i })
        .click();
      await signInDuringNewVersion(page, controls, player);
      await expect(words).toHaveValue("A rope, a lamp and good company.");
      await page.getByRole("button", { name: "Post review" }).click();
      await expect(page.getByRole("article", { name: player.nickname })).toContainText("A rope, a lamp");
    });
  });
}
