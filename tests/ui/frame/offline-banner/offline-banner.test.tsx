import { focusManager } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paint } from "#tests/ui/support/native-scenes.tsx";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { OfflineBanner } from "#ui/frame/offline-banner/offline-banner.tsx";

const LONG_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true }));
afterEach(() => void focusManager.setFocused(undefined));

test("that the connection is back waits for the player to look, and goes three seconds after", async () => {
  const { screen } = await renderPage(<OfflineBanner />);
  const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  await expect.element(screen.getByText("You’re offline", { exact: false })).toBeVisible();
  focusManager.setFocused(false);
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  const news = screen.getByText("You’re back online.");
  await expect.element(news).toBeVisible();
  await vi.advanceTimersByTimeAsync(LONG_MS);
  await paint();
  expect(news.query()).not.toBeNull();
  focusManager.setFocused(true);
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(3_000);
      return news.query();
    })
    .toBeNull();
});
