import { afterEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { fail } from "#core/failures/request-failure.ts";
import type { Outbox } from "#core/outbox/outbox.ts";
import type { Ports } from "#core/ports/index.ts";
import { comment, entryOf, intoCart, review } from "#tests/core/outbox/entries.ts";
import { buildGoods } from "#tests/ui/support/builders.ts";
import { type Basket, createBasket, createBasketPorts } from "#tests/ui/support/fake-basket.ts";
import { refusal } from "#tests/ui/support/fake-ports.ts";
import { goOffline, goOnline, signedIn } from "#tests/ui/support/outbox-scene.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { PLAYER, VISIT } from "#tests/ui/support/visit.ts";
import { AddToCart } from "#ui/features/cart/components/add-to-cart.tsx";
import { CartScreen } from "#ui/features/cart/screens/cart-screen.tsx";
import { FavoriteToggle } from "#ui/features/favorites/components/favorite-toggle.idle.tsx";
import { signOut } from "#ui/features/session/components/sign-out.ts";
import { OfflineBanner } from "#ui/frame/offline-banner/offline-banner.tsx";

afterEach(goOnline);

const castle = buildGoods({ goodsId: "castle", title: "Castle", maxQuantity: 5 });

function openShelf(basket: Basket, ports = signedIn(createBasketPorts(basket))) {
  return renderPage(
    <>
      <FavoriteToggle favorite={{ type: "game", id: "tl" }} title="Throne" form="icon" />
      <AddToCart goods={castle} />
      <OfflineBanner />
    </>,
    { ports },
  );
}

test("a heart and goods pressed offline are shown as done, wait in sight, and are sent once and in order when the network is back", async () => {
  const basket = createBasket({ goods: [castle] });
  const { screen } = await openShelf(basket);
  const heart = screen.getByRole("button", { name: "Favorite Throne" });
  await expect.element(heart).toHaveAttribute("aria-pressed", "false");
  goOffline();
  await heart.click();
  await screen.getByRole("button", { name: "Add to cart" }).click();
  await expect.element(heart).toHaveAttribute("aria-pressed", "true");
  await expect.element(screen.getByText("Waiting to be sent: 2")).toBeVisible();
  expect(basket.calls).not.toContain("keepFavorite");

  goOnline();
  await expect.element(screen.getByText("The changes you made offline have been sent.")).toBeVisible();
  expect(basket.calls.filter((call) => call === "keepFavorite" || call === "addToCart")).toEqual([
    "keepFavorite",
    "addToCart",
  ]);
  expect(basket.kept).toEqual([{ type: "game", id: "tl" }]);
  expect(basket.lines).toEqual([{ goodsId: "castle", quantity: 1 }]);
  await expect.element(screen.getByText(/Waiting to be sent/)).not.toBeInTheDocument();
});

test("the list shows queued writes, and a removed one is not sent", async () => {
  const basket = createBasket({ goods: [castle] });
  const { screen } = await openShelf(basket);
  await expect.element(screen.getByRole("button", { name: "Add to cart" })).toBeVisible();
  goOffline();
  await screen.getByRole("button", { name: "Add to cart" }).click();
  await screen.getByRole("button", { name: "Show" }).click();
  const list = screen.getByRole("region", { name: "Waiting to be sent" });
  await expect.element(list.getByText("Add Castle to your cart")).toBeVisible();
  await expect.element(list.getByText("Waiting until you’re online")).toBeVisible();
  await list.getByRole("button", { name: "Don’t send" }).click();
  await expect.element(list).not.toBeInTheDocument();
  goOnline();
  await expect.element(screen.getByText("You’re back online.")).toBeVisible();
  expect(basket.calls).not.toContain("addToCart");
});

test("a text is shown as it was typed, and one that is taken back can be had back, in its order", async () => {
  const ports = signedIn(createBasketPorts(createBasket()));
  const [first, second] = [comment, review].map((write, at) => ({ ...entryOf(`k${at}`, write), writtenAtMs: at }));
  await ports.outbox.change(() => [first, second] as Outbox);
  goOffline();
  const { screen } = await renderPage(<OfflineBanner />, { ports });
  await screen.getByRole("button", { name: "Show" }).click();
  const words = screen.getByText("And a rope.").element();
  expect(getComputedStyle(words).whiteSpace).toBe("pre-wrap");
  await screen.getByRole("button", { name: "Don’t send" }).first().click();
  await expect.poll(() => ports.outbox.list()).toEqual([second]);
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => ports.outbox.list()).toEqual([first, second]);
});

test("a refused write is shown and stored, and can be sent again or discarded", async () => {
  const basket = createBasket({ goods: [castle], failures: new Map([["addToCart", [refusal(404), refusal(404)]]]) });
  const ports = signedIn(createBasketPorts(basket));
  await ports.outbox.change(() => [entryOf("k1", intoCart)]);
  const { screen } = await openShelf(basket, ports);
  await expect.element(screen.getByText("Not sent: 1")).toBeVisible();
  await screen.getByRole("button", { name: "Show" }).click();
  const list = screen.getByRole("region", { name: "Waiting to be sent" });
  await expect.element(list.getByText("Not sent: what this refers to no longer exists.")).toBeVisible();
  await list.getByRole("button", { name: "Send again" }).click();
  await expect.poll(() => basket.calls.filter((call) => call === "addToCart")).toHaveLength(2);
  await expect.element(list.getByText("Not sent: what this refers to no longer exists.")).toBeVisible();
  await list.getByRole("button", { name: "Discard" }).click();
  await expect.element(list).not.toBeInTheDocument();
});

