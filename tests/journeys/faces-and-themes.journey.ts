import { expect, test, untilIdle } from "./journey.ts";

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
        const name = /\/([\w-]+)-[\w-]{8}\.woff2$/.exec(request.url())?.[1];
        if (name) asked.add(name);
      });
      await page.goto(`/?locale=${locale}`);
      await untilIdle(page);
      await page.evaluate(() => document.fonts.ready);
      expect([...asked].sort()).toEqual(files);
    });
  }
});
