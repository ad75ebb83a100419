import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { buildGameSummary } from "#tests/ui/support/builders.ts";
import { openStoreIndex } from "#tests/ui/support/open-store-index.tsx";
import { createShelf, createStorePorts } from "#tests/ui/support/store-ports.ts";
import { loadPageSnapshot } from "#ui/kit/persisted-state/persisted-state.ts";
import { storePageSnapshot } from "#ui/kit/persisted-state/store-page-snapshot.ts";

const game = (index: number) => buildGameSummary({ gameCode: `g${index}`, title: `Game ${index}` });
const games = (count: number) => Array.from({ length: count }, (_, index) => game(index + 1));

describe("the filters of a phone", () => {
  const list = ({ genre }: { readonly genre?: readonly string[] | undefined }) => games(genre === undefined ? 7 : 3);

  async function openFilters(path: string) {
    const { screen, router } = await openStoreIndex(createShelf({ list }), { path });
    await page.viewport(390, 780);
    await expect.poll(() => document.querySelectorAll("a[href^='/game/']").length).toBeGreaterThan(0);
    await screen.getByRole("button", { name: /^Filters/ }).click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await expect.element(sheet).toBeVisible();
    return { screen, router, sheet };
  }

  test("say how many games are left, and change the list once the player asks for them", async () => {
    const { screen, router, sheet } = await openFilters("/?view=all");
    await expect.element(sheet.getByRole("button", { name: "Show 7 games" })).toBeVisible();
    await sheet.getByRole("checkbox", { name: /^MMORPG/ }).click({ force: true });
    const show = sheet.getByRole("button", { name: "Show 3 games" });
    await expect.element(show).toBeVisible();
    expect(router.state.location.search).toEqual({ view: "all" });
    // In sight however long the filters are, and nothing of them shows below it.
    const foot = show.element().closest("footer")?.getBoundingClientRect();
    expect(foot?.bottom).toBeCloseTo(780, 0);
    await show.click();
    await expect.poll(() => router.state.location.search).toEqual({ view: "all", genre: "mmorpg" });
    await expect.element(screen.getByText("3 games")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Filters (1)" })).toHaveFocus();
  });

  test("are cleared all at once", async () => {
    const { router, sheet } = await openFilters("/?view=all&genre=mmorpg&tag=siege");
    await sheet.getByRole("button", { name: "Clear filters" }).click();
    await expect.element(sheet.getByRole("checkbox", { name: /^MMORPG/ })).not.toBeChecked();
    await sheet.getByRole("button", { name: "Show 7 games" }).click();
    await expect.poll(() => router.state.location.search).toEqual({ view: "all" });
  });

  test("leave the list as it was when they are closed", async () => {
    const { router, sheet } = await openFilters("/?view=all");
    await sheet.getByRole("checkbox", { name: /^MMORPG/ }).click({ force: true });
    await sheet.getByRole("button", { name: "Close" }).click();
    await expect.poll(() => sheet.query()).toBeNull();
    expect(router.state.location.search).toEqual({ view: "all" });
  });

  test("keep a choice that is not applied yet over a reload", async () => {
    const shelf = createShelf({ list });
    const ports = createStorePorts(shelf);
    const show = () => openStoreIndex(shelf, { ports, path: "/?view=all", width: 390 });
    const { screen, router } = await show();
    await screen.getByRole("button", { name: /^Filters/ }).click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await sheet.getByRole("checkbox", { name: /^MMORPG/ }).click({ force: true });
    await expect.element(sheet.getByRole("button", { name: "Show 3 games" })).toBeVisible();

    storePageSnapshot(ports.tabStorage, null);
    await screen.unmount();
    loadPageSnapshot(ports.tabStorage, null);
    await show();
    await expect.element(sheet.getByRole("checkbox", { name: /^MMORPG/ })).toBeChecked();
    await expect.element(sheet.getByRole("button", { name: "Show 3 games" })).toBeVisible();
    // The list itself is as it was.
    expect(router.state.location.search).toEqual({ view: "all" });
  });

  test("close when the screen becomes wide enough to show them beside the list", async () => {
    const { screen, sheet } = await openFilters("/?view=all");
    await page.viewport(1280, 800);
    await expect.poll(() => sheet.query()).toBeNull();
    await expect.element(screen.getByRole("checkbox", { name: /^MMORPG/ })).toBeInTheDocument();
  });
});
