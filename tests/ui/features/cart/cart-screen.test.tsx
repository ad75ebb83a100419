import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { buildGoods, buildPrice } from "#tests/ui/support/builders.ts";
import { type Basket, createBasket, createBasketPorts } from "#tests/ui/support/fake-basket.ts";
import { NO_ANSWER } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import CartScreen from "#ui/features/cart/screens/cart-screen.tsx";

const castle = buildGoods({
  goodsId: "castle",
  title: "Castle",
  maxQuantity: 3,
  owned: false,
  availability: "ON_SALE",
  price: buildPrice({ currency: "USD", list: 2_000, sale: 1_000 }),
});
const storm = buildGoods({
  goodsId: "storm",
  title: "Storm",
  maxQuantity: 1,
  owned: false,
  availability: "ON_SALE",
  price: buildPrice({ currency: "USD", list: 500, sale: 500 }),
});
const soldOut = buildGoods({ goodsId: "moon", title: "Moon", owned: false, availability: "SOLD_OUT" });

async function openCart(basket: Basket, { isGuest = false, stored = new Map<string, string>() } = {}) {
  await page.viewport(1280, 900);
  const rendered = await renderPage(<CartScreen />, {
    ports: createBasketPorts(basket, stored),
    ...(isGuest ? { visit: { user: null } } : {}),
  });
  return { ...rendered, stored };
}

const guestCart = (...lines: readonly object[]) =>
  new Map([["guest-cart", JSON.stringify({ handedTo: null, items: lines })]]);
const seen = (goodsId: string, amount: number) => ({
  goodsId,
  quantity: 1,
  amount,
  currency: "USD",
  title: "Old name",
});

