import { LOCALES } from "#locales/manifest.ts";
import { findLanguageFaults } from "../locales/find-language-faults.ts";
import { expect, test } from "./journey.ts";

/** Those with the most words; all of them, wide as well, are walked by `npm run locales`. */
const SCREENS = ["/", "/game/tl", "/goods/tl/tl-deluxe", "/notice", "/game/tl/board/guide", "/coupon"];

/** One of each kind of writing: Latin with long words, one without spaces between syllables, right to left. */
const GATE_LOCALES: readonly string[] = ["ar-SA", "ko-KR"];

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

for (const { tag } of LOCALES) {
  test(`${tag} is at home on a phone: its own words, letters and direction, and nothing cut off${GATE_LOCALES.includes(tag) ? "" : " @wide"}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of SCREENS) {
      await page.goto(`${path}${path.includes("?") ? "&" : "?"}locale=${tag}`);
      expect.soft(await findLanguageFaults(page, tag), path).toEqual([]);
    }
  });
}
