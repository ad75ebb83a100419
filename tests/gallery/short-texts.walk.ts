import type { Page } from "@playwright/test";
import { LOCALES } from "#locales/manifest.ts";
import { type ShortKind, shortTexts } from "../locales/texts-by-kind.ts";
import { expect, test, waitForLetters } from "./stage.ts";

/** The component that shows the texts of each kind, and how many lines they may take on the narrowest phone. */
const ROOM: Readonly<
  Record<ShortKind, { readonly specimen: string; readonly sample: string; readonly lines: number }>
> = {
  button: { specimen: "button", sample: "button", lines: 2 },
  badge: { specimen: "badge", sample: "[data-tone]", lines: 1 },
  tab: { specimen: "tabs", sample: "nav a", lines: 1 },
};

/** Puts each text into a copy of the sample, as wide as the page of a narrow phone, and names those without room. */
function textsWithoutRoom(
  page: Page,
  texts: readonly (readonly [string, string])[],
  { sample, lines }: { readonly sample: string; readonly lines: number },
): Promise<readonly string[]> {
  return page.evaluate(
    ([all, selector, most]) => {
      const first = document.querySelector<HTMLElement>(`[data-specimen] ${selector}`);
      if (first === null) throw new Error(`there is no ${selector}`);
      const stage = first.closest("[data-specimen]");
      const copy = first.cloneNode(true) as HTMLElement;
      const line = document.createElement("div");
      line.append(copy);
      stage?.replaceChildren(line);
      /** The text within it; icons and numbers stay. */
      const words = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT).nextNode();
      if (words === null) throw new Error(`${selector} has no text`);
      return all.flatMap(([name, text]) => {
        words.textContent = text;
        const range = document.createRange();
        range.selectNodeContents(words);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        const isCut = copy.scrollWidth > copy.clientWidth + 1 || line.scrollWidth > line.clientWidth + 1;
        return isCut || tops.size > most ? [`${name}: ${text} (${isCut ? "cut" : `${tops.size} lines`})`] : [];
      });
    },
    [texts, sample, lines] as const,
  );
}

/** The language of the source, one of long words, and one that is written from the right: `npm test` walks these. */
const ALWAYS = ["en-US", "de-DE", "ar-SA"];

for (const { tag } of LOCALES) {
  const tier = ALWAYS.includes(tag) ? {} : { tag: "@wide" };
  test(
    `buttons, badges and tabs have room for their texts on the narrowest phone, in ${tag}`,
    tier,
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL: baseURL ?? "", viewport: { width: 320, height: 600 } });
      const page = await context.newPage();
      await waitForLetters(page);
      await page.goto(`/dev/kit/-/stage?locale=${tag}`);
      await page.getByText("There is no component").waitFor();
      for (const kind of Object.keys(ROOM) as ShortKind[]) {
        const room = ROOM[kind];
        await page.evaluate(
          (path) => history.pushState(null, "", path),
          `/dev/kit/${room.specimen}/stage?locale=${tag}`,
        );
        await page.locator(`[data-stage="${room.specimen}"]`).waitFor({ state: "attached" });
        await page.evaluate(() => document.fonts.ready);
        const texts = shortTexts(tag, kind);
        expect(texts.length, kind).toBeGreaterThan(4);
        expect.soft(await textsWithoutRoom(page, texts, room), kind).toEqual([]);
      }
      await context.close();
    },
  );
}
