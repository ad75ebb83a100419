import { expect, onTestFinished, test, vi } from "vitest";
import { renderPage } from "#tests/ui/support/render-page.tsx";
import { PartCodeFailure } from "#ui/patterns/failures/part-code-failure.tsx";
import { onReloadRequested } from "#ui/patterns/reload/request-reload.ts";

const ERROR = new TypeError("Failed to fetch dynamically imported module: /assets/comments.js");

async function open(answers: boolean, isRetried = false) {
  const onRetry = vi.fn();
  const { screen } = await renderPage(
    <PartCodeFailure
      error={ERROR}
      onRetry={onRetry}
      isRetried={isRetried}
      pageLoad={{ answers: async () => answers }}
    />,
  );
  return { screen, onRetry };
}

test("a part whose code has failed permanently is the error screen with its two buttons, of which one loads it again", async () => {
  const { screen, onRetry } = await open(true);
  await expect.element(screen.getByText("An error has occurred.")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Customer service" })).toBeVisible();
  await screen.getByRole("button", { name: "Refresh" }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test("a part whose code has failed again after the player asked for it loads the page again", async () => {
  const { screen, onRetry } = await open(true, true);
  const reload = vi.fn();
  onTestFinished(onReloadRequested(reload));
  await screen.getByRole("button", { name: "Refresh" }).click();
  expect([reload.mock.calls.length, onRetry.mock.calls.length]).toEqual([1, 0]);
});

test("a part of a store that can't be reached says so, and loads its code again once the store answers", async () => {
  const { screen, onRetry } = await open(false);
  await expect.element(screen.getByText("The store can’t be reached")).toBeVisible();
  await expect
    .poll(() => {
      window.dispatchEvent(new Event("online"));
      return onRetry.mock.calls.length;
    })
    .toBeGreaterThan(0);
});
