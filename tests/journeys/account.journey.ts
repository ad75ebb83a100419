import { expect, signIn, test, untilReacts } from "./journey.ts";

test("the account corner holds what is a player's own, and signing out leaves nothing on the device @phone @wide-on-phone", async ({
  page,
}) => {
  // Requests of the page between the end of the session and the new page.
  await signIn(page, "player-jp", "/account?locale=en-US");
  const things = page.getByRole("main");
  for (const [name, heading] of [
    ["Orders", /Your orders|No orders yet/],
    ["Coupons", "Coupons"],
    ["Gifts", "Gifts"],
  ] as const) {
    await things.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
  }

  await things.getByRole("button", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  await page.evaluate(() => localStorage.setItem("draft-of-a-player", "words"));
  const signOut = things.getByRole("button", { name: "Sign out" });
  await untilReacts(signOut);
  await signOut.click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("draft-of-a-player"))).toBeNull();
  expect((await page.request.get("/api/store/orders")).status()).toBe(401);
});
