import type { Page } from "@playwright/test";
import { plugIn, stubGamepad } from "./gamepad-stub.ts";
import { expect, test, untilReacts } from "./journey.ts";

/** Buttons of the standard gamepad (W3C Gamepad), by the action of the player. */
const BUTTONS = { press: 0, back: 1, up: 12, down: 13, left: 14, right: 15 } as const;
type Order = keyof typeof BUTTONS;

const press = (page: Page, order: Order): Promise<void> =>
  page.evaluate((button) => window.pad.press(button), BUTTONS[order]);

/** Position of the focused element on the screen, and its focus indicator. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { left, top } = element.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return { left, top: top + scrollY, href: element.getAttribute("href"), ring: `${outlineStyle} ${outlineWidth}` };
  });

/** Moves down until a matching link has the focus. */
async function goDownTo(page: Page, address: RegExp): Promise<void> {
  await expect
    .poll(async () => {
      const { href } = await focusOf(page);
      if (!address.test(href ?? "")) await press(page, "down");
      return (await focusOf(page)).href;
    })
    .toMatch(address);
}

/** Moves over four cards and returns to the first. Right is the physical direction, also in right-to-left languages. */
async function goRound(page: Page, [there, back]: readonly ["left" | "right", "left" | "right"]): Promise<void> {
  const start = await focusOf(page);
  const ways = { left: -1, right: 1 };
  await press(page, there);
  const beside = await focusOf(page);
  expect(Math.sign(beside.left - start.left)).toBe(ways[there]);
  expect(Math.abs(beside.top - start.top)).toBeLessThan(4);
  await press(page, "down");
  const below = await focusOf(page);
  expect(below.top).toBeGreaterThan(beside.top);
  expect(below.left).toBeCloseTo(beside.left, 0);
  expect(below.ring).toBe("solid 2px");
  await press(page, back);
  expect(Math.sign((await focusOf(page)).left - below.left)).toBe(ways[back]);
  await press(page, "up");
  expect((await focusOf(page)).href).toBe(start.href);
}

test("with a gamepad a player chooses a game, opens it and comes back, right being right in every language", async ({
  page,
  pageLog,
}) => {
  // Lobbies without content of their own load it when they get the focus.
  pageLog.expectMessages(/contents\/\w+\?keySets=|404/);
  await page.addInitScript(stubGamepad);
  // A launcher that says nothing, so that the launcher's pages are there.
  await page.addInitScript(() => Object.assign(window, { purpleLauncher: { onReady: () => undefined } }));
  for (const [locale, ways] of [
    ["en-US", ["right", "left"]],
    ["ar-SA", ["left", "right"]],
  ] as const) {
    await page.goto(`/index?locale=${locale}`);
    const card = page.locator("main a[href$='/lobby']").first();
    await untilReacts(card);
    await plugIn(page);
    await goDownTo(page, /\/lobby$/);
    await goRound(page, ways);
    const { href } = await focusOf(page);
    await press(page, "press");
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.locator("main h1, main h2").first()).toBeVisible();
    await press(page, "back");
    await expect(page).toHaveURL(/\/index/);
    await expect(card).toBeVisible();
  }

  await page.goto("/main?locale=ar-SA");
  await untilReacts(page.locator("main a[href^='/game/']").first());
  await plugIn(page);
  await goDownTo(page, /^\/game\/\w+$/);
  const { href, ring } = await focusOf(page);
  expect(ring).toBe("solid 2px");
  await press(page, "press");
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await press(page, "back");
  await expect(page).toHaveURL(/\/main/);
});
