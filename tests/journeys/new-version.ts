import type { Page, Response } from "@playwright/test";
import { type Controls, comeBack, expect, untilIdle } from "./journey.ts";

/** The code that checks the session is loaded seconds after the page: time is moved until it is there. */
export const LOADED_AFTER_MS = 10_000;

/** Focuses the tab until the page checks the session; `isTimeMoved`: by `page.clock`, in pages that load the code late. */
export async function comeBackToCheck(page: Page, isTimeMoved = true): Promise<void> {
  // Moved time would end what is still being loaded.
  await untilIdle(page);
  let isChecked = false;
  const hear = (response: Response) => {
    isChecked ||= response.ok() && response.url().includes("/api/session/check");
  };
  page.on("response", hear);
  await expect(async () => {
    if (isTimeMoved) await page.clock.fastForward(LOADED_AFTER_MS);
    await comeBack(page);
    await expect.poll(() => isChecked, { timeout: 1_000 }).toBe(true);
  }).toPass();
  page.off("response", hear);
}

type VersionKind = "pageVersion" | "refreshVersion" | "reloadVersion";

/** The open page learns of a new version, and reloads in the way of that kind of version. */
export async function takeNewVersion(
  page: Page,
  controls: Controls,
  kind: VersionKind = "reloadVersion",
  version = "2",
): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("data-old", ""));
  await controls.set({ versions: { [kind]: version } });
  await comeBackToCheck(page);
  if (kind !== "reloadVersion") {
    const question = page.getByRole(kind === "pageVersion" ? "dialog" : "alertdialog", {
      name: "A new version is ready",
    });
    await expect(question).toContainText("Refresh the page to apply the newly updated information.");
    await question.getByRole("button", { name: "Refresh" }).click();
  }
  await expect(page.locator("html[data-old]")).toHaveCount(0);
}
