import { randomInt } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { bring, takePhoto } from "./board-visit.ts";
import { expect, fillSignInAsReady, nicknameOf, openPage, test, untilHydrated, untilReacts } from "./journey.ts";

const PLAYER = "player-kr";

/** Where a walk goes: the store, and the origins that the configuration says it should meet on the way. */
export interface WalkedStore {
  /** Address of the front page, without a slash at its end. */
  readonly address: string;
  /** The same by the address of this machine, which needs no names. */
  readonly local: string;
  readonly signInOrigin: string;
  readonly paymentOrigin: string;
  readonly staticOrigin: string;
}

/** Waits for the first page of all, which takes longest: a busy machine may not have it in time. */
export async function untilWarm({ local }: WalkedStore): Promise<void> {
  await expect.poll(async () => (await fetch(`${local}/`)).status, { timeout: 60_000 }).toBe(200);
}

/** Waits until a picture has come, from the origin of static files. */
export async function expectPicture(image: Locator, { staticOrigin }: WalkedStore): Promise<void> {
  // A page that is still changing may replace the picture.
  await expect(() => image.scrollIntoViewIfNeeded()).toPass();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  expect(await image.evaluate((element: HTMLImageElement) => new URL(element.currentSrc).origin)).toBe(staticOrigin);
}

/** Signs in on the sign-in page that a link of the open page leads to, and comes back to that page. */
async function signInByLink(page: Page, { signInOrigin }: WalkedStore): Promise<void> {
  const { href } = new URL(page.url());
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await page.waitForURL(`${signInOrigin}/login?*`);
  await fillSignInAsReady(page, PLAYER);
  await page.waitForURL(href);
  await untilHydrated(page);
  await expect(page.getByRole("button", { name: `Account: ${nicknameOf(PLAYER)}` })).toBeVisible();
}

/** Puts goods whose page is open into the cart, and goes to their payment. */
export async function goToPayment(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.getByRole("link", { name: "In your cart" }).first().click();
  await page.getByRole("button", { name: "Go to payment" }).first().click();
}

/** Buys goods whose page is open: cart, payment page, result, order. */
export async function buy(page: Page, { address, paymentOrigin }: Pick<WalkedStore, "address" | "paymentOrigin">) {
  await goToPayment(page);
  await page.waitForURL(`${paymentOrigin}/pay/*`);
  await page.getByRole("button", { name: /^Pay ₩/ }).click();
  await page.waitForURL(`${address}/order/result?orderKey=*`);
  await expect(page.getByRole("heading", { name: "It’s yours" })).toBeVisible();
  await page.getByRole("link", { name: "Order and receipt" }).click();
  await expect(page.getByText("Receipt number")).toBeVisible();
}

async function findGame(page: Page, store: WalkedStore): Promise<void> {
  const { address } = store;
  await untilWarm(store);
  await openPage(page, `${address}/?locale=en-US&country=KR`);
  await expectPicture(page.locator("main img").first(), store);
  const search = page.getByRole("banner").getByRole("combobox", { name: "Search" });
  await untilReacts(search);
  await search.fill("Throne");
  await search.press("Enter");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Throne and Liberty/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${address}/game/tl`);
  await expect(page.getByRole("heading", { level: 1, name: "Throne and Liberty" })).toBeVisible();
}

async function writeReview(page: Page): Promise<void> {
  const write = page.getByRole("button", { name: "Write a review" });
  await untilReacts(write);
  await write.click();
  await page.getByRole("radio", { name: "5 stars – superb" }).check({ force: true });
  await page.getByRole("textbox", { name: "Review text" }).fill("The castle that rings in the rain is worth the way.");
  await page.getByRole("button", { name: "Post review" }).click();
  await expect(page.getByText("Your review has been posted.")).toBeVisible();
}

async function writeArticle(page: Page, store: WalkedStore): Promise<void> {
  const title = `빗속의 북문 ${randomInt(1_000_000)}`;
  await openPage(page, `${store.address}/game/tl/board/free/write`);
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  const text = page.getByRole("textbox", { name: "Text" });
  await text.click();
  await page.keyboard.insertText("해 질 무렵 북문에서 봅시다.");
  await bring(text, "paste", await takePhoto(), "gate.jpg");
  await expectPicture(text.locator("img:not([data-uploading])"), store);
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.reload();
  await untilHydrated(page);
  await expectPicture(page.getByRole("article").locator("img[loading=lazy]").first(), store);
}

/** Walks through all screens that use services of the publisher, as a player on the website. */
export async function walkThrough(page: Page, store: WalkedStore): Promise<void> {
  const { address } = store;
  await test.step("from the index over a search to a game", () => findGame(page, store));
  await test.step("sign in", () => signInByLink(page, store));
  await test.step("review", async () => {
    await openPage(page, `${address}/game/tl/review`);
    await writeReview(page);
  });
  await test.step("board, with a picture", () => writeArticle(page, store));
  await test.step("cart, payment and order", async () => {
    await openPage(page, `${address}/goods/aion/aion-deluxe`);
    await buy(page, store);
  });
  await test.step("notification of the order", async () => {
    const bell = page.getByRole("button", { name: /^Notifications/ });
    await untilReacts(bell);
    await bell.click();
    await expect(page.getByText(/Aion Deluxe Edition/).last()).toBeVisible();
  });
  await test.step("notice", async () => {
    await openPage(page, `${address}/notice`);
    await page.getByRole("link", { name: "Event", exact: true }).click();
    await page.getByRole("link", { name: "Throne and Liberty: Storm Festival" }).click();
    await expect(page.getByText("Kite races")).toBeVisible();
  });
  await test.step("mini game", async () => {
    await openPage(page, `${address}/mini-game`);
    const cards = page.frameLocator("iframe").getByRole("button");
    await expect(cards).toHaveCount(3);
    await cards.first().click();
    await expect(page.getByText("Rounds left today: 2")).toBeVisible();
  });
}
