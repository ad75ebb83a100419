import { expect, test, vi } from "vitest";
import type { Goods } from "#core/catalogue/goods.ts";
import type { Order, OrderLine } from "#core/commerce/order.ts";
import { succeed } from "#core/failures/request-failure.ts";
import type { LibraryGame } from "#core/library/library-game.ts";
import {
  buildGame,
  buildGameSummary,
  buildGoods,
  buildLibraryGame,
  buildMedia,
  buildOrder,
  pageOfGames,
} from "#tests/ui/support/builders.ts";
import { changePorts, createFakePorts } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import OrderScreen from "#ui/features/orders/screens/order/order-screen.tsx";
import OrderResultScreen from "#ui/features/orders/screens/order-result/order-result-screen.tsx";

const ORDER_KEY = "20261121-abcdefgh2345";

const STORE_LINKS = {
  links: [
    { id: "terms", label: "House rules", url: "https://law.example/terms" },
    { id: "refund", label: "Refund policy", url: "https://law.example/refunds" },
    { id: "support", label: "Player support", url: "https://help.example/" },
  ],
};

const lineOf = (goodsId: string, title: string, change: Partial<OrderLine> = {}): OrderLine => ({
  goodsId,
  gameCode: "tl",
  contentType: "EDITION",
  title,
  textLocale: "en-GB",
  image: buildMedia(),
  quantity: 1,
  listAmount: 2_999,
  unitAmount: 2_099,
  ownedAmount: 0,
  ...change,
});

const addition = (goodsId: string, title: string, change: Partial<Goods> = {}): Goods =>
  buildGoods({ goodsId, title, contentType: "DLC", owned: false, availability: "ON_SALE", ...change });

/** Goods of the bought game. */
const SHELF: readonly Goods[] = [
  buildGoods({ goodsId: "tl-deluxe", title: "Deluxe Edition", owned: true }),
  addition("tl-wings", "Storm Wings"),
  addition("tl-owned", "Owned Wings", { owned: true }),
  addition("tl-gone", "Sold Out Wings", { availability: "SOLD_OUT" }),
];

const ORDER = buildOrder({
  orderKey: ORDER_KEY,
  subtotal: 2_099,
  discount: 314,
  total: 1_785,
  lines: [lineOf("tl-deluxe", "Deluxe Edition")],
  couponCode: "STORM15",
});

async function open(change: Partial<Order> = {}, page: "result" | "order" = "result", links: object = STORE_LINKS) {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (Windows NT 10.0; Win64; x64)");
  const library: readonly LibraryGame[] = [
    buildLibraryGame({ game: buildGameSummary({ gameCode: "tl" }) }),
    buildLibraryGame({ game: buildGameSummary({ gameCode: "aion", title: "Aion" }) }),
  ];
  const { screen } = await renderPage(
    page === "result" ? <OrderResultScreen orderKey={ORDER_KEY} /> : <OrderScreen orderKey={ORDER_KEY} />,
    {
      ports: changePorts(createFakePorts(), {
        orders: { get: async () => succeed({ ...ORDER, ...change }) },
        catalogue: {
          getGame: async () => succeed(buildGame({ gameCode: "tl" })),
          listGoodsOfGame: async () => succeed(SHELF),
          listGames: async () => succeed(pageOfGames(buildGameSummary({ gameCode: "aion", title: "Aion" }))),
        },
        library: { list: async () => succeed(library) },
        content: {
          getContents: async (_category: string, _id: string, keys: readonly string[]) =>
            succeed(Object.fromEntries(keys.map((key) => [key, links]))),
        },
      }),
    },
  );
  const bill = screen.getByRole("region", { name: /Receipt|[Ss]ummary/ });
  /** Without the characters that set the direction of amounts. */
  const words = () => bill.element().textContent.replaceAll(/\p{Cf}/gu, "");
  return { screen, bill, words };
}

test("an order that does not say for whom it is, or how it was paid, claims neither", async () => {
  const { screen } = await open({ purpose: null, provider: null });
  await expect.element(screen.getByRole("heading", { level: 1, name: "Completed" })).toBeVisible();
  expect(screen.getByText(/library|friend/).elements()).toEqual([]);
  const { screen: page } = await open({ purpose: null, provider: null }, "order");
  await expect.element(page.getByText("Order number")).toBeVisible();
  expect(page.getByText("Paid with").elements()).toEqual([]);
});

