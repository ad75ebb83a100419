import { RULES } from "../support/axe.ts";
import { findBarriers } from "./find-barriers.ts";
import { findOverflow } from "./find-overflow.ts";
import { test as base, expect, THEMES } from "./stage.ts";
import { watchPage } from "./watch-page.ts";

/** Whatever the gallery throws, has blocked or prints as an error or a warning fails the walk, in its frames too. */
const test = base.extend({
  page: async ({ page }, use) => {
    const printed: string[] = [];
    watchPage(page, (words) => printed.push(words));
    await use(page);
    expect(printed, "what the gallery printed").toEqual([]);
  },
});

test("the gallery shows a component as the address says", async ({ page }) => {
  await page.goto("/dev/kit/button?theme=dark&direction=rtl&text=2&width=320");
  await expect(page.getByRole("heading", { level: 1, name: "Button" })).toBeVisible();
  const frame = page.locator("iframe");
  await expect(frame).toHaveCount(1);
  expect((await frame.boundingBox())?.width).toBe(320);
  const shown = page.frameLocator("iframe").locator("html");
  await expect(shown).toHaveAttribute("data-theme", "dark");
  await expect(shown).toHaveAttribute("dir", "rtl");
  await expect(shown).toHaveCSS("font-size", "32px");
  await expect(page.frameLocator("iframe").getByRole("button", { name: "primary" }).first()).toBeVisible();
});

test("a component is found by a part of its name, with the keyboard", async ({ page }) => {
  await page.goto("/dev/kit");
  const list = page.getByRole("navigation", { name: "Components" });
  await expect(list.getByRole("link", { name: "Button", exact: true })).toBeVisible();
  await page.getByRole("searchbox", { name: "Find a component" }).fill("CAROU");
  await expect(list.getByRole("link")).toHaveText(["Carousel"]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dev\/kit\/carousel\?find=CAROU$/);
  await expect(list.getByRole("link")).toHaveAttribute("aria-current", "page");
  await page.getByRole("searchbox").fill("nothing is called so");
  await expect(list.getByText("No component is called that.")).toBeVisible();
});

test("the gallery itself has no barriers, and fits a phone", async ({ stages, page }) => {
  // The stages bring axe along; theirs is the only context that has it.
  const { page: own } = stages.ltr;
  for (const theme of THEMES) {
    await own.evaluate((to) => history.pushState(null, "", to), `/dev/kit?theme=${theme}`);
    await own.locator(`html[data-theme=${theme}]`).getByRole("heading", { level: 1, name: "Components" }).waitFor();
    expect(await findBarriers(own, RULES), theme).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/dev/kit/button");
  await page.getByRole("heading", { level: 1, name: "Button" }).waitFor();
  expect(await findOverflow(page)).toEqual([]);
});
