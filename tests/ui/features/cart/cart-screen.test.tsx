import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { OrderTax } from "#core/commerce/order-tax.ts";
import type { CouponRefusal } from "#core/engagement/normalize-coupon.ts";
import { fail, succeed } from "#core/failures/request-failure.ts";
import type { NewOrder, QuoteRequest } from "#core/ports/order-gateway.ts";
import { buildGame, buildGoods, buildPrice } from "#tests/ui/support/builders.ts";
import { type Basket, createBasket, createBasketPorts } from "#tests/ui/support/fake-basket.ts";
import { NO_ANSWER, refusal } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { PLAYER } from "#tests/ui/support/visit.ts";
import { CartScreen } from "#ui/features/cart/screens/cart-screen.tsx";
import { CartCount } from "#ui/frame/header/cart-count.idle.tsx";

const castle = buildGoods({
  goodsId: "castle",
  title: "Castle",
  maxQuantity: 3,
  price: buildPrice({ currency: "USD", list: 2_000, sale: 1_000 }),
});
const storm = buildGoods({
  goodsId: "storm",
  title: "Storm",
  price: buildPrice({ currency: "USD", list: 500, sale: 500 }),
});

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

test("a cart is not empty because nobody can tell whose it is", async () => {
  const { screen } = await renderPage(<CartScreen />, {
    ports: createBasketPorts(createBasket({ goods: [castle] }), new Map()),
    visit: { user: null, isUserUnknown: true },
  });
  await expect.element(screen.getByText("We can’t reach your account right now")).toBeVisible();
  expect(screen.getByText("Your cart is empty").elements()).toEqual([]);
});

