import { expect, test } from "vitest";
import { buildGameSummary } from "#tests/ui/support/builders.ts";
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
