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
import { SCREENS } from "./screens.ts";
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

const OWN_PAGES = ["/library", "/order", "/reward", "/coupon", "/gift", "/mini-game", "/account"];
const MORE_SCREENS: readonly Screen[] = [
  { name: "upcoming games", path: "/?view=upcoming" },
  { name: "a game to pre-install", path: "/game/hoyeon" },
  { name: "a game that is announced", path: "/game/h3" },
  ...OWN_PAGES.map((path) => ({ name: `a player's ${path.slice(1)}`, path, player: "player-kr" })),
  { name: "the form of a review", path: "/game/tl/review", player: "player-kr", prepare: openForm },
  {
    name: "an article being written",
    path: "/game/tl/board/free/write",
    player: "player-kr",
    prepare: (page) => page.locator("[role=textbox][contenteditable]").waitFor(),
  },
  { name: "reports", path: "/reports", player: "moderator-us" },
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
        for (const { name, path, player, prepare } of [...SCREENS, ...MORE_SCREENS] as readonly Screen[]) {
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