describe("a player's cart", () => {
  test.each([
    ["one of its lines", ["castle"], "Castle"],
    ["all of its lines", [], ""],
  ])("says that %s could not be read, and counts none", async (_, left, title) => {
    const ports = createBasketPorts(
      createBasket({ goods: [castle], lines: left.map((goodsId) => ({ goodsId, quantity: 1 })) }),
      new Map(),
    );
    const { get } = ports.cart;
    const cart = { ...ports.cart, get: async () => ({ ...(await get()), isPartial: true as const }) };
    const { screen } = await renderPage(
      <>
        <CartCount />
        <CartScreen />
      </>,
      { ports: { ...ports, cart } },
    );
    await expect.element(screen.getByText("Some entries couldn’t be loaded.")).toBeVisible();
    if (title !== "") await expect.element(screen.getByRole("heading", { name: title })).toBeVisible();
    expect(screen.getByText("Your cart is empty").elements()).toEqual([]);
    expect(screen.container.querySelector("#cart-title")?.parentElement?.textContent).not.toContain("1 item");
    expect(screen.container.querySelector("[data-part='number']")).toBeNull();
  });

  test("shows what it costs, and leaves out what cannot be bought now", async () => {
    const { screen } = await openCart(
      createBasket({
        goods: [castle, storm, buildGoods({ goodsId: "moon", title: "Moon", owned: false, availability: "SOLD_OUT" })],
        lines: ["castle", "storm", "moon"].map((goodsId) => ({ goodsId, quantity: 1 })),
      }),
    );
    await expect.element(screen.getByText("$15.00", { exact: true }).first()).toBeVisible();
    await expect.element(screen.getByText("Currently sold out.")).toBeVisible();
  });

  test("says before the payment what cannot be played yet", async () => {
    const basket = createBasket({ goods: [castle], lines: [{ goodsId: "castle", quantity: 1 }] });
    const ports = createBasketPorts(basket);
    const game = buildGame({ releaseAt: null });
    const catalogue = { ...ports.catalogue, getGame: () => Promise.resolve(succeed(game)) };
    await page.viewport(1280, 900);
    const { screen } = await renderPage(<CartScreen />, { ports: { ...ports, catalogue } });
    const item = screen.getByRole("listitem").filter({ hasText: "Castle" });
    await expect.element(item.getByText("Not playable yet, no date announced")).toBeVisible();
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

  test("knows that a change has arrived although its answer was lost", async () => {
    const basket = createBasket({
      goods: [castle],
      lines: [{ goodsId: "castle", quantity: 1 }],
      arrivesAnyway: true,
      failures: new Map([["removeFromCart", [NO_ANSWER]]]),
    });
    const { screen } = await openCart(basket);
    await screen.getByRole("button", { name: "Remove Castle from the cart" }).click();
    await expect.element(screen.getByText("Castle was removed from your cart.")).toBeVisible();
    await expect.element(screen.getByText("Your cart is empty")).toBeVisible();
  });

  test("restores a removed line by Undo, which can be pressed again where it has failed", async () => {
    const basket = createBasket({
      goods: [castle],
      lines: [{ goodsId: "castle", quantity: 2 }],
      failures: new Map([["changeQuantity", [refusal(500)]]]),
    });
    const { screen } = await openCart(basket);
    await screen.getByRole("button", { name: "Remove Castle from the cart" }).click();
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(screen.getByText("That didn’t work. Please try again.")).toBeVisible();
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(screen.getByRole("heading", { name: "Castle" })).toBeVisible();
    await expect.poll(() => basket.lines).toEqual([{ goodsId: "castle", quantity: 2 }]);
  });

  test("moves lines saved for later to the favorites", async () => {
    const basket = createBasket({ goods: [castle], lines: [{ goodsId: "castle", quantity: 1 }] });
    const { screen } = await openCart(basket);
    await screen.getByRole("button", { name: "Move to favorites Castle" }).click();
    await expect.element(screen.getByText("Castle was moved to your favorites.")).toBeVisible();
    expect(basket.kept).toEqual([{ type: "goods", id: "castle" }]);
    expect(basket.lines).toEqual([]);
  });

  test.for<Pick<Basket, "kept">>([{ kept: [] }, { kept: [{ type: "goods", id: "castle" }] }])(
    "puts a line saved for later back by Undo, and leaves the favorites as they were: %j",
    async ({ kept }) => {
      const failures = new Map([["dropFavorite", [refusal(500)]]]);
      const basket = createBasket({ goods: [castle], lines: [{ goodsId: "castle", quantity: 1 }], kept, failures });
      const { screen, queryClient } = await openCart(basket);
      // As the header has left it.
      queryClient.setQueryData(["favorites", PLAYER.userId], { kept, refused: [] });
      await screen.getByRole("button", { name: "Move to favorites Castle" }).click();
      await screen.getByRole("button", { name: "Undo" }).click();
      await expect.poll(() => basket.lines).toEqual([{ goodsId: "castle", quantity: 1 }]);
      if (kept.length === 0) {
        await expect.element(screen.getByText("That didn’t work. Please try again.")).toBeVisible();
        await screen.getByRole("button", { name: "Undo" }).click();
      }
      await expect.poll(() => basket.kept).toEqual(kept);
      expect(basket.lines).toEqual([{ goodsId: "castle", quantity: 1 }]);
    },
  );

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
    await expect.element(screen.getByText("The price of Castle went up from $8.00 to $10.00.")).toBeVisible();
    await expect.element(screen.getByText("An item that’s no longer sold was removed from your cart.")).toBeVisible();
    await screen.getByRole("button", { name: "Got it" }).click();
    await expect.element(screen.getByText("The price of Castle")).not.toBeInTheDocument();
    expect(basket.calls).toContain("validateCart");
  });
});

/** A player's cart whose server answers every coupon with `refusal`; `null` takes it. */
async function openPriced(
  basket: Basket,
  stored: Map<string, string>,
  refusal: CouponRefusal | null = null,
  tax: OrderTax | null = null,
) {
  await page.viewport(1280, 900);
  const ports = createBasketPorts(basket, stored);
  const quote = async ({ couponCode }: QuoteRequest) => {
    const discount = couponCode === null || refusal !== null ? 0 : 150;
    return succeed({
      currency: "USD",
      subtotal: 1_000,
      discount,
      total: 1_000 - discount,
      taxIncluded: tax !== null,
      tax,
      lines: [],
      coupon: couponCode === null ? null : { code: couponCode, refusal },
      needsRefundWaiver: false,
    });
  };
  return await renderPage(<CartScreen />, { ports: { ...ports, orders: { ...ports.orders, quote } } });
}

