import { randomUUID } from "node:crypto";
import { expect, idOfPlayer, join, test } from "./journey.ts";

test("the giver of a declined gift is notified and gets a refund @wide", async ({ page, browser, baseURL }) => {
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
