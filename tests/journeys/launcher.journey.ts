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
