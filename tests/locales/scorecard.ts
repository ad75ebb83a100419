/**
 * Walks the main screens in every language, on a phone and wide, and reports overflowing and untranslated texts: `npm
 * run locales -- <folder> [tag …]`. Needs a build (`npm run build`). The folder gets a page with a picture of each
 * screen, which shows the key, the English and the translation of each text under the pointer, and for each language a
 * list of its texts with the screens that have them. The texts themselves are checked by the tests beside this file, and
 * a few screens of every language by a journey. Exits with 1 if it finds faults.
 */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { LOCALES } from "#locales/manifest.ts";
import { untilHydrated } from "../journeys/visit.ts";
import { startStore } from "../support/start-store.ts";
import { BROWSER_WITH_TEST_TOOLS } from "../support/test-tools.ts";
import { findLanguageFaults } from "./find-language-faults.ts";
import { createTextFinder, findTexts, knownTexts } from "./find-texts.ts";
import { type Card, indexPageOf, screenPageOf, textsPageOf } from "./scorecard-pages.ts";

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
  search: "/?q=siege",
  bundle: "/bundle/bundle-winter-sieges",
  article: "/game/tl/board/guide/view/tl-1",
  status: "/status",
  "profile of a player": "/player/player-jp",
  "not found": "/not-found",
} as const;
/** Screens of a player who is signed in and owns something. */
const SCREENS_OF_PLAYER = {
  "own index": "/",
  "own cart": "/cart",
  library: "/library",
  orders: "/order",
  gifts: "/gift",
  "own coupons": "/coupon",
  rewards: "/reward",
  favorites: "/favorite",
  "mini game": "/mini-game",
  "own account": "/account",
  writing: "/game/tl/board/guide/write",
} as const;
const PLAYER = "player-kr";

const [folder = "", ...chosen] = process.argv.slice(2);
if (folder === "") {
  process.stderr.write("usage: npm run locales -- <folder> [tag …]\n");
  process.exit(1);
}

type Width = Card["width"];

async function look(page: Page, path: string, card: Pick<Card, "tag" | "screen" | "width">): Promise<Card> {
  await page.goto(path);
  await untilHydrated(page);
  const findings = await findLanguageFaults(page, card.tag);
  const file = `${card.tag}-${card.screen.replaceAll(" ", "-")}-${card.width}`;
  await page.screenshot({ path: join(folder, `${file}.png`), fullPage: true });
  const seen = await findTexts(page, createTextFinder(knownTexts(card.tag)));
  const done = { ...card, file, findings, seen };
  await writeFile(join(folder, `${file}.html`), screenPageOf(done));
  return done;
}

async function walkAt(browser: Browser, origin: string, tag: string, width: Width): Promise<Card[]> {
  const context = await browser.newContext({
    baseURL: origin,
    storageState: BROWSER_WITH_TEST_TOOLS,
    viewport: WIDTHS[width],
    isMobile: width === "phone",
    hasTouch: width === "phone",
    reducedMotion: "reduce",
  });
  await context.addCookies([{ name: "locale", value: tag, url: origin }]);
  const page = await context.newPage();
  const cards: Card[] = [];
  for (const [screen, path] of Object.entries(SCREENS)) cards.push(await look(page, path, { tag, screen, width }));
  await context.request.post("/reference/sign-in", { data: { userName: PLAYER } });
  for (const [screen, path] of Object.entries(SCREENS_OF_PLAYER)) {
    cards.push(await look(page, path, { tag, screen, width }));
  }
  await context.close();
  return cards;
}

async function walk(browser: Browser, origin: string, tags: readonly string[]): Promise<Card[]> {
  const cards: Card[] = [];
  for (const tag of tags) {
    const own = [...(await walkAt(browser, origin, tag, "phone")), ...(await walkAt(browser, origin, tag, "desktop"))];
    await writeFile(join(folder, `${tag}-texts.html`), textsPageOf(tag, own));
    const found = own.flatMap(({ findings }) => findings).length;
    process.stdout.write(`${tag}  ${found === 0 ? "clean" : `${found} to look at`}\n`);
    cards.push(...own);
  }
  return cards;
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
  const cards = await walk(browser, store.origin, tags);
  await writeFile(join(folder, "index.html"), indexPageOf(cards));
  process.exitCode = cards.every(({ findings }) => findings.length === 0) ? 0 : 1;
} finally {
  await browser.close();
  await store.stop();
  await rm(dataDirectory, { recursive: true, force: true });
}
