import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Game } from "#core/catalogue/game.ts";
import { buildGame, buildGoods, buildPrice, DAY_MS, HOUR_MS, instantIn } from "#tests/ui/support/builders.ts";
import { createPublisher, failNext, NO_ANSWER } from "#tests/ui/support/fake-ports.ts";
import { openGame } from "#tests/ui/support/game-scene.tsx";

const openPreInstall: Partial<Game> = {
  lifecycle: "CREATION",
  releaseAt: instantIn(9 * HOUR_MS),
  countdownStartAt: instantIn(-HOUR_MS),
  preInstall: { availableFrom: instantIn(-DAY_MS), sizeBytes: 18.2e9 },
};

describe("the page of a game to come", () => {
  test("lets a guest sign in before the pre-install", async () => {
    const { screen } = await openGame(createPublisher({ game: buildGame(openPreInstall) }), { visit: { user: null } });
    await screen.getByRole("button", { name: "Pre-install · 18.2 GB" }).first().click();
    await expect.element(page.getByRole("dialog", { name: "It is available after login." })).toBeVisible();
  });

  test("requests the pre-install once and shows it everywhere on the page", async () => {
    const publisher = createPublisher({ game: buildGame(openPreInstall) });
    const { screen } = await openGame(publisher);
    await screen.getByRole("button", { name: "Pre-install · 18.2 GB" }).first().click();
    const popup = page.getByRole("dialog", { name: "Throne and Liberty will be ready at launch" });
    await expect.element(popup.getByText("18.2 GB")).toBeVisible();
    await popup.getByRole("button", { name: "OK" }).click();
    await expect.poll(() => screen.getByText("Pre-install requested").elements().length).toBeGreaterThan(2);
    expect(screen.getByRole("button", { name: /Pre-install/ }).elements()).toHaveLength(0);
    expect(publisher.calls.filter(({ name }) => name === "requestPreInstall")).toHaveLength(1);
  });

  test("offers no pre-install to a player who may have requested it", async () => {
    const publisher = createPublisher({ game: buildGame(openPreInstall) });
    failNext(publisher, "getPreInstall", NO_ANSWER);
    const { screen } = await openGame(publisher);
    await expect.poll(() => publisher.failures.get("getPreInstall")).toEqual([]);
    await expect.poll(() => screen.getByRole("button", { name: /Pre-install/ }).elements()).toEqual([]);
  });

  test("says nothing of a date that is not known", async () => {
    const game = buildGame({ lifecycle: "CREATION", releaseAt: undefined });
    const { screen } = await openGame(createPublisher({ game }));
    await expect.element(screen.getByText("Coming soon").first()).toBeVisible();
    expect(screen.getByText(/No release date|Not announced|release date is set/).elements()).toHaveLength(0);
  });

  test("explains a game that is not offered in the player's country", async () => {
    const countries = { launch: ["JP"], pre: [], chatLaunch: [], chatPre: [] };
    const { screen } = await openGame(createPublisher({ game: buildGame({ countries }) }));
    await expect.element(screen.getByText("Not available in your country (United States)")).toBeVisible();
    expect(screen.getByRole("link", { name: /Get it/ }).elements()).toHaveLength(0);
  });
});

describe("the page of a game that costs money", () => {
  const price = buildPrice({ currency: "USD", list: 3999, sale: 3999 });
  const toBuy: Partial<Game> = { ...openPreInstall, lowestPrice: price };
  const standard = buildGoods({ price, availability: "PREORDER" });
  const toEditions = "/game/tl#editions";

  test("shows its price and its pre-order in the hero, the menu and the card, before the pre-install", async () => {
    const { screen } = await openGame(createPublisher({ game: buildGame(toBuy), goods: [standard] }));
    const preOrder = screen.getByRole("link", { name: "Pre-order · $39.99" });
    await expect.poll(() => preOrder.elements().length).toBe(3);
    await expect.element(preOrder.first()).toHaveAttribute("href", toEditions);
    const looks = screen.getByRole("button", { name: "Pre-install · 18.2 GB" }).elements();
    expect(looks.map((button) => button.getAttribute("data-variant"))).toEqual(["secondary", "secondary"]);
  });

  test("says after a pre-install that it must still be bought, and leads there", async () => {
    const { screen, router } = await openGame(createPublisher({ game: buildGame(toBuy), goods: [standard] }));
    await screen.getByRole("button", { name: "Pre-install · 18.2 GB" }).first().click();
    const popup = page.getByRole("dialog", { name: "Throne and Liberty will be ready at launch" });
    await expect.element(popup.getByText(/you haven’t bought it yet/)).toBeVisible();
    await expect.element(popup.getByRole("link", { name: "Download Purple" })).toHaveAttribute("href", "/download");
    await popup.getByRole("button", { name: "Pre-order · $39.99" }).click();
    await expect.poll(() => popup.elements()).toHaveLength(0);
    expect(router.state.location.href).toBe(toEditions);
  });
});
