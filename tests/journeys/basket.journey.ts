import { addToCart, expect, openPage, signIn, test } from "./journey.ts";

const DELUXE = "/goods/aion/aion-deluxe";

test("the cart and the favorites of a guest join the player's own at login", async ({ page }) => {
  await openPage(page, DELUXE);
  await addToCart(page);
  await page.getByRole("button", { name: "Favorite Aion Deluxe Edition" }).click();
  await expect(page.getByRole("button", { name: "Favorite Aion Deluxe Edition", pressed: true })).toBeVisible();

  await page.getByRole("link", { name: "In your cart" }).click();
  await expect(page.getByRole("heading", { name: "Cart", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Aion Deluxe Edition" })).toBeVisible();
  await expect(page.getByText("Your cart is kept on this device.")).toBeVisible();

  await signIn(page, "player-kr", "/");
  await page.goto("/cart");
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(1);
  await expect(page.getByText("Your cart is kept on this device.")).toBeHidden();
  await page.goto("/favorite");
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(1);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("guest-")))).toEqual([]);

  await page.goto("/cart");
  await page.locator("main button[data-part=remove]").click();
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(0);
});
