/**
 * Walks the main screens in every language, on a phone and wide, and reports overflowing and untranslated texts: `npm
 * run locales -- <folder> [tag …]`. Needs a build (`npm run build`). The folder gets a page with a picture of each
 * screen; the texts themselves are checked by the tests beside this file, and a few screens of every language by a
 * journey. Exits with 1 if it finds faults.
 */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { LOCALES } from "#locales/manifest.ts";
import { muteLiveRegions, untilHydrated } from "../journeys/visit.ts";
import { startStore } from "../support/start-store.ts";
import { findLanguageFaults, type LanguageFault } from "./find-language-faults.ts";

const WIDTHS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
const SCREENS = {
  index: "/",
  offers: "/?view=offers",
  game: "/game/tl",
  reviews: "/game/tl/review",
  board: "/game/tl/board/guide",
  goods: "/goods/tl/tl-deluxe",
  news: "/notice",
  cart: "/cart",
  download: "/download",
  coupons: "/coupon",
  account: "/account",
} as const;
interface Card {
  readonly tag: string;
  readonly screen: string;
  readonly width: keyof typeof WIDTHS;
  readonly picture: string;
  readonly findings: readonly LanguageFault[];
}

async function look(page: Page, card: Omit<Card, "findings">, folder: string): Promise<Card> {
  await page.goto(SCREENS[card.screen as keyof typeof SCREENS]);
  await untilHydrated(page);
  const findings = await findLanguageFaults(page, card.tag);
  await page.screenshot({ path: join(folder, card.picture), fullPage: true });
  return { ...card, findings };
}

async function walk(browser: Browser, origin: string, folder: string, tags: readonly string[]): Promise<Card[]> {
  const cards: Card[] = [];
  for (const tag of tags) {
    for (const width of Object.keys(WIDTHS) as (keyof typeof WIDTHS)[]) {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: WIDTHS[width],
        isMobile: width === "phone",
        hasTouch: width === "phone",
        reducedMotion: "reduce",
      });
      await context.addCookies([{ name: "locale", value: tag, url: origin }]);
      await muteLiveRegions(context);
      const page = await context.newPage();
      for (const screen of Object.keys(SCREENS)) {
        cards.push(await look(page, { tag, screen, width, picture: `${tag}-${screen}-${width}.png` }, folder));
      }
      await context.close();
    }
    const found = cards.filter((card) => card.tag === tag).flatMap(({ findings }) => findings).length;
    process.stdout.write(`${tag}  ${found === 0 ? "clean" : `${found} to look at`}\n`);
  }
  return cards;
}

const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function pageOf(cards: readonly Card[]): string {
  const figures = cards.map(({ tag, screen, width, picture, findings }) => {
    const list = findings.map(({ kind, words }) => `<li><b>${kind}</b> ${escapeHtml(words)}</li>`).join("");
    return `<figure><img src="${picture}" loading="lazy" alt="" width="240"><figcaption><h2>${tag} · ${screen} · ${width}</h2><ul>${list}</ul></figcaption></figure>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Languages</title><style>body{font:14px system-ui;display:flex;flex-wrap:wrap;gap:16px}figure{margin:0;width:240px}h2{font-size:14px}img{border:1px solid #ccc;max-height:520px;object-fit:cover;object-position:top}</style>${figures.join("\n")}</html>\n`;
}

const [folder = "", ...chosen] = process.argv.slice(2);
if (folder === "") {
  process.stderr.write("usage: npm run locales -- <folder> [tag …]\n");
  process.exit(1);
}
const dataDirectory = await mkdtemp(join(tmpdir(), "store-locales-"));
const store = await startStore({ DATA_DIR: dataDirectory, LOG_LEVEL: "warn" });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  await mkdir(folder, { recursive: true });
  const tags = LOCALES.map(({ tag }) => tag).filter((tag) => chosen.length === 0 || chosen.includes(tag));
  const cards = await walk(browser, store.origin, folder, tags);
  await writeFile(join(folder, "index.html"), pageOf(cards));
  process.exitCode = cards.every(({ findings }) => findings.length === 0) ? 0 : 1;
} finally {
  await browser.close();
  await store.stop();
  await rm(dataDirectory, { recursive: true, force: true });
}
