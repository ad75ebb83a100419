import { randomUUID } from "node:crypto";
import { expect, join, signIn, test, untilReacts } from "./journey.ts";

test("a gift whose answer was lost is paid once, and accepted by a friend @phone @wide-on-phone", async ({
  page,
  openOther,
}) => {
  const nickname = `Ember ${randomUUID().slice(0, 8)}`;
  const friend = await openOther();
  await join(friend, nickname, "/gift");

  await signIn(page, "player-kr", "/goods/lin2/lin2-deluxe?locale=en-US");
  const give = page.getByRole("button", { name: "Give as a gift" });
  await untilReacts(give);
  await give.click();
  const popup = page.getByRole("dialog", { name: "Gift Lineage II Deluxe Edition" });
  await popup.getByLabel("Recipient’s nickname").fill(nickname.toUpperCase());
  await popup.getByRole("button", { name: "Find player" }).click();
  await expect(popup.getByRole("radio", { name: nickname })).toBeChecked();
  await popup.getByRole("button", { name: "Next" }).click();
  await popup.getByRole("button", { name: "Happy birthday!" }).click();
  await popup.getByRole("button", { name: "Next" }).click();
  let sent = 0;
  await page.route("**/api/store/gifts", async (route) => {
    if (route.request().method() !== "POST") return await route.continue();
    sent += 1;
    await route.fetch();
    // On a slow machine the page has given the answer up by now.
    await route.abort().catch(() => undefined);
  });
  await popup.getByRole("button", { name: "Pay" }).click();
  await page.waitForURL("**/pay/*");
  expect(sent).toBe(1);
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page.getByRole("heading", { name: "The gift is on its way" })).toBeVisible();
  await page.getByRole("link", { name: "Your gifts" }).click();
  await expect(page.getByText(`To ${nickname}`)).toBeVisible();

  await friend.goto("/gift");
  await expect(friend.getByText("Happy birthday!")).toBeVisible();
  await friend.getByRole("button", { name: "Accept" }).click();
  await expect(friend.getByText("Lineage II Deluxe Edition is yours now.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Accepted")).toBeVisible();
});
