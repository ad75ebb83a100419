/**
 * Takes pictures of every screen, to be looked at: `node tests/journeys/take-pictures.ts <folder>`. With `--readme` it
 * also takes the picture the README shows. Needs a build (`npm run build`).
 */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { showSkippedParts } from "../support/find-cuts.ts";
import { startStore } from "../support/start-store.ts";
import { BROWSER_WITH_TEST_TOOLS } from "../support/test-tools.ts";
import { untilHydrated, untilQuiet } from "./visit.ts";

const README_PICTURE = join(import.meta.dirname, "pictures/store-index.webp");
const README_SIZE = { width: 1440, height: 1600 };

const WIDTHS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const THEMES = ["light", "dark"] as const;
const LOCALES = ["en-US", "ko-KR", "ar-SA"] as const;

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly player?: string;
  /** Brings the page into the state to be seen. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const openForm = async (page: Page) => {
  await untilHydrated(page);
  await page.locator("#reviews").getByRole("button").first().click();
  await page.locator("textarea").waitFor();
};

const SCREENS: readonly Screen[] = [
  { name: "index", path: "/" },
  { name: "all-games", path: "/?view=all" },
  { name: "upcoming", path: "/?view=upcoming" },
  { name: "offers", path: "/?view=offers" },
  { name: "search", path: "/?q=lineage" },
  { name: "nothing-found", path: "/?q=xqzvwj" },
  { name: "game-launched", path: "/game/tl" },
  { name: "game-countdown", path: "/game/nlw" },
  { name: "game-pre-install", path: "/game/hoyeon" },
  { name: "game-teaser", path: "/game/h3" },
  { name: "game-elsewhere", path: "/game/lmj" },
  { name: "reviews", path: "/game/tl/review" },
  { name: "review-form", path: "/game/tl/review", player: "player-kr", prepare: openForm },
  { name: "board", path: "/game/tl/board/guide" },
  { name: "article", path: "/game/tl/board/guide/view/tl-1", player: "player-kr" },
  {
    name: "write",
    path: "/game/tl/board/free/write",
    player: "player-kr",
    prepare: (page) => page.locator("[role=textbox][contenteditable]").waitFor(),
  },
  { name: "news", path: "/notice" },
  { name: "notice", path: "/notice/tl-storm-festival" },
  { name: "house-rules", path: "/notice?board=rules" },
  { name: "library", path: "/library", player: "player-kr" },
  { name: "rewards", path: "/reward", player: "player-kr" },
  { name: "coupons", path: "/coupon", player: "player-kr" },
  { name: "status", path: "/status" },
  { name: "gifts", path: "/gift", player: "player-kr" },
  { name: "mini-game", path: "/mini-game", player: "player-kr" },
  { name: "download", path: "/download" },
  { name: "account", path: "/account", player: "player-kr" },
  { name: "reports", path: "/reports", player: "moderator-us" },
  { name: "orders", path: "/order", player: "player-kr" },
  { name: "sign-in", path: "/login" },
  { name: "register", path: "/register" },
  { name: "not-found", path: "/not-found" },
];

async function openContext(
  browser: Browser,
  origin: string,
  look: { readonly theme: string; readonly locale: string; readonly width: keyof typeof WIDTHS },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    storageState: BROWSER_WITH_TEST_TOOLS,
    viewport: WIDTHS[look.width],
    deviceScaleFactor: look.width === "phone" ? 2 : 1,
    isMobile: look.width === "phone",
    hasTouch: look.width === "phone",
    reducedMotion: "reduce",
  });
  await context.addCookies([
    { name: "theme", value: look.theme, url: origin },
    { name: "locale", value: look.locale, url: origin },
  ]);
  return context;
}

/** Renders the page below the first view and loads its pictures. */
async function loadWholePage(page: Page): Promise<void> {
  await page.evaluate(showSkippedParts);
  await page.evaluate(async () => {
    // Lazy sections load when they come near the viewport.
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
    scrollTo(0, 0);
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

async function takeScreens(browser: Browser, origin: string, folder: string): Promise<void> {
  for (const width of ["desktop", "phone"] as const) {
    for (const theme of THEMES) {
      for (const locale of LOCALES) {
        const look = { theme, locale, width };
        const target = join(folder, `${width}-${theme}-${locale}`);
        await mkdir(target, { recursive: true });
        for (const { name, path, player, prepare } of SCREENS) {
          const context = await openContext(browser, origin, look);
          const page = await context.newPage();
          if (player !== undefined) await page.request.post("/reference/sign-in", { data: { userName: player } });
          await page.goto(path);
          await untilQuiet(page);
          await prepare?.(page);
          await loadWholePage(page);
          await page.screenshot({ path: join(target, `${name}.png`), fullPage: true });
          await context.close();
        }
        process.stdout.write(`${target}\n`);
      }
    }
  }
}

async function takeReadmePicture(browser: Browser, origin: string): Promise<void> {
  const context = await openContext(browser, origin, { theme: "dark", locale: "en-US", width: "desktop" });
  const page = await context.newPage();
  await page.setViewportSize(README_SIZE);
  await page.goto("/");
  await untilQuiet(page);
  await loadWholePage(page);
  const png = await page.screenshot();
  await mkdir(join(README_PICTURE, ".."), { recursive: true });
  await sharp(png).webp({ quality: 82, effort: 6 }).toFile(README_PICTURE);
  await context.close();
  process.stdout.write(`${README_PICTURE}\n`);
}

const [folder = "", flag] = process.argv.slice(2);
if (folder === "") {
  process.stderr.write("usage: node tests/journeys/take-pictures.ts <folder> [--readme]\n");
  process.exit(1);
}
const dataDirectory = await mkdtemp(join(tmpdir(), "store-pictures-"));
const store = await startStore({ DATA_DIR: dataDirectory, LOG_LEVEL: "warn" });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});
try {
  if (flag === "--readme" || folder === "--readme") await takeReadmePicture(browser, store.origin);
  if (folder !== "--readme") await takeScreens(browser, store.origin, folder);
} finally {
  await browser.close();
  await store.stop();
  await rm(dataDirectory, { recursive: true, force: true });
}
