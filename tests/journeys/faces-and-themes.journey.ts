import { startSeededStore } from "../support/seeded-folder.ts";
import { expect, test, untilHydrated, untilIdle } from "./journey.ts";

const FILES = [
  ["en-US", ["purple-sans-latin"]],
  ["de-DE", ["purple-sans-latin"]],
  ["pl-PL", ["purple-sans-latin", "purple-sans-latin-extended"]],
  ["tr-TR", ["purple-sans-latin", "purple-sans-latin-extended"]],
  ["vi-VN", ["purple-sans-latin", "purple-sans-vietnamese"]],
  ["ru-RU", ["purple-sans-cyrillic", "purple-sans-latin"]],
  ["th-TH", ["noto-sans-thai", "purple-sans-latin"]],
  ["ar-SA", ["noto-sans-arabic", "purple-sans-latin"]],
  ["ja-JP", ["purple-sans-latin"]],
  ["zh-TW", ["purple-sans-latin"]],
] as const;

test.describe("a page loads the faces of its language and no others", () => {
  for (const [locale, files] of FILES) {
    test(`${locale}${locale === "ru-RU" ? "" : " @wide"}`, async ({ page }) => {
      const asked = new Set<string>();
      page.on("request", (request) => {
        const name = /\/([\w-]+)-[\w-]{6}\.woff2$/.exec(request.url())?.[1];
        if (name) asked.add(name);
      });
      await page.goto(`/?locale=${locale}`);
      await untilIdle(page);
      await page.evaluate(() => document.fonts.ready);
      expect([...asked].sort()).toEqual(files);
    });
  }
});

test("the launcher's theme is there before the first script, whatever the player chose elsewhere", async ({
  browser,
}) => {
  const store = await startSeededStore({ configuration: { launcherTheme: "dark" } });
  try {
    const inLauncher = await browser.newPage({ baseURL: store.origin });
    await inLauncher.addInitScript(() => {
      Object.assign(window, { purpleLauncher: {}, themes: [] });
      new PerformanceObserver(() => {
        (window as unknown as { themes: unknown[] }).themes.push(document.documentElement.dataset.theme);
      }).observe({ type: "paint", buffered: true });
    });
    await inLauncher.goto("/game/tl?theme=light");
    await untilHydrated(inLauncher);
    const header = inLauncher.getByRole("banner");
    await expect(header.getByRole("button", { name: "Switch to light mode" }).first()).toBeAttached();
    await expect(inLauncher.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(await inLauncher.evaluate(() => (window as unknown as { themes: unknown[] }).themes[0])).toBe("dark");
    await inLauncher.close();

    const elsewhere = await browser.newPage({ baseURL: store.origin });
    await elsewhere.goto("/?theme=light");
    await untilHydrated(elsewhere);
    await expect(elsewhere.locator("html")).toHaveAttribute("data-theme", "light");
    await elsewhere.close();
  } finally {
    await store.stop();
  }
});