test("the button for paying is below the total where the summary is beside the cart, and in the bar at the foot elsewhere", async () => {
  const lines = [{ goodsId: "castle", quantity: 1 }];
  const { screen } = await openPriced(createBasket({ goods: [castle], lines }), new Map());
  const button = screen.getByRole("button", { name: "Go to payment" });
  const parentOf = () => button.element().closest("aside, [data-bar=cart]")?.tagName;
  await expect.element(button).toBeVisible();
  expect(parentOf()).toBe("ASIDE");
  await page.viewport(390, 780);
  await expect.poll(parentOf).toBe("DIV");
});

/** A player's cart with a quote that the test may change; orders are noted and refused. */
async function openPaying(quoted: { total: number; readonly needsRefundWaiver: boolean }, failure = refusal(400)) {
  await page.viewport(1280, 900);
  const ports = createBasketPorts(createBasket({ goods: [castle], lines: [{ goodsId: "castle", quantity: 1 }] }));
  const quote = async () =>
    succeed({
      ...{ ...quoted, currency: "USD", subtotal: quoted.total, discount: 0, taxIncluded: false, tax: null },
      ...{ lines: [], coupon: null },
    });
  const placed: NewOrder[] = [];
  const place = async (order: NewOrder) => {
    placed.push(order);
    return fail(failure);
  };
  const rendered = await renderPage(<CartScreen />, { ports: { ...ports, orders: { ...ports.orders, quote, place } } });
  const pay = rendered.screen.getByRole("button", { name: "Go to payment" });
  await expect.element(pay).toBeEnabled();
  return { ...rendered, placed, pay };
}

test("a price that changes while the cart is open is announced, and no press meant for the former one buys at the new one", async () => {
  const quoted = { total: 1_000, needsRefundWaiver: false };
  const clock = vi.spyOn(performance, "now");
  clock.mockReturnValue(60_000);
  const { screen, queryClient, placed, pay } = await openPaying(quoted);
  quoted.total = 2_000;
  await queryClient.invalidateQueries({ queryKey: ["order-quote"] });
  await expect
    .element(screen.getByText("Something has changed. Check the new total, then continue.").first())
    .toBeVisible();
  await pay.click();
  expect(placed).toEqual([]);
  clock.mockReturnValue(62_000);
  await pay.click();
  await expect.poll(() => placed.map(({ expected }) => expected.total)).toEqual([2_000]);
});

test("an order at a price that has changed is refused, and the cart shows the new total", async () => {
  const quoted = { total: 1_000, needsRefundWaiver: false };
  const { screen, pay } = await openPaying(quoted, refusal(409, null, "QUOTE_CHANGED"));
  quoted.total = 2_000;
  await pay.click();
  await expect.element(screen.getByText(/^Something has changed/).first()).toBeVisible();
  await expect.element(screen.getByText("$20.00", { exact: true }).first()).toBeVisible();
});

test("a player whose country asks for it gives up the refund before the payment, and orders nothing without that", async () => {
  const { placed, pay } = await openPaying({ total: 1_000, needsRefundWaiver: true });
  await pay.click();
  const question = page.getByRole("dialog");
  const goOn = question.getByRole("button", { name: "Go to payment" });
  await goOn.click();
  await expect.element(question.getByRole("alert")).toHaveTextContent("Check the box to continue.");
  expect(placed).toEqual([]);
  await question.getByRole("checkbox").click();
  await goOn.click();
  await expect.poll(() => placed.map(({ waivesRefund }) => waivesRefund)).toEqual([true]);
});