test("writes of another account on this device are neither shown nor sent", async () => {
  const basket = createBasket({ goods: [castle] });
  const ports = signedIn(createBasketPorts(basket));
  await ports.outbox.change(() => [entryOf("k1", intoCart, "somebody-else"), entryOf("k2", intoCart)]);
  const { screen } = await openShelf(basket, ports);
  await expect.element(screen.getByText("The changes you made offline have been sent.")).toBeVisible();
  expect(basket.calls.filter((call) => call === "addToCart")).toHaveLength(1);
  expect((await ports.outbox.list()).map(({ key }) => key)).toEqual(["k1"]);
});

test("a sign-out with queued writes asks first, and can be cancelled; leaving deletes the player's own writes only", async () => {
  const ended = vi.fn(async () => fail({ kind: "fetch", message: "" } as const));
  const base = createBasketPorts(createBasket());
  const ports: Ports = { ...base, session: { ...base.session, signOut: ended } };
  const others = entryOf("k2", intoCart, "somebody-else");
  await ports.outbox.change(() => [entryOf("k1", intoCart), others]);
  goOffline();
  const { screen, queryClient: client } = await renderPage(<OfflineBanner />, { ports, visit: VISIT });
  await expect.element(screen.getByText("Waiting to be sent: 1")).toBeVisible();
  const first = signOut({ ports, client }, PLAYER.userId);
  await screen.getByRole("button", { name: "Stay signed in" }).last().click();
  expect(await first).toBe(true);
  expect(ended).not.toHaveBeenCalled();
  expect(await ports.outbox.list()).toHaveLength(2);
  const second = signOut({ ports, client }, PLAYER.userId);
  await screen.getByRole("button", { name: "Sign out" }).click();
  expect(await second).toBe(false);
  expect(await ports.outbox.list()).toEqual([others]);
});

describe("a cart that is changed offline", () => {
  const storm = buildGoods({ goodsId: "storm", title: "Storm", maxQuantity: 1 });
  const openCart = async () => {
    await page.viewport(1280, 900);
    const basket = createBasket({
      goods: [castle, storm],
      lines: [
        { goodsId: "castle", quantity: 2 },
        { goodsId: "storm", quantity: 1 },
      ],
    });
    const { screen } = await renderPage(
      <>
        <CartScreen />
        <OfflineBanner />
      </>,
      { ports: signedIn(createBasketPorts(basket)) },
    );
    const press = (name: string) => screen.getByRole("button", { name, exact: true }).click();
    await expect.element(screen.getByRole("heading", { name: "Castle" })).toBeVisible();
    goOffline();
    return { basket, screen, press };
  };

  test("shows it at once, says what waits, and sends the last state of each line once", async () => {
    const { basket, screen, press } = await openCart();
    const quantity = screen.getByRole("group", { name: "Quantity of Castle" }).getByRole("status");
    await press("One more of Castle");
    await press("One more of Castle");
    await expect.element(quantity).toHaveTextContent("4");
    await press("Remove Storm from the cart");
    await expect.element(screen.getByRole("heading", { name: "Storm" })).not.toBeInTheDocument();
    await expect.element(screen.getByText("Waiting to be sent: 2")).toBeVisible();
    await press("Show");
    await expect.element(screen.getByText("Change the quantity of Castle in your cart to 4")).toBeVisible();
    await expect.element(screen.getByText("Remove Storm from your cart")).toBeVisible();
    expect(basket.calls).not.toContain("changeQuantity");

    goOnline();
    await expect.element(screen.getByText("The changes you made offline have been sent.")).toBeVisible();
    expect(basket.calls.filter((call) => call === "changeQuantity" || call === "removeFromCart")).toEqual([
      "changeQuantity",
      "removeFromCart",
    ]);
    expect(basket.lines).toEqual([{ goodsId: "castle", quantity: 4 }]);
    await expect.element(quantity).toHaveTextContent("4");
  });

  test("accepts goods that were removed and added again, also with a maximum of one", async () => {
    const { basket, screen, press } = await openCart();
    await press("Remove Storm from the cart");
    await press("Undo");
    await expect.element(screen.getByRole("heading", { name: "Storm" })).toBeVisible();
    goOnline();
    await expect.element(screen.getByText("The changes you made offline have been sent.")).toBeVisible();
    expect(basket.lines).toContainEqual({ goodsId: "storm", quantity: 1 });
    await expect.element(screen.getByText(/Not sent/)).not.toBeInTheDocument();
  });

  test("shows what waits to a page that is opened meanwhile", async () => {
    const basket = createBasket({ goods: [castle], lines: [{ goodsId: "castle", quantity: 2 }] });
    const ports = signedIn(createBasketPorts(basket), "nobody-yet");
    await ports.outbox.change(() => [entryOf("k1", { kind: "quantity", goodsId: "castle", quantity: 5 })]);
    const { screen } = await renderPage(<CartScreen />, { ports });
    await expect
      .element(screen.getByRole("group", { name: "Quantity of Castle" }).getByRole("status"))
      .toHaveTextContent("5");
  });
});
