import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { buildGoods } from "#tests/ui/support/builders.ts";
import { createBasket, createBasketPorts } from "#tests/ui/support/fake-basket.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { AddToCart } from "#ui/features/cart/components/add-to-cart.tsx";

const standard = buildGoods();
const deluxe = buildGoods({ goodsId: "tl-deluxe", title: "Deluxe Edition" });

test("a player who adds a second edition of one game to the cart sees which one is in it already", async () => {
  const basket = createBasket({ goods: [standard, deluxe], lines: [{ goodsId: "tl-deluxe", quantity: 1 }] });
  const { screen } = await renderPage(
    <>
      <AddToCart goods={deluxe} />
      <AddToCart goods={standard} />
    </>,
    { ports: createBasketPorts(basket) },
  );
  await expect.element(screen.getByRole("link", { name: "In your cart" })).toBeVisible();
  await screen.getByRole("button", { name: "Add to cart" }).click();
  await expect
    .element(
      page.getByText(
        "Standard Edition was added to your cart. Another edition of the same game is already there: Deluxe Edition.",
      ),
    )
    .toBeVisible();
});

test("what a guest adds is in the cart, even if its price cannot be read at that moment", async () => {
  const failures = new Map([["validateCart", [{ kind: "fetch", message: "" } as const]]]);
  const { screen } = await renderPage(<AddToCart goods={deluxe} />, {
    ports: createBasketPorts(createBasket({ goods: [deluxe], failures })),
    visit: { user: null },
  });
  await screen.getByRole("button", { name: "Add to cart" }).click();
  await expect.element(screen.getByRole("link", { name: "In your cart" })).toBeVisible();
});
