import type { Page } from "@playwright/test";
import { expect, openPage, test } from "./journey.ts";

/** Part of its height by which a page may grow or shrink while it is scrolled. */
const MAX_CHANGE = 0.04;

/** Heights of the page from its first paint on, while the player scrolls to its end. */
async function readHeights(page: Page): Promise<readonly number[]> {
  const heights: number[] = [];
  for (;;) {
    const { height, isAtEnd } = await page.evaluate(
      () =>
        new Promise<{ height: number; isAtEnd: boolean }>((resolve) => {
          const look = () => {
            const { scrollHeight, clientHeight } = document.documentElement;
            const isAtEnd = scrollY + clientHeight >= scrollHeight - 2;
            scrollBy({ top: clientHeight / 2, behavior: "instant" });
            resolve({ height: scrollHeight, isAtEnd });
          };
          // What has come near the screen is laid out and loaded then.
          requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(look)), { timeout: 500 });
        }),
    );
    heights.push(height);
    if (isAtEnd) return heights;
  }
}

const GATE_PATHS: readonly string[] = ["/", "/game/tl"];

for (const path of ["/", "/?view=all", "/game/tl", "/game/nlw", "/game/lin2", "/goods/tl/tl-deluxe"]) {
  test(`the scroll bar stays calm on the way down: ${path} keeps its height @phone ${GATE_PATHS.includes(path) ? "@wide-on-phone" : "@wide"}`, async ({
    page,
  }) => {
    await openPage(page, path);
    const heights = await readHeights(page);
    const [least, most] = [Math.min(...heights), Math.max(...heights)];
    expect((most - least) / most, heights.join(" ")).toBeLessThan(MAX_CHANGE);
  });
}