describe("the coupon of a cart", () => {
  const KEY = `coupon:${PLAYER.userId}`;
  const openWithCoupon = (stored: Map<string, string>, refusal: CouponRefusal | null = null) =>
    openPriced(createBasket({ goods: [castle], lines: [{ goodsId: "castle", quantity: 1 }] }), stored, refusal);

  test("is still there when the cart is opened again, until the player removes it", async () => {
    const stored = new Map<string, string>();
    const { screen } = await openWithCoupon(stored);
    await screen.getByRole("textbox", { name: "Coupon code" }).fill("storm-15");
    await screen.getByRole("button", { name: "Apply" }).click();
    await expect.element(screen.getByText("$8.50").first()).toBeVisible();
    await screen.unmount();

    const again = await openWithCoupon(stored);
    await expect.element(again.screen.getByRole("status").filter({ hasText: "STORM15" })).toBeVisible();
    await expect.element(again.screen.getByText("$8.50").first()).toBeVisible();
    await again.screen.getByRole("button", { name: "Remove coupon" }).click();
    await expect.element(again.screen.getByRole("textbox", { name: "Coupon code" })).toBeVisible();
    await expect.poll(() => stored.get(KEY)).toBeUndefined();
  });

  test.each([
    ["expired", "This coupon has expired.", false],
    ["used_by_you", "You’ve already used this coupon.", false],
    ["wrong_game", "This coupon doesn’t apply to these items.", true],
    ["wrong_country", "This coupon isn’t valid in your country.", true],
    ["other", "This coupon can’t be used right now.", true],
  ] as const)("that is %s by now says so, and is kept only if it can apply again", async (refusal, words, isKept) => {
    const stored = new Map([[KEY, JSON.stringify("STORM15")]]);
    const { screen } = await openWithCoupon(stored, refusal);
    const status = screen.getByRole("status").filter({ hasText: "STORM15" });
    await expect.element(status.getByText(words)).toBeVisible();
    await expect.element(screen.getByText("$10.00", { exact: true }).first()).toBeVisible();
    await expect.poll(() => stored.has(KEY)).toBe(isKept);
  });
});

test("a guest's coupon is kept over reloads, and applied once they are signed in", async () => {
  const stored = guestCart(seen("castle", 1_000));
  const basket = createBasket({ goods: [castle], lines: [{ goodsId: "castle", quantity: 1 }] });
  const guest = await openCart(basket, { isGuest: true, stored });
  await guest.screen.getByRole("textbox", { name: "Coupon code" }).fill("storm-15");
  await guest.screen.getByRole("button", { name: "Apply" }).click();
  await expect.element(guest.screen.getByText("We’ll check the code when you sign in.")).toBeVisible();
  await guest.screen.unmount();

  const again = await openCart(basket, { isGuest: true, stored });
  await expect.element(again.screen.getByRole("status").filter({ hasText: "STORM15" })).toBeVisible();
  await again.screen.unmount();

  const player = await openPriced(basket, stored);
  await expect.element(player.screen.getByText("$8.50").first()).toBeVisible();
  await expect.element(player.screen.getByText("We’ll check the code when you sign in.")).not.toBeInTheDocument();
  expect(stored.get(`coupon:${PLAYER.userId}`)).toBe(JSON.stringify("STORM15"));
  expect(stored.has("guest-coupon")).toBe(false);
});

test("the summary of a cart says name, rate and amount of the tax that is paid", async () => {
  const basket = createBasket({ goods: [castle], lines: [{ goodsId: "castle", quantity: 1 }] });
  const { screen } = await openPriced(basket, new Map(), null, { kind: "gst", rate: 9, amount: 83 });
  await expect.element(screen.getByText("Including 9% GST: $0.83")).toBeVisible();
});

describe("a guest's cart", () => {
  test("says the saving like a player's, and nothing of a tax that is not known", async () => {
    const untaxed = { ...castle, price: { ...castle.price, taxIncluded: false } };
    const basket = createBasket({ goods: [untaxed], lines: [{ goodsId: "castle", quantity: 1 }] });
    const player = await openPriced(basket, new Map());
    const summaryOf = ({ screen }: Pick<typeof player, "screen">) =>
      screen.getByRole("complementary").element().querySelector("dl")?.textContent;
    await expect.element(player.screen.getByText("You save")).toBeVisible();
    const ofPlayer = summaryOf(player);
    await player.screen.unmount();
    const guest = await openCart(basket, { isGuest: true, stored: guestCart(seen("castle", 1_000)) });
    await expect.element(guest.screen.getByText("You save")).toBeVisible();
    expect(summaryOf(guest)).toContain("You save$10.00");
    expect(ofPlayer).toContain("You save$10.00");
    await expect.element(guest.screen.getByText(/\btax\b/i)).not.toBeInTheDocument();
  });

  test("is priced again, shows the changes, and asks to sign in for paying", async () => {
    const { screen, stored } = await openCart(createBasket({ goods: [castle] }), {
      isGuest: true,
      stored: guestCart(seen("castle", 2_000), seen("gone", 100)),
    });
    await expect.element(screen.getByText("The price of Castle dropped from $20.00 to $10.00.")).toBeVisible();
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
