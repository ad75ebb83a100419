import { beforeAll, describe, expect, it } from "vitest";
import { ROUTES, type RouteName } from "#core/navigation/route-map.ts";
import { LEADING_ELSEWHERE, NEEDING_A_CREDENTIAL, NOT_TOGETHER } from "../../support/odd-addresses.ts";
import { TEST_TOOLS } from "../../support/test-tools.ts";
import { canonicalOf, openAs, servePages } from "./visit-pages.ts";

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

const pages = servePages();

/** Fills in an article of the board that is under one of its menus. */
let named: (path: string) => string;
beforeAll(async () => {
  const { articles } = await pages.call<{ articles: { id: string; menu: string | null }[] }>(
    "/community/api/games/tl/boards/free/articles",
  );
  const found = articles.find(({ menu }) => menu !== null);
  named = (path) => path.replace("{article}", found?.id ?? "none").replace("{menu}", found?.menu ?? "none");
});

async function visit(path: string, shell: Sample["shell"]) {
  const { status, location, html } = await pages.open(path, {
    Cookie: TEST_TOOLS,
    ...(shell === undefined ? {} : HEADERS[shell]),
  });
  const canonical = canonicalOf(html);
  return { status, location, canonical: canonical && new URL(canonical).pathname };
}

it.each(Object.keys(ROUTES) as RouteName[])(
  "a page has one address, whatever form it is asked for in: %s",
  async (name) => {
    const { path: pattern, canonical = pattern, shell } = SAMPLES[name];
    const path = named(pattern);
    const address = canonical && named(canonical);
    const isMissing = NOT_FOUND.has(name);
    expect(await visit(path, shell)).toMatchObject({ status: isMissing ? 404 : 200, canonical: address });
    if (path === "/" || isMissing) return;
    for (const other of [`${path}/`, `${path}?ref=a`, `${path}/?ref=a`]) {
      const { status, location, canonical: written } = await visit(other, shell);
      if (status === 200) expect(written, other).toBe(address);
      else expect([status, new URL(location, pages.origin()).pathname], other).toEqual([307, path]);
    }
    for (const other of [`/${path}`, `${path}//`, path.toUpperCase()]) {
      const { status, location, canonical: written } = await visit(other, shell);
      if (status === 200) expect(written, other).toBe(address);
      else expect([307, 308, 404], `${other} ${location}`).toContain(status);
    }
  },
);

it.each([
  ["/", undefined],
  ["/", "chat"],
  ["/main", "launcher"],
] as const)("a search with any signs opens at %s of the shell %s, and does not lead to itself", async (path, shell) => {
  for (const search of ["stage=launch,teaser", "q=a+b%20c", "q=%2C,;:@!$'()*~%C3%A9é", "q=%25%2B%26%3D%23?/"]) {
    const { status, location } = await visit(`${path}?view=all&${search}`, shell);
    expect(status === 200 ? 200 : (await visit(location, shell)).status, search).toBe(200);
  }
});

it.each(LEADING_ELSEWHERE)("%s leads to %s", async (path, to) => {
  expect(await visit(path, undefined)).toMatchObject({ status: 307, location: to });
});

it("content of another game is not found at a game's address", async () => {
  for (const path of NOT_TOGETHER.map(named)) expect((await pages.open(path)).status, path).toBe(404);
});

it("an unknown game shows a message inside the page, and the way into the store", async () => {
  const { status, html } = await pages.open("/game/nosuchgame");
  expect(status).toBe(404);
  expect(html).toMatch(/<h1[^>]*>Page not found</);
  expect(html).toMatch(/<a\b[^>]* href="\/"[^>]*>(?:<[^>]+>)*Go to the store</);
});

it("an unknown path leads to the not-found page, which has the store around it", async () => {
  expect(await pages.open("/there/is/nothing")).toMatchObject({ status: 307, location: "/not-found" });
  const { status, html } = await pages.open("/not-found");
  expect(status).toBe(404);
  expect(html).toContain("<header");
});

it("the foot of a page leads to the licences of everything that browsers are sent", async () => {
  const { html } = await pages.open("/cart");
  const address = /<a\b[^>]* href="([^"]+)"[^>]*>(?:<[^>]+>)*Open source licenses</.exec(html)?.[1] ?? "";
  const { headers, html: texts } = await pages.open(address);
  expect(headers.get("Content-Type")).toContain("text/plain");
  for (const title of ["react-dom", "xstate", "dompurify", "fonts (OFL-1.1)", "icons (ISC, CC0-1.0)"]) {
    expect(texts).toContain(`\n## ${title}`);
  }
});

describe("a game that players in Japan may see only with a credential", () => {
  const MISSING = /<h1[^>]*>Page not found</;

  it("is not found by one without it", async () => {
    const player = await pages.visitor().register("jun", "JP");
    player.cookies.set("locale", "en-US");
    for (const path of NEEDING_A_CREDENTIAL) {
      const { status, html } = await openAs(player, path);
      expect(status, path).toBe(404);
      expect(html, path).toMatch(MISSING);
    }
  });

  it("is found by one with it", async () => {
    const player = await pages.visitor().signIn("player-jp");
    for (const path of NEEDING_A_CREDENTIAL) expect((await openAs(player, path)).status, path).toBe(200);
  });

  it("is not found by guests in Japan, and by guests elsewhere it is", async () => {
    const inJapan = await pages.open("/game/lmj?country=JP", { "Accept-Language": "en-US" });
    expect(inJapan.status).toBe(404);
    expect(inJapan.html).toMatch(MISSING);
    const elsewhere = await pages.open("/game/lmj?country=KR");
    expect(elsewhere.status).toBe(200);
    expect(elsewhere.html).toContain("<h1");
  });
});
