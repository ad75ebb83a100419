import type { Browser, Page } from "@playwright/test";
import { LOCALES } from "#locales/manifest.ts";
import { closeByEscape, expect, muteLiveRegions, openPage, signIn, test, untilReacts } from "./journey.ts";

const PAGES = [
  "/",
  "/?view=all",
  "/?view=upcoming",
  "/?view=offers",
  "/?q=blade",
  "/game/tl",
  "/game/nlw",
  "/game/tl/review",
];

interface WireGame {
  readonly title: string;
  readonly gameCode: string;
}
interface WireGoods {
  readonly title: string;
  readonly contentType: string;
  readonly price: { readonly currency: string; readonly list: number; readonly sale: number };
}

/** A price in minor units, as English readers write it. */
function formatPrice({ currency, sale }: WireGoods["price"]): string {
  if (sale === 0) return "Free";
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(sale / 10 ** digits);
}

/** Text of an HTML document with its entities read, so that names can be looked for. */
const readHtml = (html: string) =>
  html.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("<!-- -->", "");

async function openWithoutScripts(browser: Browser, options: Parameters<Browser["newContext"]>[0] = {}): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, ...options });
  return context.newPage();
}

test.describe("the first HTML", () => {
  test("of the index holds the names, prices and pictures of its games", async ({ request, baseURL }) => {
    const html = readHtml(await (await request.get("/")).text());
    const call = async (path: string) => (await request.get(path)).json();
    const { games }: { games: WireGame[] } = await call(
      "/api/store/games?releaseState=launching&stage=launch&sort=popular&limit=12&countryCode=US",
    );
    expect(games.length).toBeGreaterThan(5);
    for (const { title, gameCode } of games) {
      expect(html).toContain(`>${title}<`);
      expect(html).toMatch(new RegExp(`href="/game/${gameCode}"`));
    }
    const { goods }: { goods: WireGoods[] } = await call("/api/store/goods?limit=12&countryCode=US");
    expect(goods.length).toBeGreaterThan(3);
    for (const { title, price } of goods) {
      expect(html).toContain(title);
      expect(html).toContain(formatPrice(price));
    }
    expect(html.match(/<img\b[^>]*\ssrc="\/media\//g)?.length).toBeGreaterThan(20);
    expect(html).not.toMatch(/\$NaN|undefined<|\[object Object\]/);
    expect(baseURL).toBeTruthy();
  });

  test("of a game holds its name, story, editions, prices, reviews and pictures", async ({ request }) => {
    const html = readHtml(await (await request.get("/game/tl")).text());
    const call = async (path: string) => (await request.get(path)).json();
    const game = await call("/api/store/games/tl?countryCode=US");
    expect(html).toMatch(new RegExp(`<h1[^>]*>(?:(?!</h1>).)*<img[^>]*alt="${game.title}"`));
    expect(html).toContain(game.tagline);
    expect(html).toContain(game.developer);
    const { goods }: { goods: WireGoods[] } = await call("/api/store/goods/games/tl?countryCode=US");
    expect(goods.length).toBeGreaterThan(2);
    for (const { title, price } of goods) {
      expect(html).toContain(title);
      expect(html).toContain(formatPrice(price));
    }
    const { reviews } = await call("/api/store/games/tl/reviews?sort=helpful&languagesFirst=en");
    expect(html).toContain(reviews[0].author.nickname);
    const score = await call("/api/store/games/tl/reviews/scores/average");
    expect(html).toContain(score.average.toFixed(1));
    expect(html.match(/<img\b[^>]*\ssrc="\/media\//g)?.length).toBeGreaterThan(3);
  });

  test("has the look of everything it shows, before any script has come, for guests and for players", async ({
    page,
    baseURL,
  }) => {
    /** Class names in the markup without a rule in the styles that the page asks for at once. */
    const findUnstyled = async (path: string): Promise<readonly string[]> => {
      const answer = await page.request.get(path, { headers: { Accept: "text/html" } });
      const html = await answer.text();
      const links = (html.match(/<link[^>]+stylesheet[^>]*>/g) ?? []).map(
        (tag) => /href="([^"]+)"/.exec(tag)?.[1] ?? "",
      );
      const sheets = await Promise.all(links.map(async (link) => (await page.request.get(link)).text()));
      const styles = [...sheets, ...(html.match(/<style[^>]*>[\s\S]*?<\/style>/g) ?? [])].join("");
      expect(styles, path).not.toBe("");
      const markup = html.replaceAll(/<script[\s\S]*?<\/script>/g, "");
      const names = new Set([...markup.matchAll(/ class="([^"]+)"/g)].flatMap(([, value = ""]) => value.split(/\s+/)));
      // The router marks links to the page itself with it.
      names.delete("active");
      return [...names].filter((name) => !styles.includes(`.${name}`));
    };
    const paths = [
      ...["/", "/?view=all", "/?view=offers", "/game/tl", "/game/nlw", "/game/tl/review", "/game/tl/achievement"],
      ...["/game/tl/board/guide", "/game/tl/board/guide/view/tl-1", "/game/tl/board/free/write"],
      ...["/goods/tl/tl-deluxe", "/goods/tl/tl-deluxe/review", "/bundle/bundle-winter-sieges"],
      ...["/notice", "/notice/tl-storm-festival", "/cart", "/order", "/library", "/favorite", "/download", "/coupon"],
      ...["/reward", "/account", "/gift", "/mini-game", "/status", "/player/player-jp", "/notification", "/not-found"],
    ];
    for (const path of paths) expect.soft(await findUnstyled(path), `${path} of a guest`).toEqual([]);
    await page.request.post(`${baseURL}/reference/sign-in`, { data: { userName: "player-kr" } });
    for (const path of paths) expect.soft(await findUnstyled(path), `${path} of a player`).toEqual([]);
  });

  test("is readable without scripts: heading, links and loaded pictures @phone", async ({ browser, baseURL }, info) => {
    const { viewport } = info.project.use;
    const page = await openWithoutScripts(browser, { baseURL: baseURL ?? "", viewport: viewport ?? null });
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Purple game store");
    await page.locator("main a[href='/game/tl']").last().click();
    await expect(page.getByRole("heading", { level: 1, name: "Throne and Liberty" })).toBeVisible();
    const hero = page.locator("[data-hero] img").first();
    await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page
      .getByRole("link", { name: /Reviews/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/game\/tl\/review$/);
    await expect(page.getByRole("article").nth(5)).toBeVisible();
    await page.context().close();
  });
});

test.describe("the metadata in the head of a page", () => {
  const headOf = async (page: Page, path: string) => {
    await page.goto(path);
    return page.evaluate(() => {
      const attribute = (selector: string, name: string) =>
        document.querySelector(selector)?.getAttribute(name) ?? null;
      return {
        title: document.title,
        description: attribute('meta[name="description"]', "content"),
        canonical: attribute('link[rel="canonical"]', "href"),
        alternates: Object.fromEntries(
          [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
            link.getAttribute("hreflang") ?? "",
            link.getAttribute("href") ?? "",
          ]),
        ),
        openGraph: Object.fromEntries(
          [...document.querySelectorAll('meta[property^="og:"]')].map((meta) => [
            meta.getAttribute("property") ?? "",
            meta.getAttribute("content") ?? "",
          ]),
        ),
        robots: attribute('meta[name="robots"]', "content"),
        structuredData: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
          JSON.parse(script.textContent ?? ""),
        ),
      };
    });
  };

  test("title, canonical address, translations and preview of a game", async ({ browser, baseURL, request }) => {
    const origin = baseURL ?? "";
    const page = await openWithoutScripts(browser, { baseURL: origin });
    const head = await headOf(page, "/game/tl?utm_source=mail");
    const game = await (await request.get("/api/store/games/tl?countryCode=US")).json();
    expect(head.title).toContain("Throne and Liberty");
    expect(head.description).toBe(game.shortDescription);
    expect(head.canonical).toBe(`${origin}/game/tl?locale=en-US`);
    expect(head.alternates).toEqual({
      ...Object.fromEntries(LOCALES.map(({ tag }) => [tag, `${origin}/game/tl?locale=${tag}`])),
      "x-default": `${origin}/game/tl`,
    });
    expect(head.openGraph).toMatchObject({
      "og:title": head.title,
      "og:description": game.shortDescription,
      "og:url": `${origin}/game/tl?locale=en-US`,
      "og:locale": "en_US",
    });
    const preview = head.openGraph["og:image"] ?? "";
    expect(preview).toContain(`${origin}/media/`);
    expect((await request.get(preview)).headers()["content-type"]).toMatch(/^image\/(png|jpeg|webp)$/);
    const translated = await headOf(page, "/game/tl?locale=ko-KR");
    expect(translated.canonical).toBe(`${origin}/game/tl?locale=ko-KR`);
    expect(translated.description).not.toBe(head.description);
    await page.context().close();
  });

  test("name, price and rating of the game, as JSON-LD", async ({ browser, baseURL, request }) => {
    const page = await openWithoutScripts(browser, { baseURL: baseURL ?? "" });
    const { structuredData } = await headOf(page, "/game/tl");
    const call = async (path: string) => (await request.get(path)).json();
    const { goods }: { goods: WireGoods[] } = await call("/api/store/goods/games/tl?countryCode=US");
    const score = await call("/api/store/games/tl/reviews/scores/average");
    expect(structuredData).toHaveLength(1);
    const [entry] = structuredData;
    expect([entry["@type"]].flat()).toEqual(expect.arrayContaining(["VideoGame", "Product"]));
    expect(entry).toMatchObject({
      "@context": "https://schema.org",
      name: "Throne and Liberty",
      url: `${baseURL}/game/tl`,
      aggregateRating: { ratingValue: score.average, ratingCount: score.count, bestRating: 5, worstRating: 1 },
    });
    const editions = goods.filter(({ contentType }) => contentType === "EDITION");
    expect(entry.offers).toHaveLength(editions.length);
    for (const [at, { title, price }] of editions.entries()) {
      expect(entry.offers[at]).toMatchObject({ "@type": "Offer", name: title, priceCurrency: price.currency });
      expect(Number(entry.offers[at].price)).toBeCloseTo(price.sale / 100, 5);
      expect(entry.offers[at].availability).toMatch(/^https:\/\/schema\.org\//);
    }
    expect((await headOf(page, "/")).structuredData[0]).toMatchObject({ "@type": "WebSite" });
    await page.context().close();
  });

  test("that pages of endless choices and of nothing are not for search engines", async ({ browser, baseURL }) => {
    const page = await openWithoutScripts(browser, { baseURL: baseURL ?? "" });
    for (const path of ["/?q=blade", "/?genre=mmorpg&sort=title", "/game/nosuchgame", "/not-found"]) {
      expect((await headOf(page, path)).robots, path).toContain("noindex");
    }
    for (const path of ["/", "/?view=all", "/game/tl/review"]) {
      expect((await headOf(page, path)).robots ?? "", path).not.toContain("noindex");
    }
    await page.context().close();
  });
});

test.describe("language and theme", () => {
  const LIGHT_OR_DARK = { light: /^rgb\(2\d\d, 2\d\d, 2\d\d\)$/, dark: /^rgb\(\d{1,2}, \d{1,2}, \d{1,2}\)$/ };

  for (const { theme, locale, language, direction } of [
    { theme: "light", locale: "en-US", language: "en-US", direction: "ltr" },
    { theme: "dark", locale: "ko-KR", language: "ko-KR", direction: "ltr" },
    { theme: "dark", locale: "ja", language: "ja-JP", direction: "ltr" },
    { theme: "light", locale: "ar-SA", language: "ar-SA", direction: "rtl" },
    { theme: "light", locale: "xx-YY", language: "en-US", direction: "ltr" },
  ] as const) {
    test(`are right before any script: ${theme} and ${locale}`, async ({ browser, baseURL }) => {
      const origin = baseURL ?? "";
      const page = await openWithoutScripts(browser, { baseURL: origin, locale });
      await page.context().addCookies([{ name: "theme", value: theme, url: origin }]);
      await page.goto("/");
      const html = page.locator("html");
      await expect(html).toHaveAttribute("lang", language);
      await expect(html).toHaveAttribute("dir", direction);
      await expect(html).toHaveAttribute("data-theme", theme);
      const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      expect(ground).toMatch(LIGHT_OR_DARK[theme]);
      await page.context().close();
    });
  }

  test("follow the address before the cookie", async ({ browser, baseURL }) => {
    const origin = baseURL ?? "";
    const page = await openWithoutScripts(browser, { baseURL: origin, locale: "en-US" });
    await page.context().addCookies([{ name: "theme", value: "light", url: origin }]);
    await page.goto("/game/tl?theme=dark&locale=ko-KR");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.locator("html")).toHaveAttribute("lang", "ko-KR");
    await page.context().close();
  });
});

test.describe("hydration", () => {
  /** Most that may move, as the browser counts it: a font that arrives may widen a word by a pixel, nothing more. */
  const MAX_SHIFT = 0.005;

  /** Everything the page shifts from its first moment on. */
  const watchShifts = (page: Page) =>
    page.addInitScript(() => {
      const shifts: { value: number; what: string }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources?: { node?: Node }[];
        })[]) {
          const nodes = (entry.sources ?? []).map(({ node }) => (node instanceof Element ? node.outerHTML : "text"));
          shifts.push({ value: entry.value, what: nodes.join(" | ").slice(0, 300) });
        }
      }).observe({ type: "layout-shift", buffered: true });
    });

  for (const path of PAGES) {
    test(`of ${path} asks the publisher for nothing, prints nothing and does not shift @phone`, async ({ page }) => {
      const calls: string[] = [];
      page.on("request", (request) => {
        if (["fetch", "xhr", "eventsource", "websocket"].includes(request.resourceType())) calls.push(request.url());
      });
      await watchShifts(page);
      await page.goto(path, { waitUntil: "networkidle" });
      await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
      expect(calls).toEqual([]);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number }[] }).shifts);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT);
    });
  }

  test("knows the player without asking again", async ({ page }) => {
    await muteLiveRegions(page);
    await signIn(page, "player-jp", "/game/lmj");
    const calls: string[] = [];
    page.on("request", (request) => {
      const isAsking = ["fetch", "xhr"].includes(request.resourceType()) && request.method() === "GET";
      if (isAsking) calls.push(request.url());
    });
    await page.goto("/game/lmj", { waitUntil: "networkidle" });
    await expect(page.getByRole("button", { name: /^Account:/ })).toBeVisible();
    // Personal data is requested once the page is idle.
    const DEFERRED_CALLS = /\/api\/store\/(cart|favorites|rewards|gifts)$|\/notification\/api\/|\/assets\/bell-/;
    expect(calls.filter((call) => !DEFERRED_CALLS.test(call))).toEqual([]);
  });

  test("does what was pressed before the page could react", async ({ page }) => {
    const pressed = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await page.goto("/game/tl", { waitUntil: "commit" });
    await page.getByRole("button", { name: "Choose language" }).first().click();
    await expect(page.getByRole("menu", { name: "Choose language" })).toBeHidden();
    pressed.resolve();
    await expect(page.getByRole("menu", { name: "Choose language" })).toBeVisible();
  });

  test("searches for what was typed before the page could react", async ({ page }) => {
    const typed = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await typed.promise;
      await route.continue();
    });
    await page.goto("/game/tl", { waitUntil: "commit" });
    const search = page.getByRole("combobox", { name: "Search" });
    await search.fill("lineage");
    typed.resolve();
    await untilReacts(page.getByRole("button", { name: "Choose language" }).first());
    await search.press("Enter");
    await expect(page).toHaveURL(/q=lineage/);
  });

  test("makes a page that reacts: the menu opens, the address is the router's", async ({ page }) => {
    await openPage(page, "/game/tl");
    await page.getByRole("button", { name: "Choose language" }).first().click();
    await expect(page.getByRole("menu", { name: "Choose language" })).toBeVisible();
    await closeByEscape(page);
    await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
    await page
      .getByRole("link", { name: /^Reviews/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/game\/tl\/review$/);
    expect(await page.evaluate(() => "isTheSameDocument" in window)).toBe(true);
  });
});
