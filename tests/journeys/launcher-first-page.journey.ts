import { expect, test } from "./journey.ts";

test("a launcher that opens a lobby as its very first page gets that lobby", async ({ page, context }) => {
  // Before the page has found the launcher, the server takes it for a browser, to which lobbies are closed.
  await context.addInitScript(() => {
    if (window.top === window) Object.assign(window, { purpleLauncher: { onReady: () => undefined } });
  });
  await page.goto("/home/aion/lobby");
  await expect(page).toHaveURL(/\/home\/aion\/lobby$/);
  await expect(page.getByText("Fortress hours begin")).toBeVisible();
});
