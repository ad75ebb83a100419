import type { Page } from "@playwright/test";
import { findLanguageFaults } from "../locales/find-language-faults.ts";
import { findCuts } from "../support/find-cuts.ts";
import { expect, test, untilHydrated } from "./journey.ts";

/** A page of 400 pixels that cuts off at its edge, as the store does, with one thing on it. */
async function show(page: Page, body: string): Promise<void> {
  await page.setViewportSize({ width: 400, height: 600 });
  await page.setContent(
    `<!doctype html><html lang="en"><style>body { margin: 0; overflow-x: clip; font: 16px/1.4 sans-serif }</style>${body}</html>`,
  );
}

const LONG = "Everything that there is to be seen in the whole of this store, and more";
const BOX = "inline-size: 200px; white-space: nowrap";

test.describe("clipped content is found", () => {
  for (const [fault, body, expected] of [
    ["words run out of the window", `<p style="white-space: nowrap">${LONG}</p>`, /runs out of the window/],
    ["a box runs out of the window", `<div style="inline-size: 500px; block-size: 20px"></div>`, /div.* 100 px/],
    ["a picture begins outside the window", `<svg width="50" style="margin-left: -20px"></svg>`, /svg.* 20 px/],
    ["words are cut off by a box", `<p style="${BOX}; overflow: hidden">${LONG}</p>`, /is cut off by p/],
    [
      "a box far around cuts off",
      `<div style="${BOX}; overflow: clip"><p><b>${LONG}</b></p></div>`,
      /is cut off by div/,
    ],
    [
      "the second line is cut off",
      `<p style="inline-size: 200px; block-size: 24px; overflow: hidden">${LONG}</p>`,
      /below/,
    ],
    ["words run out of a button", `<button style="${BOX}">${LONG}</button>`, /runs out of button/],
    [
      "words run out below a tag",
      `<p style="inline-size: 90px; block-size: 20px; background: red">${LONG}</p>`,
      /out of p/,
    ],
    ["a placeholder is cut off", `<input style="inline-size: 90px" placeholder="${LONG}">`, /is cut off by input/],
    [
      "what is skipped until it is near holds it",
      `<div style="block-size: 3000px"></div><div style="content-visibility: auto"><p style="${BOX}; overflow: hidden">${LONG}</p></div>`,
      /is cut off by p/,
    ],
  ] as const) {
    test(`${fault}${fault === "words run out of the window" ? "" : " @wide"}`, async ({ page }) => {
      await show(page, body);
      expect(await findCuts(page)).toEqual([expect.stringMatching(expected)]);
    });
  }

  test("nothing is found where it is meant", async ({ page }) => {
    await show(
      page,
      `<p style="${BOX}; overflow: hidden; text-overflow: ellipsis">${LONG}</p>
      <p style="inline-size: 90px; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2">${LONG}</p>
      <ul style="display: flex; overflow-x: auto"><li style="flex: none">${LONG}</li><li style="flex: none">${LONG}</li></ul>
      <div style="position: relative; overflow: clip; block-size: 40px"><p style="position: absolute; left: 100%">${LONG}</p></div>
      <span style="position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; white-space: nowrap">${LONG}</span>
      <p hidden style="inline-size: 900px">${LONG}</p>
      <input style="inline-size: 90px; text-overflow: ellipsis" placeholder="${LONG}">
      <p>${LONG} ${LONG}</p>`,
    );
    expect(await findCuts(page)).toEqual([]);
  });
});

test.describe("language faults are found", () => {
  // The test inserts markup into a page that the store itself never creates.
  test.use({ bypassCSP: true });

  for (const { fault, tag, body, expected } of [
    { fault: "a text is in English", tag: "de-DE", body: "<p>Try again</p>", expected: "untranslated text" },
    {
      fault: "a text with a value is in English",
      tag: "de-DE",
      body: "<p>Store region: Peru</p>",
      expected: "untranslated text",
    },
    {
      fault: "what the publisher says is in English",
      tag: "de-DE",
      body: "<p>Castle sieges</p>",
      expected: "untranslated text",
    },
    {
      fault: "a sentence has no Korean letter",
      tag: "ko-KR",
      body: "<p>So it was said to us</p>",
      expected: "untranslated text",
    },
    { fault: "a name is in English", tag: "th-TH", body: '<img alt="Try again">', expected: "untranslated name" },
    { fault: "a value is missing", tag: "fr-FR", body: "<p>Bonjour, {{name}}</p>", expected: "leftover" },
    { fault: "a text is missing", tag: "fr-FR", body: "<p>searchLabel</p>", expected: "leftover" },
    {
      fault: "an English full stop goes to the left",
      tag: "ar-SA",
      body: "<p>So be it.</p>",
      expected: "mixed direction",
    },
    { fault: "an Arabic one goes to the right", tag: "tr-TR", body: "<p>هذا هو.</p>", expected: "mixed direction" },
    { fault: "letters are not ours", tag: "ru-RU", body: '<p style="font-family: serif">Щука</p>', expected: "font" },
    {
      fault: "words are cut off",
      tag: "vi-VN",
      body: `<p style="${BOX}; overflow: hidden">${LONG}</p>`,
      expected: "cut",
    },
  ] as const) {
    test(`${fault}${fault === "a text is in English" ? "" : " @wide"}`, async ({ page }) => {
      await page.goto(`/coupon?locale=${tag}`);
      await untilHydrated(page);
      await page.evaluate((html) => document.querySelector("main")?.insertAdjacentHTML("beforeend", html), body);
      const found = await findLanguageFaults(page, tag);
      expect(found.map(({ kind }) => kind)).toEqual([expected]);
    });
  }

  test("a page is of another language and direction @wide", async ({ page }) => {
    await page.goto("/coupon?locale=ko-KR");
    await untilHydrated(page);
    const kinds = (await findLanguageFaults(page, "ar-SA")).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["language", "direction"]));
  });

  test("nothing is found where it is meant @wide", async ({ page }) => {
    await page.goto("/coupon?locale=ar-SA");
    await untilHydrated(page);
    await page.evaluate(() =>
      document
        .querySelector("main")
        ?.insertAdjacentHTML(
          "beforeend",
          '<p lang="en" dir="ltr">Try again later, so be it.</p><p style="unicode-bidi: plaintext">TL.</p><p>이름 ABC</p>',
        ),
    );
    expect(await findLanguageFaults(page, "ar-SA")).toEqual([]);
  });
});