test("an order in a state that is not known asks for no payment, and says so", async () => {
  const { screen } = await open({ state: null, closingReason: null });
  const words = "The status of this order isn’t known right now";
  await expect.element(screen.getByRole("heading", { name: words })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Order and receipt" })).toBeVisible();
  expect(screen.getByText(/Not paid yet|Continue to payment/).elements()).toHaveLength(0);
});

test.each(["result", "order"] as const)(
  "the %s page says the coupon and what was paid, and adds no tax",
  async (page) => {
    const { screen, words } = await open({}, page);
    await expect.poll(words).toContain("Subtotal$20.99");
    await expect.poll(words).toContain("Coupon STORM15-$3.14");
    await expect.poll(words).toContain("Total paid$17.85");
    await expect.element(screen.getByText(/tax/i)).not.toBeInTheDocument();
  },
);

test.each([
  ["result", { kind: "vat", rate: 19, amount: 285 }, "Including 19% VAT: €2.85"],
  ["order", { kind: "consumption", rate: 8.25, amount: 136 }, "Including 8.25% consumption tax: €1.36"],
] as const)("the %s page says name, rate and amount of the tax that was paid", async (page, tax, line) => {
  const { words } = await open({ currency: "EUR", taxIncluded: true, tax }, page);
  await expect.poll(words).toContain(line);
});

test("an order whose tax is not known says only that it is in the price", async () => {
  const { words } = await open({ taxIncluded: true });
  await expect.poll(words).toContain("Tax included.");
});

test("titles are in the language that the order was placed in", async () => {
  const { screen } = await open({}, "order");
  const link = screen.getByRole("link", { name: "Deluxe Edition" });
  await expect.element(link.getByText("Deluxe Edition")).toHaveAttribute("lang", "en-GB");
});

test("an order that is not paid has a total, which is not called paid", async () => {
  const { words } = await open({ state: "cancelled", paidAt: null, receiptNumber: null, closingReason: "by_you" });
  await expect.poll(words).toContain("Total$17.85");
});

test("each bought game has one next action, and the library is one press away", async () => {
  const { screen } = await open({
    lines: [
      lineOf("tl-deluxe", "Deluxe Edition"),
      lineOf("tl-pass", "Season Pass", { contentType: "DLC" }),
      lineOf("aion-ultimate", "Ultimate Edition", { gameCode: "aion" }),
      lineOf("bundle", "Three Blades", { gameCode: "bns", contentType: "BUNDLE" }),
    ],
  });
  await expect.poll(() => screen.getByRole("link", { name: "Install with PURPLE" }).elements().length).toBe(2);
  await expect.element(screen.getByRole("link", { name: "Go to library" })).toHaveAttribute("href", "/library");
});

test.each([
  ["fulfilled", true],
  ["refunded", false],
  ["cancelled", false],
] as const)("a purchase that ended as %s is celebrated: %s", async (state, isCelebrated) => {
  const { screen } = await open({ state });
  // It comes with the same code.
  await expect.element(screen.getByText("Need help with this order?")).toBeVisible();
  expect(screen.container.querySelector("header > [aria-hidden] > i") !== null).toBe(isCelebrated);
});

test("a gift and an order without payment offer nothing to install", async () => {
  const { screen, bill } = await open({ purpose: "gift" });
  await expect.element(bill).toBeVisible();
  expect(screen.getByRole("link", { name: "Install with PURPLE" }).elements()).toEqual([]);
});

test.each(["result", "order"] as const)("the %s page offers help, and shows the number of the order", async (page) => {
  const { screen } = await open({}, page);
  await expect.element(screen.getByText("Need help with this order?")).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Player support" }))
    .toHaveAttribute("href", "https://help.example/");
  await expect
    .element(screen.getByRole("link", { name: "Refund policy" }))
    .toHaveAttribute("href", "https://law.example/refunds");
  await expect.element(screen.getByText(new RegExp(`Order .?${ORDER_KEY}`)).first()).toBeVisible();
  expect(screen.getByRole("link", { name: "House rules" }).elements()).toEqual([]);
});

test("an operator without customer service and rules of refunds has no line for help", async () => {
  const { screen } = await open({}, "order", { links: STORE_LINKS.links.slice(0, 1) });
  await expect.element(screen.getByRole("button", { name: "Request a refund" })).toBeVisible();
  expect(screen.getByText("Need help with this order?").elements()).toEqual([]);
});

test("a purchase is followed by add-ons that the player does not own, and by games like the bought one", async () => {
  const { screen } = await open();
  const additions = screen.getByRole("region", { name: "Goes well with this game" });
  await expect.element(additions.getByRole("link", { name: /Storm Wings/ })).toBeVisible();
  expect(additions.getByRole("link").elements()).toHaveLength(1);
  const similar = screen.getByRole("region", { name: "Similar games" });
  await expect.element(similar.getByRole("link", { name: /Aion/ })).toBeVisible();
});

test.each(["failed", "cancelled", "refunded", "awaiting_payment"] as const)(
  "an order that is %s recommends nothing",
  async (state) => {
    const { screen } = await open({ state });
    await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.element(screen.getByText("Player support")).toBeVisible();
    expect(screen.getByText("Goes well with this game").elements()).toEqual([]);
  },
);
