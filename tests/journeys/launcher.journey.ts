import type { Page } from "@playwright/test";
import { expect, test, untilReacts } from "./journey.ts";
import { callsOf, putIntoLauncher, untilReady } from "./launcher-visit.ts";

/** Opens the launcher as usual: on its index, which redirects. */
async function enterLauncher(page: Page, answers: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await putIntoLauncher(page.context(), answers);
  await page.goto("/");
  await expect(page).toHaveURL(/\/index$/);
  await untilReady(page);
}

/** The launcher gives a command. */
const command = (page: Page, name: string, ...input: readonly unknown[]): Promise<unknown> =>
  page.evaluate(
    ([called, values]) => {
      const object: unknown = Reflect.get(window, "purpleWeb");
      return Reflect.apply(Reflect.get(Object(object), called), object, values);
    },
    [name, input] as const,
  );

test("the store is at /main in the launcher, also after a reload", async ({ page }) => {
  await enterLauncher(page);
  await page.getByRole("main").getByRole("link", { name: "Store" }).click();
  await expect(page).toHaveURL(/\/main$/);
  await expect(page.getByRole("region").first()).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/main$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
});

test("the start page leads to the lobby of every game of the store, and finds one by its title", async ({ page }) => {
  await enterLauncher(page);
  const answer: { readonly games: readonly { readonly gameCode: string }[]; readonly total: number } = await (
    await page.request.get("/api/store/games?limit=100")
  ).json();
  expect(answer.games).toHaveLength(answer.total);
  const lobbies = page.getByRole("main").locator("a[href$='/lobby']");
  await expect(lobbies).toHaveCount(answer.total);
  const addresses = await lobbies.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(addresses.toSorted()).toEqual(answer.games.map(({ gameCode }) => `/home/${gameCode}/lobby`).toSorted());
  await page.getByRole("searchbox", { name: "Search lobbies" }).fill("aion");
  const found = page.getByRole("region", { name: "Search results" });
  await expect(found.getByRole("link", { name: "Aion", exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "In your country" })).toHaveCount(0);
});

test("every page of the launcher leads back to the lobbies, and lobbies lead to each other @wide", async ({ page }) => {
  await enterLauncher(page);
  for (const path of [
    "/main",
    "/game/aion",
    "/home/aion/lobby",
    "/fgt",
    "/fgt/aion/lobby",
    "/home/aion/board/free",
    "/result",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("link", { name: "Game lobbies" }).first()).toHaveAttribute("href", /^\/(index|home)$/);
  }
  await page.goto("/game/aion");
  const visited = () => page.evaluate(() => localStorage.getItem("visited-games") ?? "");
  await expect.poll(visited).toContain("aion");
  await page.getByRole("link", { name: "Lobby", exact: true }).click();
  await expect(page).toHaveURL(/\/home\/aion\/lobby$/);
  await page.getByRole("navigation", { name: "Other lobbies" }).getByRole("listitem").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/home\/(?!aion\/)\w+\/lobby$/);
  await page.getByRole("link", { name: "Game lobbies" }).click();
  await expect(page).toHaveURL(/\/index$/);
  await expect(page.getByRole("region", { name: "Recently viewed" })).toBeVisible();
});

test("the big button of a lobby starts the game in the launcher", async ({ page }) => {
  await enterLauncher(page);
  await page.goto("/home/aion/lobby");
  const start = page.getByRole("button", { name: "Take off" });
  await untilReacts(start);
  await start.click();
  await expect.poll(() => callsOf(page)).toContainEqual(["goToNGP", "aion"]);
});

test("the launcher leads the page, and only to pages of the product", async ({ page, pageLog }) => {
  pageLog.expectMessages(/command of the launcher was refused/);
  await enterLauncher(page);
  await page.goto("/home/aion/lobby");
  await untilReady(page);
  expect(await command(page, "goTo", "//evil.example")).toBe(false);
  expect(await command(page, "goTo", "javascript:alert(1)")).toBe(false);
  expect(await command(page, "goTo", "/game/aion")).toBe(true);
  await expect(page).toHaveURL(/\/game\/aion$/);
});

test("a lobby is not for browsers outside of the office", async ({ page }) => {
  await page.goto("/home/aion/lobby");
  await expect(page).toHaveURL(/\/not-found$/);
});
