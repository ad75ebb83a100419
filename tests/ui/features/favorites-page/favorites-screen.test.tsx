import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Ports } from "#core/ports/index.ts";
import { buildGoods, buildPrice, DAY_MS, instantIn } from "#tests/ui/support/builders.ts";
import { type Basket, createBasket, createBasketPorts } from "#tests/ui/support/fake-basket.ts";
import { refusal } from "#tests/ui/support/fake-ports.ts";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { FavoritesScreen } from "#ui/features/favorites-page/favorites-screen.tsx";

const castle = buildGoods({ goodsId: "castle", title: "Castle", owned: false, availability: "ON_SALE" });

async function openFavorites(basket: Basket, { isGuest = false, stored = new Map<string, string>() } = {}) {
  await page.viewport(1280, 900);
  const rendered = await renderPage(<FavoritesScreen />, {
    ports: createBasketPorts(basket, stored),
    ...(isGuest ? { visit: { user: null } } : {}),
  });
  return { ...rendered, stored };
}

const games = (...ids: readonly string[]) => ids.map((id) => ({ type: "game" as const, id }));

test("games and goods are shown with their names; those that have left the store say so", async () => {
  const { screen } = await openFavorites(
    createBasket({ goods: [castle], kept: [...games("tl", "gone"), { type: "goods", id: "castle" }] }),
  );
  await expect.element(screen.getByRole("link", { name: /Game tl/ })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: /Castle/ })).toBeVisible();
  await expect.element(screen.getByText("No longer in the store")).toBeVisible();
});

test("those that could not be read have not left the store", async () => {
  const ports = createBasketPorts(createBasket({ kept: games("tl", "gone") }), new Map());
  const { describe: ask } = ports.favorites;
  const favorites: Ports["favorites"] = {
    ...ports.favorites,
    describe: async (...input) => {
      const answer = await ask(...input);
      return answer.ok ? { ...answer, isPartial: true } : answer;
    },
  };
  const { screen } = await renderPage(<FavoritesScreen />, { ports: { ...ports, favorites } });
  await expect.element(screen.getByRole("link", { name: /Game tl/ })).toBeVisible();
  await expect.element(screen.getByText("Some entries couldn’t be loaded.")).toBeVisible();
  expect(screen.getByText("No longer in the store").elements()).toEqual([]);
});

test("recent releases and current sales are marked", async () => {
  const price = buildPrice({ list: 5_000, sale: 4_000, saleEndsAt: instantIn(2 * DAY_MS) });
  const { screen } = await openFavorites(
    createBasket({ goods: [{ ...castle, price }], kept: [...games("tl", "new"), { type: "goods", id: "castle" }] }),
  );
  await expect.element(screen.getByRole("listitem").filter({ hasText: "Game new" }).getByText("Out now")).toBeVisible();
  await expect.element(screen.getByText("Sale ends November 23, 2026")).toBeVisible();
  expect(screen.getByText("Out now").elements()).toHaveLength(1);
});

test("a removed favorite disappears at once and returns by Undo, which can be pressed again where it has failed", async () => {
  const basket = createBasket({ kept: games("tl", "lin"), failures: new Map([["keepFavorite", [refusal(500)]]]) });
  const { screen } = await openFavorites(basket);
  await screen.getByRole("button", { name: "Favorite Game tl" }).click();
  await expect.element(screen.getByRole("link", { name: /Game tl/ })).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(screen.getByText("That didn’t work. Please try again.")).toBeVisible();
  await screen.getByRole("button", { name: "Undo" }).click();
  await expect.element(screen.getByRole("link", { name: /Game tl/ })).toBeVisible();
  await expect.poll(() => basket.kept.map(({ id }) => id)).toEqual(["tl", "lin"]);
});

test("without favorites the page says how to get some", async () => {
  const { screen } = await openFavorites(createBasket());
  await expect.element(screen.getByRole("link", { name: "Browse games" })).toHaveAttribute("href", "/?view=all");
});

test("a guest's favorites are kept on the device", async () => {
  const stored = new Map([
    [
      "guest-favorites",
      JSON.stringify({ handedTo: null, items: [{ type: "game", id: "tl", keptAt: "2026-11-21T00:00:00.000Z" }] }),
    ],
  ]);
  const guest = await openFavorites(createBasket(), { isGuest: true, stored });
  await expect.element(guest.screen.getByRole("link", { name: /Game tl/ })).toBeVisible();
  await expect.element(guest.screen.getByText(/kept on this device/)).toBeVisible();
});

test("20 favorites of a kind are shown at first, the others on request", async () => {
  const basket = createBasket({ kept: games(...Array.from({ length: 25 }, (_, at) => `game${at}`)) });
  const { screen } = await openFavorites(basket);
  await expect.element(screen.getByRole("link", { name: /Game game19/ })).toBeInTheDocument();
  await expect.element(screen.getByRole("link", { name: /Game game20/ })).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Show more" }).click();
  await expect.element(screen.getByRole("link", { name: /Game game24/ })).toBeInTheDocument();
});
