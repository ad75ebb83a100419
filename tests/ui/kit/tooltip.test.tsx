import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Tooltip } from "#ui/kit/tooltip/tooltip.tsx";
import { renderStore } from "../support/render-store.tsx";

/** Longer than a tooltip waits. */
const LONG_MS = 10_000;
const score = (
  <main style={{ display: "flex", justifyContent: "flex-end" }}>
    <Tooltip words="Counts only players who own the game, and of them only those who have played it for two hours">
      {(described) => (
        <button type="button" {...described}>
          4.3
        </button>
      )}
    </Tooltip>
  </main>
);

test("keyboard focus opens it at once, and it describes the focused element", async () => {
  const { screen } = await renderStore(score);
  await userEvent.keyboard("{Tab}");
  await expect.element(screen.getByRole("tooltip")).toBeVisible();
  await expect.element(screen.getByRole("button")).toHaveAccessibleDescription(/Counts only players/);
});

test("a resting pointer opens it inside the window, and may go onto it", async () => {
  const { screen } = await renderStore(score);
  await userEvent.hover(screen.getByRole("button"));
  const tooltip = screen.getByRole("tooltip");
  await expect.element(tooltip).toBeVisible();
  const { left, right, top, bottom } = tooltip.element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  expect(bottom).toBeLessThanOrEqual(document.documentElement.clientHeight);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await userEvent.hover(tooltip);
  await vi.advanceTimersByTimeAsync(LONG_MS);
  await expect.element(tooltip).toBeVisible();
  await userEvent.unhover(tooltip);
  await vi.advanceTimersByTimeAsync(LONG_MS);
  await expect.element(tooltip).not.toBeInTheDocument();
});

test("a pointer that only passes by opens nothing", async () => {
  // Before it is rendered: the pointer of the test before may rest where the button appears.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { screen } = await renderStore(score);
  await userEvent.hover(screen.getByRole("button"));
  await userEvent.unhover(screen.getByRole("button"));
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(screen.getByRole("tooltip").elements()).toHaveLength(0);
});
