import type { Page } from "@playwright/test";
import { isTextFile } from "./built-code.ts";
import { createPlayer, expect, openPage, signIn, test, untilIdle, untilQuiet, untilReacts } from "./journey.ts";
import { SCREENS } from "./screens.ts";

/** The pages that `npm test` tries. */
const GATE_PAGES: readonly string[] = ["/", "/game/tl"];
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

test("the first HTML is readable without scripts: heading, links, loaded pictures and the ground of its theme @phone", async ({
  openOther,
  viewport,
}) => {
  const page = await openOther({ javaScriptEnabled: false, viewport });
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
  for (const [theme, ground] of [
    ["light", /^rgb\(2\d\d, 2\d\d, 2\d\d\)$/],
    ["dark", /^rgb\(\d{1,2}, \d{1,2}, \d{1,2}\)$/],
  ] as const) {
    await page.goto(`/?theme=${theme}`);
    await expect(page.locator("html")).toHaveCSS("background-color", ground);
  }
});

test.describe("hydration", () => {
  /** Most that may move, as the browser counts it: a font that arrives may widen a word by a pixel, nothing more. */
  const MAX_SHIFT = 0.005;

  /** Most files of code until a page is idle. */
  const MAX_CODE_FILES = 30;

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
          const nodes = (entry.sources ?? []).map(({ node }) =>
            node instanceof Element ? node.outerHTML : `“${node?.textContent}” in ${node?.parentElement?.outerHTML}`,
          );
          shifts.push({ value: entry.value, what: nodes.join(" | ").slice(0, 300) });
        }
      }).observe({ type: "layout-shift", buffered: true });
    });

  /** Guests share pages for up to half an hour, and ask again for what is too old in them: waits for a new one. */
  const renewSharedPage = (page: Page, path: string) =>
    expect
      .poll(async () => {
        const html = await (await page.request.get(path, { headers: { "Accept-Language": "en-US" } })).text();
        const times = [...html.matchAll(/dataUpdatedAt\W+(\d+)/g)].map(([, time]) => Number(time));
        return Date.now() - Math.min(...times);
      })
      .toBeLessThan(10_000);

  async function expectStill(page: Page, note: string) {
    const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number }[] }).shifts);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, `${note}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MAX_SHIFT);
  }

  for (const like of [undefined, "player-kr"])
    test(`moves nothing on any screen, for ${like ?? "a guest"} @phone @wide`, async ({ page }) => {
      test.slow();
      if (like !== undefined) await createPlayer(page.request, { like });
      await watchShifts(page);
      for (const { name, path } of SCREENS) {
        await page.goto(path, { waitUntil: "domcontentloaded" });
        await untilQuiet(page);
        await expectStill(page, name);
      }
    });

  for (const path of PAGES) {
    test(`of ${path} asks the publisher for nothing, prints nothing and does not shift, with its letters or without @phone ${GATE_PAGES.includes(path) ? "" : "@wide"}`, async ({
      page,
    }) => {
      const calls: string[] = [];
      page.on("request", (request) => {
        if (["fetch", "xhr", "eventsource", "websocket"].includes(request.resourceType())) calls.push(request.url());
      });
      await watchShifts(page);
      const look = async (letters: string) => {
        await renewSharedPage(page, path);
        await openPage(page, path);
        await untilIdle(page);
        await page.evaluate(() => document.fonts.ready);
        await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
        expect(calls).toEqual([]);
        await expectStill(page, letters);
      };
      await page.route("**/*.woff2", (route) => route.abort());
      await look("without its letters");
      await page.unroute("**/*.woff2");
      await look("with letters that come");
    });
  }

  test("knows the player without asking again, and is complete after few requests", async ({ page }) => {
    await signIn(page, "player-jp", "/game/lmj");
    const calls: string[] = [];
    const code: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (request.resourceType() === "script" && !isTextFile(pathname)) code.push(pathname);
      const isAsking = ["fetch", "xhr"].includes(request.resourceType()) && request.method() === "GET";
      if (isAsking) calls.push(request.url());
    });
    await openPage(page, "/game/lmj");
    await untilIdle(page);
    await expect(page.getByRole("button", { name: /^Account:/ })).toBeVisible();
    // Personal data is requested once the page is idle.
    const DEFERRED_CALLS = /\/api\/store\/(cart|favorites|rewards|gifts)$|\/notification\/api\/|\/assets\/bell-/;
    expect(calls.filter((call) => !DEFERRED_CALLS.test(call))).toEqual([]);
    expect(code.length, code.join("\n")).toBeLessThanOrEqual(MAX_CODE_FILES);
  });

  /** The page before its scripts; the result lets them come. */
  async function openBeforeScripts(page: Page, path: string, like?: string) {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await promise;
      await route.continue();
    });
    if (like !== undefined) await createPlayer(page.request, { like });
    await page.goto(path, { waitUntil: "commit" });
    return resolve;
  }

  const main = (page: Page) => page.getByRole("main");
  interface EarlyPress {
    readonly path: string;
    readonly like?: string;
    readonly press: (page: Page) => Promise<unknown>;
    /** What a press does, and a second one would undo or repeat. */
    readonly effect: (page: Page) => Promise<void>;
  }
  const EARLY_PRESSES: readonly EarlyPress[] = [
    {
      path: "/game/tl",
      press: (page) => page.getByRole("button", { name: "Choose language" }).first().click(),
      effect: (page) => expect(page.getByRole("menu", { name: "Choose language" })).toBeVisible(),
    },
    {
      path: "/",
      press: (page) => page.getByRole("button", { name: "Switch to dark mode" }).first().click(),
      effect: (page) => expect(page.locator("html")).toHaveAttribute("data-theme", "dark"),
    },
    {
      path: "/?view=all",
      press: (page) => main(page).getByRole("checkbox", { name: /^Free/ }).check(),
      effect: (page) => expect(page).toHaveURL(/[?&]price=free/),
    },
    {
      path: "/?view=offers",
      press: (page) => main(page).getByRole("combobox").first().selectOption({ index: 1 }),
      effect: (page) => expect(page).toHaveURL(/view=offers&/),
    },
    {
      path: "/goods/tl/tl-deluxe",
      press: (page) => main(page).getByRole("button", { name: "Add to cart" }).first().click(),
      effect: (page) => expect(main(page).getByRole("link", { name: "In your cart" })).toBeVisible(),
    },
    {
      path: "/game/tl/board/guide",
      press: async (page) => {
        await main(page).getByRole("searchbox").fill("castle");
        await main(page).getByRole("button", { name: "Search" }).click();
      },
      effect: (page) => expect(page).toHaveURL(/[?&]q=castle/),
    },
    {
      path: "/game/tl/board/guide/view/tl-1",
      like: "player-kr",
      press: async (page) => {
        await main(page).getByRole("textbox").first().fill("Storms and castles");
        await main(page).getByRole("button", { name: "Post" }).click();
      },
      effect: (page) => expect(main(page).getByText("Storms and castles")).toHaveCount(1),
    },
    {
      path: "/game/tl/review",
      like: "player-kr",
      press: (page) => main(page).getByRole("button", { name: "Helpful" }).first().click(),
      effect: (page) =>
        expect(main(page).getByRole("button", { name: "Helpful" }).first()).toHaveAttribute("aria-pressed", "true"),
    },
    {
      path: "/library",
      like: "player-kr",
      press: (page) => main(page).getByRole("button", { name: "Hide Lineage II" }).click(),
      effect: (page) => expect(main(page).getByRole("button", { name: "Hide Lineage II" })).toBeHidden(),
    },
    {
      path: "/account",
      like: "player-kr",
      press: (page) => page.getByRole("button", { name: /^Account:/ }).click(),
      effect: (page) => expect(page.getByRole("menu")).toBeVisible(),
    },
    {
      path: "/coupon",
      like: "player-kr",
      press: async (page) => {
        await main(page).getByRole("textbox").fill("NO-SUCH-CODE");
        await main(page).getByRole("button", { name: "Redeem" }).click();
      },
      effect: (page) => expect(main(page).getByRole("textbox")).toHaveAttribute("aria-invalid", "true"),
    },
  ];
  for (const [index, { path, like, press, effect }] of EARLY_PRESSES.entries())
    test(`does once what was pressed on ${path} before the page could react ${index === 0 ? "" : "@wide"}`, async ({
      page,
    }) => {
      const release = await openBeforeScripts(page, path, like);
      await press(page);
      release();
      await effect(page);
      // A second time would have come by now.
      await untilIdle(page);
      await effect(page);
    });

  test("leaves a player where they have scrolled before the page could react", async ({ page }) => {
    const release = await openBeforeScripts(page, "/game/tl/review");
    await page.locator("footer").waitFor();
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
    release();
    await untilIdle(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(500);
  });

  test("searches for what was typed before the page could react", async ({ page }) => {
    const release = await openBeforeScripts(page, "/game/tl");
    const search = page.getByRole("combobox", { name: "Search" });
    await search.fill("lineage");
    release();
    await untilReacts(page.getByRole("button", { name: "Choose language" }).first());
    await search.press("Enter");
    await expect(page).toHaveURL(/q=lineage/);
  });
});
