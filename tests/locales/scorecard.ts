/**
 * Walks the main screens in every language, on a phone and wide, and says what does not fit or was not translated:
 * `npm run locales -- <folder> [tag …]`. Needs a build (`npm run build`). The folder gets a page with a picture of each screen;
 * the texts themselves are checked by the tests beside this file. Ends with 1 where anything was found.
 */
import { readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { FALLBACK_LOCALE, LOCALES } from "#locales/manifest.ts";
import { quietenNews, untilHydrated } from "../journeys/visit.ts";
import { startStore } from "../support/start-store.ts";

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
/** Shorter texts are too often the same in two languages, e.g. "Filter". */
const SHORTEST_SENTENCE = 12;

interface Finding {
  readonly kind: "overflow" | "cut text" | "direction" | "untranslated text" | "untranslated name";
  readonly words: string;
}
interface Card {
  readonly tag: string;
  readonly screen: string;
  readonly width: keyof typeof WIDTHS;
  readonly picture: string;
  readonly findings: readonly Finding[];
}

const localesFolder = join(import.meta.dirname, "../../locales");

function textsOf(tag: string): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(join(localesFolder, tag)).flatMap((file) =>
      Object.entries<string>(JSON.parse(readFileSync(join(localesFolder, tag, file), "utf8"))).map(
        ([key, text]) => [`${file} ${key}`, text] as const,
      ),
    ),
  );
}

/** English texts that a language says in other words, so that they are a mistake wherever they show. */
function foreignTextsFor(tag: string): string[] {
  const own = textsOf(tag);
  const ownTexts = new Set(own.values());
  return [...textsOf(FALLBACK_LOCALE)]
    .filter(([key, text]) => text.length >= SHORTEST_SENTENCE && !text.includes("{{") && own.get(key) !== text)
    .map(([, text]) => text)
    .filter((text) => !ownTexts.has(text));
}

/** What is wrong with the page as it stands; runs in the browser. */
function inspect({ foreign, direction }: { foreign: readonly string[]; direction: string }): Finding[] {
  const found: Finding[] = [];
  const known = new Set(foreign);
  const root = document.documentElement;
  if (root.dir !== direction) found.push({ kind: "direction", words: `${root.dir} instead of ${direction}` });
  if (root.scrollWidth > root.clientWidth) found.push({ kind: "overflow", words: `${root.scrollWidth} px wide` });
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    const name = element.getAttribute("aria-label") ?? element.getAttribute("title") ?? "";
    if (known.has(name.trim())) found.push({ kind: "untranslated name", words: name });
    const words = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent?.trim() ?? "")
      .join(" ")
      .trim();
    if (words === "") continue;
    if (known.has(words)) found.push({ kind: "untranslated text", words });
    const { overflowX, textOverflow, visibility } = getComputedStyle(element);
    const isHidden = visibility === "hidden" || element.clientWidth <= 1;
    const isCut = /hidden|clip/.test(overflowX) && textOverflow !== "ellipsis";
    if (isCut && !isHidden && element.scrollWidth > element.clientWidth + 1) found.push({ kind: "cut text", words });
  }
  return found;
}

async function look(page: Page, card: Omit<Card, "findings">, folder: string): Promise<Card> {
  const entry = LOCALES.find(({ tag }) => tag === card.tag);
  await page.goto(SCREENS[card.screen as keyof typeof SCREENS]);
  await untilHydrated(page);
  await page.evaluate(() => document.fonts.ready);
  const foreign = card.tag === FALLBACK_LOCALE ? [] : foreignTextsFor(card.tag);
  const findings = await page.evaluate(inspect, { foreign, direction: entry?.direction ?? "ltr" });
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
      await quietenNews(context);
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
