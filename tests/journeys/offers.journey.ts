import { randomUUID } from "node:crypto";
import { expect, idOfPlayer, join, openPage, test, untilReacts } from "./journey.ts";

test("the giver of a declined gift is notified and gets a refund", async ({ page, browser, baseURL }) => {
  const nickname = `Fern ${randomUUID().slice(0, 8)}`;
  const friend = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
  await join(friend, nickname, "/gift?locale=en-US");
  await expect(friend.getByText("No gifts yet", { exact: true })).toBeVisible();

  await join(page, "Alder Knoll", "/gift?locale=en-US");
  const recipient = await idOfPlayer(page.request, nickname);
  const check = await page.request.get(`/api/store/gifts/check?goodsId=lin2-deluxe&recipient=${recipient}`);
  const { amount, currency } = (await check.json()) as { amount: number; currency: string };
  const sent = await page.request.post("/api/store/gifts", {
    data: {
      goods_id: "lin2-deluxe",
      recipient,
      message: "For the long road.",
      deliver_at: null,
      provider: "nshop",
      expected_total: amount,
      currency,
      return_path: "/order/result",
    },
  });
  const { redirect_url: payment } = (await sent.json()) as { redirect_url: string };
  await page.goto(payment);
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page.getByRole("heading", { name: "The gift is on its way" })).toBeVisible();

  await friend.reload();
  await expect(friend.getByText("For the long road.")).toBeVisible();
  await friend.getByRole("button", { name: "Decline" }).click();
  const question = friend.getByRole("dialog", { name: "Decline this gift?" });
  // Closing the popup also keeps the gift, and a message says so.
  const answers = question.getByRole("contentinfo");
  await answers.getByRole("button", { name: "Go back" }).click();
  await expect(question).toBeHidden();
  await expect(friend.getByText("Waiting for a response")).toBeVisible();
  await friend.getByRole("button", { name: "Decline" }).click();
  await answers.getByRole("button", { name: "Decline" }).click();
  await expect(friend.getByRole("button", { name: "Accept" })).toHaveCount(0);
  await friend.context().close();

  await page.goto("/gift");
  await expect(page.getByText(`To ${nickname}`)).toBeVisible();
  await expect(page.getByText(/^(Declined|Refunded)$/)).toBeVisible();
  await page.goto("/order");
  await expect(page.getByText("Refunded").first()).toBeVisible();
});

test("a game is shared by its own address, not by that of the address bar @phone @wide", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, "/game/tl?locale=en-US&country=KR#editions");
  const share = page.getByRole("button", { name: "Share" });
  await untilReacts(share);
  await share.click();
  const popup = page.getByRole("dialog", { name: "Share" });
  const address = await popup.getByRole("textbox", { name: "Link" }).inputValue();
  expect(new URL(address).pathname).toBe("/game/tl");
  expect(address).not.toContain("country");
  await popup.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});

test("the stores of a game are offered by device, and those for other devices are marked @phone @wide", async ({
  page,
  isMobile,
}) => {
  await openPage(page, "/game/tl?locale=en-US");
  await page.getByRole("button", { name: "Other stores" }).click();
  const stores = page.getByRole("dialog", { name: "Choose a store" }).getByRole("listitem");
  await expect(stores.first()).toContainText("For the device you’re using");
  const purple = stores.filter({ hasText: "PURPLE" });
  if (isMobile) await expect(purple).toContainText("For another device. Open this page there.");
  else await expect(purple.getByRole("link")).toHaveAttribute("href", "/download");
  await page.keyboard.press("Escape");
  await expect(stores).toHaveCount(0);
});

test("whether a game runs is said once by the player and known on every game's page @wide", async ({ page }) => {
  await openPage(page, "/game/tl?locale=en-US");
  const ask = page.getByRole("button", { name: "Will it run on my PC?" });
  await untilReacts(ask);
  await ask.click();
  await page.getByLabel("Processor").fill("Ryzen 5 5600X");
  await page.getByLabel("Graphics").fill("GeForce GTX 750");
  await page.getByLabel("Memory").fill("16 GB");
  await page.getByLabel("Free space").fill("200");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Below the minimum" })).toBeVisible();
  await page.getByLabel("Graphics").fill("GeForce RTX 3060");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Runs on recommended settings" })).toBeVisible();
  await page.goto("/game/lin2?locale=en-US");
  await untilReacts(ask);
  await expect(page.getByRole("status").filter({ hasText: "Runs on recommended settings" })).toBeVisible();
});
