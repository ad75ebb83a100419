import { expect, test } from "vitest";
import { fail } from "#core/failures/request-failure.ts";
import { buildGameSummary } from "#tests/ui/support/builders.ts";
import { NO_ANSWER } from "#tests/ui/support/fake-ports.ts";
import { renderStore } from "#tests/ui/support/render-store.tsx";
import { createShelf, createStorePorts } from "#tests/ui/support/store-ports.ts";
import { UnknownAddress } from "#ui/features/store-index/unknown-address.tsx";

const games = Array.from({ length: 9 }, (_, at) => buildGameSummary({ gameCode: `g${at}`, title: `Game ${at}` }));

test("an unknown address leads to popular games", async () => {
  const ports = createStorePorts(createShelf({ list: () => games }));
  const { screen } = await renderStore(<UnknownAddress />, { ports });
  await expect.element(screen.getByRole("heading", { name: "Page not found" })).toBeVisible();
  const popular = screen.getByRole("region", { name: "Popular games" });
  await expect.element(popular.getByRole("link", { name: "Game 0" })).toHaveAttribute("href", "/game/g0");
  expect(popular.getByRole("link").elements()).toHaveLength(6);
});

test("an unknown address still leads to the store when the games do not come", async () => {
  const base = createStorePorts(createShelf());
  let wasAsked = false;
  const listGames = async () => {
    wasAsked = true;
    return fail(NO_ANSWER);
  };
  const ports = { ...base, catalogue: { ...base.catalogue, listGames } };
  const { screen } = await renderStore(<UnknownAddress />, { ports });
  await expect.poll(() => wasAsked).toBe(true);
  await expect.element(screen.getByRole("link", { name: "Go to the store" })).toBeVisible();
  expect(screen.getByRole("region", { name: "Popular games" }).elements()).toEqual([]);
});
