import type { APIRequestContext, Page } from "@playwright/test";
import { ROUTES, type RouteName } from "#core/navigation/route-map.ts";
import { expect, openPage, test } from "./journey.ts";

/** A page of each route, as a guest finds it. */
interface Sample {
  readonly path: string;
  /** Where the page has its one address; at its own if absent, `null` where it is nothing for search engines or links. */
  readonly canonical?: string | null;
  readonly shell?: "launcher" | "chat";
}

const SAMPLES: Readonly<Record<RouteName, Sample>> = {
  root: { path: "/" },
  main: { path: "/main", canonical: "/", shell: "chat" },
  notice: { path: "/notice/tl-storm-festival" },
  game: { path: "/game/tl" },
  gameReview: { path: "/game/tl/review" },
  gameAchievement: { path: "/game/tl/achievement" },
  gameBoardWrite: { path: "/game/tl/board/free/write" },
  gameBoardView: { path: "/game/tl/board/free/view/{article}" },
  gameBoardEdit: { path: "/game/tl/board/free/edit/{article}" },
  gameBoardArticle: {
    path: "/game/tl/board/free/{menu}/{article}",
    canonical: "/game/tl/board/free/view/{article}",
  },
  gameBoard: { path: "/game/tl/board/free" },
  goods: { path: "/goods/tl/tl-deluxe" },
  goodsReview: { path: "/goods/tl/tl-deluxe/review", canonical: "/game/tl/review" },
  bundle: { path: "/bundle/bundle-open-skies" },
  library: { path: "/library" },
  favorite: { path: "/favorite" },
  cart: { path: "/cart" },
  orderResult: { path: "/order/result" },
  orders: { path: "/order" },
  order: { path: "/order/20261121-22222222" },
  download: { path: "/download" },
  coupon: { path: "/coupon" },
  reward: { path: "/reward" },
  gift: { path: "/gift" },
  account: { path: "/account" },
  reports: { path: "/reports", canonical: null },
  player: { path: "/player/player-jp" },
  miniGame: { path: "/mini-game" },
  status: { path: "/status" },
  notFound: { path: "/not-found", canonical: null },
  loading: { path: "/loading" },
  result: { path: "/result" },
  launcherIndex: { path: "/index", canonical: "/home", shell: "launcher" },
  notification: { path: "/notification", shell: "launcher" },
  home: { path: "/home", shell: "launcher" },
  homeLobby: { path: "/home/tl/lobby", shell: "launcher" },
  homeBoardWrite: { path: "/home/tl/board/free/write", canonical: "/game/tl/board/free/write", shell: "launcher" },
  homeBoardView: {
    path: "/home/tl/board/free/view/{article}",
    canonical: "/game/tl/board/free/view/{article}",
    shell: "launcher",
  },
  homeBoardEdit: {
    path: "/home/tl/board/free/edit/{article}",
    canonical: "/game/tl/board/free/edit/{article}",
    shell: "launcher",
  },
  homeBoardArticle: {
    path: "/home/tl/board/free/{menu}/{article}",
    canonical: "/game/tl/board/free/view/{article}",
    shell: "launcher",
  },
  homeBoard: { path: "/home/tl/board/free", canonical: "/game/tl/board/free", shell: "launcher" },
  preHomeLobby: { path: "/prehome/tl/lobby", canonical: "/home/tl/lobby", shell: "launcher" },
  fgt: { path: "/fgt", shell: "launcher" },
  fgtLobby: { path: "/fgt/tl/lobby", canonical: "/home/tl/lobby", shell: "launcher" },
  tool: { path: "/dev/kit", canonical: null },
  toolStage: { path: "/dev/kit/button/stage", canonical: null },
};

/** Answered with 404; the reports are for moderators alone. */
const NOT_FOUND: ReadonlySet<RouteName> = new Set(["notFound", "reports"]);

const HEADERS = {
  launcher: { Cookie: "shell=launcher" },
  chat: { "User-Agent": "Mozilla/5.0 KAKAOTALK 11.0" },
} as const;

/** Names an article of the board that is under one of its menus. */
async function articleOf(request: APIRequestContext): Promise<(path: string) => string> {
  const answer = await request.get("/community/api/games/tl/boards/free/articles");
  const { articles } = (await answer.json()) as { articles: { id: string; menu: string | null }[] };
  const found = articles.find(({ menu }) => menu !== null);
  return (path) => path.replace("{article}", found?.id ?? "none").replace("{menu}", found?.menu ?? "none");
}

async function canonicalAt(request: APIRequestContext, path: string, shell: Sample["shell"]) {
  const headers = shell === undefined ? {} : HEADERS[shell];
  const answer = await request.get(path, { headers, maxRedirects: 0 });
  const html = await answer.text();
  const link = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? null;
  const canonical = link && new URL(link.replaceAll("&amp;", "&")).pathname;
  return { status: answer.status(), location: answer.headers().location ?? null, canonical };
}

