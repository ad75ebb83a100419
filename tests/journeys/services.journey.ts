import type { Page } from "@playwright/test";
import { expect, openPage, test, untilHydrated } from "./journey.ts";

const workUntil = (scope: string) => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  return { maintenance: { scope, from: at(-10), to: at(50) } };
};
const banner = (page: Page) => page.getByText(/^Parts of the store are/);

test("maintenance of one service is shown beside a page that works, on the status page, and instead of a page that needs it", async ({
  page,
  controls,
}) => {
  await controls.set(workUntil("news"));
  await openPage(page, "/game/tl");
  await expect(page.getByRole("heading", { level: 1, name: "Throne and Liberty" })).toBeVisible();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(banner(page)).toContainText("Parts of the store are under maintenance. Planned end:");

  const refused = await page.goto("/notice");
  expect(refused?.status()).toBe(503);
  await untilHydrated(page);
  const main = page.getByRole("main");
  await expect(main.getByText("We’ll be right back")).toBeVisible();
  await expect(main.getByRole("timer")).toBeVisible();

  await controls.set(workUntil("store"));
  await openPage(page, "/game/tl");
  await expect(page.getByRole("heading", { level: 1, name: "We’ll be right back" })).toBeVisible();
  await expect(banner(page)).toBeHidden();

  // The status of the services does not depend on the store.
  await openPage(page, "/status");
  const service = (name: string) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  await expect(service("Store and search")).toContainText("Planned from");
  await expect(service("Game boards")).not.toContainText("Planned from");
  await openPage(page, "/game/tl");
  await controls.set({});
  const game = page.getByRole("heading", { level: 1, name: "Throne and Liberty" });
  // The page also looks by itself, and may be back before the press.
  await main.getByRole("button", { name: "Refresh" }).or(game).click();
  await expect(game).toBeVisible();
  await expect(banner(page)).toBeHidden();
});
