import { describe, expect, test } from "vitest";
import { buildGame, buildGoods, buildPrice, buildReview, DAY_MS, instantIn } from "#tests/ui/support/builders.ts";
import { createFakePorts, createPublisher, failNext, NO_ANSWER, type Publisher } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import GoodsScreen from "#ui/features/goods/screens/goods-screen.tsx";
import GoodsReviewsScreen from "#ui/features/reviews/screens/goods/goods-reviews-screen.tsx";

const STANDARD = buildGoods();
const DELUXE = buildGoods({
  goodsId: "tl-deluxe",
  title: "Deluxe Edition",
  contents: [
    { label: "Base game", quantity: 1 },
    { label: "Crystals", quantity: 1200 },
  ],
  price: buildPrice({ list: 5999, sale: 4199, lowest30d: 3999, saleEndsAt: instantIn(2 * DAY_MS) }),
  refundPolicy: "Within 14 days, if it was not played.",
});
const CHAPTER = buildGoods({
  goodsId: "tl-chapter",
  title: "The Thunder Gate",
  contentType: "DLC",
  requiresGoodsId: "tl-standard",
  blockedReason: "requires_base_game",
});
const BUNDLE = buildGoods({
  goodsId: "winter",
  title: "Winter Bundle",
  contentType: "BUNDLE",
  price: buildPrice({ list: 6000, sale: 6000 }),
  contents: [
    { label: "Deluxe Edition", goodsId: "tl-deluxe", quantity: 1 },
    { label: "The Thunder Gate", goodsId: "tl-chapter", quantity: 1 },
  ],
});

async function open(publisher: Publisher, path: string) {
  const { screen } = await renderPage(({ goodsId }) => <GoodsScreen goodsId={goodsId} />, {
    ports: createFakePorts(publisher),
    path,
    visit: { user: null },
  });
  return { screen, purchase: screen.getByRole("complementary", { name: "Price and purchase" }) };
}