for (const name of Object.keys(ROUTES) as RouteName[]) {
  const { path: pattern, canonical = pattern, shell } = SAMPLES[name];

  test(`the page of ${name} has one address, whatever form it is asked for in`, async ({ request, baseURL }) => {
    const named = await articleOf(request);
    const path = named(pattern);
    const address = canonical && named(canonical);
    const page = await canonicalAt(request, path, shell);
    const isMissing = NOT_FOUND.has(name);
    expect(page).toMatchObject({ status: isMissing ? 404 : 200, canonical: address });
    if (path === "/" || isMissing) return;
    for (const other of [`${path}/`, `${path}?ref=a`, `${path}/?ref=a`]) {
      const { status, location, canonical: written } = await canonicalAt(request, other, shell);
      if (status === 200) expect(written, other).toBe(address);
      else expect([status, new URL(location ?? "", "http://store").pathname], other).toEqual([307, path]);
    }
    for (const other of [`/${path}`, `${path}//`, path.toUpperCase()]) {
      const { status, location, canonical: written } = await canonicalAt(request, `${baseURL}${other}`, shell);
      if (status === 200) expect(written, other).toBe(address);
      else expect([307, 308, 404], `${other} ${location}`).toContain(status);
    }
  });
}

/** Addresses that redirect or do not exist, with their final address. */
const LEADING_ELSEWHERE: readonly (readonly [path: string, to: string])[] = [
  ["/main", "/"],
  ["/intro", "/"],
  ["/kr/intro/event", "/"],
  ["/kr/intro/notice", "/notice"],
  ["/kr/intro/notice/tl-storm-festival", "/notice/tl-storm-festival"],
  ["/nowhere", "/not-found"],
  ["/game/tl/unknownmenu", "/not-found"],
  ["/goods/tl/tl-deluxe/unknownmenu", "/not-found"],
  ["/home/tl/lobby", "/not-found"],
];

/** Addresses whose parts do not belong together: they are not found where they are. */
const NOT_TOGETHER = [
  "/game/nogame",
  "/game/lin/board/free/view/{article}",
  "/game/tl/board/guide/view/{article}",
  "/game/tl/board/free/nomenu/{article}",
  "/game/tl/board/free/nomenu",
  "/game/tl/board/nope",
  "/game/tl/board/nope/write",
  "/game/tl/board/nope/edit/{article}",
  "/game/tl/board/free/view/nope",
  "/goods/lin/tl-deluxe",
  "/bundle/tl-deluxe",
  "/notice/nope",
];

const goInside = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, "", to), path);
const missing = (page: Page) => page.getByRole("main").getByText(/^(Page not found|This post is gone)$/);

test("addresses that lead elsewhere do so inside the page as on the server", async ({ page, request }) => {
  for (const [path, to] of LEADING_ELSEWHERE) {
    const { status, location } = await canonicalAt(request, path, undefined);
    expect([status, location], path).toEqual([307, to]);
  }
  await openPage(page, "/cart");
  for (const [path, to] of LEADING_ELSEWHERE) {
    await goInside(page, path);
    await expect(page, path).toHaveURL((url) => url.pathname === to);
    if (to === "/not-found") await expect(missing(page), path).toBeVisible();
    else await expect(missing(page), path).toHaveCount(0);
    await goInside(page, "/cart");
    await expect(missing(page), path).toHaveCount(0);
  }
});

test("content of another game is not found at a game's address, on client-side navigation as on the server", async ({
  page,
  request,
}) => {
  // Requests of the page that are refused.
  const named = await articleOf(request);
  await openPage(page, "/game/tl/board/free");
  for (const path of NOT_TOGETHER.map(named)) {
    expect((await canonicalAt(request, path, undefined)).status, path).toBe(404);
    await goInside(page, path);
    await expect(missing(page), path).toBeVisible();
    await expect(page, path).toHaveURL((url) => url.pathname === path);
    await goInside(page, "/game/tl/board/free");
    await expect(missing(page), path).toHaveCount(0);
  }
});

test("the foot of a page leads to the licences of everything that browsers are sent", async ({ page, request }) => {
  await openPage(page, "/cart");
  const link = page.getByRole("link", { name: "Open source licenses" });
  await link.scrollIntoViewIfNeeded();
  const answer = await request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toContain("text/plain");
  const texts = await answer.text();
  for (const title of ["react-dom", "xstate", "dompurify", "fonts (OFL-1.1)", "icons (ISC, CC0-1.0)"]) {
    expect(texts).toContain(`\n## ${title}`);
  }
});