describe("a player's cart", () => {
  test("shows what it costs, and leaves out what cannot be bought now", async () => {
    const { screen } = await openCart(
      createBasket({
        goods: [castle, storm, soldOut],
        lines: ["castle", "storm", "moon"].map((goodsId) => ({ goodsId, quantity: 1 })),
      }),
    );
    await expect.element(screen.getByText("$15.00", { exact: true }).first()).toBeVisible();
    await expect.element(screen.getByText("Sold out for now.")).toBeVisible();
  });

  test("changes quantities at once, up to what an order may hold", async () => {
    const basket = createBasket({ goods: [castle], lines: [{ goodsId: "castle", quantity: 2 }] });
    const { screen } = await openCart(basket);
    await screen.getByRole("button", { name: "One more of Castle" }).click();
    await expect.element(screen.getByText("$10.00 each")).toBeVisible();
    await expect.element(screen.getByText("$30.00", { exact: true }).first()).toBeVisible();
    expect(basket.lines).toEqual([{ goodsId: "castle", quantity: 3 }]);
    await expect
      .element(screen.getByRole("button", { name: "One more of Castle" }))
      .toHaveAttribute("aria-disabled", "true");
  });

  test("reverts a change that fails, and shows a message", async () => {
    const basket = createBasket({
      goods: [castle],
      lines: [{ goodsId: "castle", quantity: 1 }],
      failures: new Map([["removeFromCart", [NO_ANSWER]]]),
    });
    const { screen } = await openCart(basket);
    await screen.getByRole("button", { name: "Remove Castle from the cart" }).click();
    await expect.element(screen.getByText("That did not work. Your cart has not changed.")).toBeVisible();
    await expect.element(screen.getByRole("heading", { name: "Castle" })).toBeVisible();
  });

  test("shows the stored quantity if a change fails, and shows a message", async () => {
    const basket = createBasket({
      goods: [{ ...castle, maxQuantity: 5 }],
      lines: [{ goodsId: "castle", quantity: 2 }],
      failures: new Map([["changeQuantity", [NO_ANSWER]]]),
    });
    const { screen } = await openCart(basket);
    await screen.getByRole("button", { name: "One more of Castle" }).click();
    await expect.element(screen.getByText("That did not work. Your cart has not changed.")).toBeVisible();
    await expect.element(screen.getByText("$10.00 each")).toBeVisible();
    await expect.element(screen.getByRole("group", { name: "Quantity of Castle" })).toHaveTextContent("2");
  });

  test("knows that a change has arrived although its answer was lost", async () => {
    const basket = createBasket({
      goods: [castle],
      lines: [{ goodsId: "castle", quantity: 1 }],
      arrivesAnyway: true,
      failures: new Map([["removeFromCart", [NO_ANSWER]]]),
    });
    const { screen } = await openCart(basket);
    await screen.getByRole("button", { name: "Remove Castle from the cart" }).click();
    await expect.element(screen.getByText("Castle is no longer in your cart.")).toBeVisible();
    await expect.element(screen.getByText("Your cart is empty")).toBeVisible();
  });

  test("restores a removed line by Undo", async () => {
    const basket = createBasket({ goods: [castle], lines: [{ goodsId: "castle", quantity: 2 }] });
    const { screen } = await openCart(basket);
    await screen.getByRole("button", { name: "Remove Castle from the cart" }).click();
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(screen.getByRole("heading", { name: "Castle" })).toBeVisible();
    await expect.poll(() => basket.lines).toEqual([{ goodsId: "castle", quantity: 2 }]);
  });

  test("moves lines saved for later to the favorites", async () => {
    const basket = createBasket({ goods: [castle], lines: [{ goodsId: "castle", quantity: 1 }] });
    const { screen } = await openCart(basket);
    await screen.getByRole("button", { name: "Move to favorites Castle" }).click();
    await expect.element(screen.getByText("Castle is now among your favorites.")).toBeVisible();
    expect(basket.kept).toEqual([{ type: "goods", id: "castle" }]);
    expect(basket.lines).toEqual([]);
  });

  test("shows the changes until the player has dismissed them", async () => {
    const basket = createBasket({
      goods: [castle],
      lines: [{ goodsId: "castle", quantity: 1 }],
      changes: [
        { kind: "dearer", goodsId: "castle", title: "Castle", currency: "USD", from: 800, to: 1_000 },
        { kind: "removed", goodsId: "gone", title: "", currency: "" },
      ],
    });
    const { screen } = await openCart(basket);
    await expect.element(screen.getByText("Castle now costs $10.00 instead of $8.00.")).toBeVisible();
    await expect
      .element(screen.getByText("Something that is no longer sold was removed from your cart."))
      .toBeVisible();
    await screen.getByRole("button", { name: "Got it" }).click();
    await expect.element(screen.getByText("Castle now costs")).not.toBeInTheDocument();
    expect(basket.calls).toContain("validateCart");
  });

  test("that cannot be loaded can be loaded again", async () => {
    const basket = createBasket({ goods: [castle], failures: new Map([["getCart", [NO_ANSWER]]]) });
    const { screen } = await openCart(basket);
    await screen.getByRole("button", { name: "Refresh" }).click();
    await expect.element(screen.getByText("Your cart is empty")).toBeVisible();
  });

  test("takes over the guest's lines on this device, which deletes them once the server has answered", async () => {
    const basket = createBasket({
      goods: [castle, storm],
      lines: [{ goodsId: "castle", quantity: 1 }],
      failures: new Map([["mergeCart", [NO_ANSWER]]]),
    });
    const { screen, stored } = await openCart(basket, { stored: guestCart(seen("storm", 500)) });
    await expect.element(screen.getByRole("button", { name: "Refresh" })).toBeVisible();
    expect(stored.has("guest-cart")).toBe(true);
    await screen.getByRole("button", { name: "Refresh" }).click();
    await expect.element(screen.getByRole("heading", { name: "Storm" })).toBeVisible();
    expect(stored.has("guest-cart")).toBe(false);
    expect(basket.lines.map(({ goodsId }) => goodsId)).toEqual(["castle", "storm"]);
  });
});

describe("a guest's cart", () => {
  test("is priced again, shows the changes, and asks to sign in for paying", async () => {
    const { screen, stored } = await openCart(createBasket({ goods: [castle] }), {
      isGuest: true,
      stored: guestCart(seen("castle", 2_000), seen("gone", 100)),
    });
    await expect.element(screen.getByText("Castle now costs only $10.00 instead of $20.00.")).toBeVisible();
    await expect.element(screen.getByText("Old name is no longer sold and was removed from your cart.")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Sign in to pay" })).toBeVisible();
    await screen.getByRole("button", { name: "Got it" }).click();
    await expect.element(screen.getByText("Old name is no longer sold")).not.toBeInTheDocument();
    expect(JSON.parse(stored.get("guest-cart") ?? "{}")).toMatchObject({
      items: [{ goodsId: "castle", amount: 1_000, title: "Castle" }],
    });
  });

  test("stays on the device when lines leave it", async () => {
    const { screen, stored } = await openCart(createBasket({ goods: [castle, storm] }), {
      isGuest: true,
      stored: guestCart(seen("castle", 1_000), seen("storm", 500)),
    });
    await screen.getByRole("button", { name: "Remove Castle from the cart" }).click();
    await expect.element(screen.getByRole("heading", { name: "Castle" })).not.toBeInTheDocument();
    expect(JSON.parse(stored.get("guest-cart") ?? "{}")).toMatchObject({ items: [{ goodsId: "storm" }] });
  });
});
