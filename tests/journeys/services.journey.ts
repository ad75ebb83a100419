import type { Page } from "@playwright/test";
import { expect, openPage, test, untilHydrated } from "./journey.ts";

const workUntil = (scope: string) => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  return { maintenance: { scope, from: at(-10), to: at(50) } };
};
const banner = (page: Page) => page.getByText(/^Parts of the store are/);

test("maintenance of one service is shown beside a page that works, and instead of a page that needs it", async ({
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
  await controls.set({});
  const game = page.getByRole("heading", { level: 1, name: "Throne and Liberty" });
  // The page also looks by itself, and may be back before the press.
  await main.getByRole("button", { name: "Refresh" }).or(game).click();
  await expect(game).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test("a failure of one service is shown beside a page that works until it is hidden, and instead of a page that needs it", async ({
  page,
  controls,
}) => {
  await controls.set({ faults: [{ call: "listReviews", status: 500 }] });
  await openPage(page, "/game/tl/review");
  await expect(page.getByRole("heading", { level: 1, name: "Reviews" })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "This part couldn’t be loaded." })).toBeVisible();
  await expect(banner(page)).toContainText("Parts of the store are having trouble.");
  await page.getByRole("button", { name: "Hide" }).click();
  await expect(banner(page)).toBeHidden();

  await controls.set({ faults: [{ call: "getGame", status: 500 }] });
  await page.goto("/game/tl");
  await expect(page.getByRole("heading", { name: "An error has occurred." })).toBeVisible();
  await expect(page.getByRole("link", { name: "Customer service" })).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test("the status page says which service is under maintenance and until when, also while the store is away, and that all is well again", async ({
  page,
  controls,
}) => {
  await openPage(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Service status" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Service status" })).toBeVisible();
  const summary = page.getByRole("main").getByRole("status");
  const service = (name: string) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  await expect(service("Payment")).toContainText(/Working|Slow/);

  await controls.set(workUntil("store"));
  await page.goto("/status");
  await expect(summary).toHaveText("Some services are having problems.");
  await expect(service("Store and search")).toContainText("Planned from");
  await expect(service("Game boards")).not.toContainText("Planned from");

  await controls.set({});
  await untilHydrated(page);
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(service("Store and search")).not.toContainText("Planned from");
});
