import { LOCALES } from "#locales/manifest.ts";
import { findLanguageFaults } from "../locales/find-language-faults.ts";
import { expect, test } from "./journey.ts";

/** Those with the most words; all of them, wide as well, are walked by `npm run locales`. */
const SCREENS = ["/", "/game/tl", "/goods/tl/tl-deluxe", "/notice", "/game/tl/board/guide", "/coupon"];

/** The one whose pages differ most from those of all other journeys. */
const GATE_LOCALE = "ar-SA";

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

for (const { tag } of LOCALES) {
  test(`${tag} is at home on a phone: its own words, letters and direction, and nothing cut off${tag === GATE_LOCALE ? "" : " @wide"}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of SCREENS) {
      await page.goto(`${path}${path.includes("?") ? "&" : "?"}locale=${tag}`);
      expect.soft(await findLanguageFaults(page, tag), path).toEqual([]);
    }
  });
}