describe("the page of goods", () => {
  test("shows content, price and refund terms", async () => {
    const { screen, purchase } = await open(createPublisher({ goods: [STANDARD, DELUXE] }), "/goods/tl/tl-deluxe");
    await expect.element(screen.getByRole("heading", { level: 1, name: "Deluxe Edition" })).toBeVisible();
    await expect.element(purchase.getByText("-30%")).toBeVisible();
    await expect.element(purchase.getByText("€41.99")).toBeVisible();
    await expect.element(purchase.getByText("Lowest price in the last 30 days: €39.99")).toBeVisible();
    await expect.element(purchase.getByText("Within 14 days, if it was not played.")).toBeVisible();
    await expect.element(screen.getByText("× 1,200")).toBeVisible();
  });

  test("asks for the age where the game, which may be for adults, is not known", async () => {
    const publisher = createPublisher({ goods: [STANDARD] });
    failNext(publisher, "getGame", NO_ANSWER, NO_ANSWER, NO_ANSWER);
    const { screen } = await open(publisher, "/goods/tl/tl-standard");
    await expect.element(screen.getByRole("heading", { name: "For ages 17 and up" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Standard Edition" }).elements()).toEqual([]);
  });

  test("shows the owner of a lower edition the price of the upgrade, and that it is one", async () => {
    const owned = { ...STANDARD, owned: true };
    const higher = { ...DELUXE, upgrade: { fromGoodsId: "tl-standard", amount: 1200 } };
    const { purchase } = await open(createPublisher({ goods: [owned, higher] }), "/goods/tl/tl-deluxe");
    await expect.element(purchase.getByText("€12.00")).toBeVisible();
    await expect.element(purchase.getByText(/Upgrade price, because you own .?Standard Edition/)).toBeVisible();
    expect(purchase.getByText("€41.99").elements()).toEqual([]);
  });

  test("sets the editions side by side and leads to the others", async () => {
    const { screen } = await open(createPublisher({ goods: [STANDARD, DELUXE] }), "/goods/tl/tl-deluxe");
    const other = screen.getByRole("columnheader").getByRole("link", { name: "Standard Edition" });
    await expect.element(other).toHaveAttribute("href", "/goods/tl/tl-standard");
    expect(screen.getByRole("columnheader").getByRole("link", { name: "Deluxe Edition" }).elements()).toHaveLength(0);
  });

  test("says which game an addition needs and leads to it", async () => {
    const { screen } = await open(createPublisher({ goods: [STANDARD, CHAPTER] }), "/goods/tl/tl-chapter");
    await expect.element(screen.getByText("You need the base game first.")).toBeVisible();
    const base = screen.getByRole("link", { name: "See Standard Edition" });
    await expect.element(base).toHaveAttribute("href", "/goods/tl/tl-standard");
  });

  test.each([
    ["contain the game, the game", "game", "You need the base game first."],
    ["add to other goods, those", "goods", "You need Season Pass first."],
  ] as const)("names what an addition needs: where the needed goods %s", async (_title, targetType, words) => {
    const pass = buildGoods({ goodsId: "tl-pass", title: "Season Pass", contentType: "DLC", targetType });
    const part = { ...CHAPTER, requiresGoodsId: pass.goodsId };
    const { screen } = await open(createPublisher({ goods: [pass, part] }), "/goods/tl/tl-chapter");
    await expect.element(screen.getByText(words)).toBeVisible();
  });

  test("leads those who own it to the game", async () => {
    const owned = { ...STANDARD, owned: true };
    const { screen } = await open(createPublisher({ goods: [owned] }), "/goods/tl/tl-standard");
    await expect.element(screen.getByRole("link", { name: "Go to the game" })).toHaveAttribute("href", "/game/tl");
  });

  test("says where it is sold if not in the player's country", async () => {
    const elsewhere = buildGoods({ availability: "NOT_IN_COUNTRY", blockedReason: "not_in_country" });
    const game = buildGame({ countries: { launch: ["JP"], pre: [], chatLaunch: [], chatPre: [] } });
    const { screen } = await open(createPublisher({ game, goods: [elsewhere] }), "/goods/tl/tl-standard");
    await expect.element(screen.getByText("Not sold in your country (United States)")).toBeVisible();
    await expect.element(screen.getByText("Available in: Japan")).toBeVisible();
  });
});

describe("the page of a bundle", () => {
  test("adds up its parts and deducts owned ones", async () => {
    const goods = [BUNDLE, { ...DELUXE, owned: true }, CHAPTER];
    const { screen } = await open(createPublisher({ goods }), "/bundle/winter");
    const line = (name: string) => screen.getByRole("term").filter({ hasText: name }).element().nextElementSibling;
    await expect.element(screen.getByText("Bought separately")).toBeVisible();
    expect(line("Bought separately")?.textContent).toBe("€81.98");
    expect(line("Already owned")?.textContent).toBe("-€41.99");
    expect(line("You pay")?.textContent).toBe("€29.27");
    await expect.element(screen.getByRole("link", { name: "Deluxe Edition" }).first()).toBeVisible();
  });

  test("says which part cannot be played yet, beside the price and in the list of parts", async () => {
    const later = buildGame({ releaseAt: null, lifecycle: "CREATION" });
    const { screen, purchase } = await open(
      createPublisher({ goods: [BUNDLE, DELUXE, CHAPTER], game: later }),
      "/bundle/winter",
    );
    const words = "Not playable yet, no date announced";
    await expect.element(purchase.getByText(`Deluxe Edition ${words}`)).toBeVisible();
    const parts = screen.getByRole("region", { name: "In this bundle" }).getByRole("listitem");
    await expect.element(parts.filter({ hasText: "The Thunder Gate" }).getByText(words)).toBeVisible();
  });
});

describe("a pre-order", () => {
  const preOrder = { ...STANDARD, owned: false, availability: "PREORDER" } as const;

  test("shows its date beside the price", async () => {
    const game = buildGame({ releaseAt: instantIn(20 * DAY_MS) });
    const { purchase } = await open(createPublisher({ goods: [preOrder], game }), "/goods/tl/tl-standard");
    await expect.element(purchase.getByText(/^Not playable yet\. Launches .*20\d\d/)).toBeVisible();
  });

  test("says that its date is not known where the known one is that of other countries", async () => {
    const game = buildGame({ countries: { launch: ["KR"], pre: ["US"], chatLaunch: [], chatPre: [] } });
    const { screen, purchase } = await open(
      createPublisher({ goods: [preOrder, DELUXE], game }),
      "/goods/tl/tl-standard",
    );
    await expect.element(purchase.getByText("Not playable yet, no date announced")).toBeVisible();
    const column = screen.getByRole("columnheader", { name: /Standard Edition/ });
    await expect.element(column.getByText("Not playable yet, no date announced")).toBeVisible();
  });
});

test("the reviews of goods are those of owners of the goods, say so and link to the others", async () => {
  const publisher = createPublisher({ goods: [STANDARD], reviews: [buildReview()] });
  const { screen } = await renderPage(({ goodsId }) => <GoodsReviewsScreen goodsId={goodsId} search={{}} />, {
    ports: createFakePorts(publisher),
    path: "/goods/tl/tl-standard/review",
  });
  await expect.element(screen.getByText(/Reviews from players who own this/)).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Show all reviews" }))
    .toHaveAttribute("href", "/game/tl/review");
  await expect.element(screen.getByText(/The bridge fight/)).toBeVisible();
  expect(publisher.calls).toContainEqual({
    name: "listReviews",
    input: expect.objectContaining({ packageBundleId: "tl-standard" }),
  });
});
