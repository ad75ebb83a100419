import { describe, expect, it } from "vitest";
import {
  type AskedFor,
  cacheNameOf,
  cachePolicyFor,
  entriesToEvict,
  isGatewayFailure,
  isGonePage,
  isOutdatedName,
  isPageCacheName,
  isWithinTtl,
  mayCacheFile,
  mayCachePage,
  pageCacheNameOf,
  pageOwnerOf,
  ROUTES,
  type RouteName,
  rehydrateCachedPage,
  SHELLS,
  siteNameOf,
} from "#core/index.ts";

const asked = (path: string, destination: string, change: Partial<AskedFor> = {}): AskedFor => ({
  method: "GET",
  path,
  destination,
  isOwnOrigin: true,
  ...change,
});

describe("the cache policy of a request", () => {
  it.each([
    ["a page", asked("/game/tl", "document"), "page"],
    ["a script", asked("/assets/web-abc.js", "script"), "file"],
    ["a font", asked("/assets/sans-abc.woff2", "font"), "file"],
    ["an icon", asked("/assets/heart-abc.svg", "image"), "file"],
    ["key art", asked("/media/art/tl/hero-960.avif", "image"), "art"],
    ["the end of a session", asked("/logout", ""), "purge"],
    ["the beginning of one", asked("/login", "document", { method: "POST" }), "purge"],
    ["the second step of one", asked("/login/code", "document", { method: "POST" }), "purge"],
    ["the last step of one", asked("/login/agreements", "document", { method: "POST" }), "purge"],
    ["another account of a link", asked("/sso", "document", { method: "POST" }), "purge"],
    ["a new account", asked("/register", "document", { method: "POST" }), "purge"],
    ["the page where one begins", asked("/login", "document"), "page"],
    ["a call", asked("/api/store/games", ""), null],
    ["a stream of news", asked("/notification/api/events", ""), null],
    ["a picture of a player", asked("/community/api/images/1.webp", "image"), null],
    ["a film", asked("/media/art/tl/trailer.webm", "video"), null],
    ["the mini game in its frame", asked("/mini-game/frame/", "iframe"), null],
    ["a form that is sent", asked("/pay/1", "document", { method: "POST" }), null],
    ["a session of another origin", asked("/logout", "", { isOwnOrigin: false }), null],
    ["a head", asked("/game/tl", "", { method: "HEAD" }), null],
    ["a log", asked("/logd/log/send", "", { method: "POST" }), null],
    ["a script of another company", asked("/assets/ads.js", "script", { isOwnOrigin: false }), null],
    ["art of another origin", asked("/media/art/tl/hero.avif", "image", { isOwnOrigin: false }), null],
  ] as const)("%s", (_what, request, keeping) => {
    expect(cachePolicyFor(request, "")).toBe(keeping);
  });

  it("knows the site by its base path", () => {
    expect(cachePolicyFor(asked("/store/game/tl", "document"), "/store")).toBe("page");
    expect(cachePolicyFor(asked("/store", "document"), "/store")).toBe("page");
    expect(cachePolicyFor(asked("/storefront", "document"), "/store")).toBeNull();
    expect(cachePolicyFor(asked("/game/tl", "document"), "/store")).toBeNull();
    for (const path of ["/assets/web-abc.js", "/store/assets/web-abc.js"]) {
      expect(cachePolicyFor(asked(path, "script"), "/store")).toBe("file");
    }
    expect(cachePolicyFor(asked("/media/art/tl/hero.avif", "image"), "/store")).toBe("art");
    expect(cachePolicyFor(asked("/store/game/assets/web.js", "script"), "/store")).toBeNull();
  });
});

describe("the cacheable pages", () => {
  it("are files that are whole, everybody's and the same for ever", () => {
    expect(mayCacheFile(200, "public, max-age=31536000, immutable")).toBe(true);
    for (const status of [206, 304, 404, 503]) expect(mayCacheFile(status, "public, immutable")).toBe(false);
    for (const header of ["", "no-store", "public, max-age=60", "private, immutable", "no-store, immutable"]) {
      expect(mayCacheFile(200, header)).toBe(false);
    }
  });

  it("are public pages of the store and the library, and no other personal ones", () => {
    const kept = (Object.keys(ROUTES) as RouteName[]).filter((route) => mayCachePage(route, 200, "web"));
    expect(kept).toEqual([
      "root",
      "main",
      "notice",
      "game",
      "gameReview",
      "gameBoardView",
      "gameBoardArticle",
      "gameBoard",
      "goods",
      "goodsReview",
      "bundle",
      "library",
      "download",
      "status",
    ]);
  });

  it("is nothing that failed, no page that is none, and nothing in a shell", () => {
    for (const status of [307, 404, 500, 503]) expect(mayCachePage("game", status, "web")).toBe(false);
    expect(mayCachePage(undefined, 200, "web")).toBe(false);
    expect(SHELLS.filter((shell) => mayCachePage("game", 200, shell))).toEqual(["web"]);
  });
});

it("a page from the cache has to go once the store says that the page is gone, and stays through its failures", () => {
  expect([404, 410].map(isGonePage)).toEqual([true, true]);
  for (const status of [200, 307, 403, 500, 502, 503, 504]) expect(isGonePage(status)).toBe(false);
});

describe("names of caches", () => {
  it("distinguish pages of one owner from those of another, and from other caches", () => {
    const owners = [
      null,
      { userId: "mina", countryCode: "KR" },
      // A player who has moved to another country must not see the prices of the old one.
      { userId: "mina", countryCode: "US" },
      { userId: "juno", countryCode: "KR" },
    ];
    const pages = owners.map((owner) => pageCacheNameOf(pageOwnerOf(owner), ""));
    expect(new Set(pages).size).toBe(owners.length);
    for (const name of pages) expect(isPageCacheName(name, "")).toBe(true);
    for (const kind of ["files", "art", "stand-in"] as const) {
      expect(isPageCacheName(cacheNameOf(kind, ""), "")).toBe(false);
    }
  });

  it("distinguish sites of one origin, and versions", () => {
    const name = cacheNameOf("files", "/store");
    expect(name.startsWith(siteNameOf("/store"))).toBe(true);
    expect(name.startsWith(siteNameOf(""))).toBe(false);
    expect(isPageCacheName(pageCacheNameOf(pageOwnerOf(null), "/store"), "")).toBe(false);
    expect(isOutdatedName(name, "/store")).toBe(false);
    expect(isOutdatedName(`${siteNameOf("/store")}0 files`, "/store")).toBe(true);
    expect(isOutdatedName(`${siteNameOf("/store")}0 files`, "")).toBe(false);
    expect(isOutdatedName("somebody else's", "/store")).toBe(false);
  });
});

describe("the entries to evict", () => {
  const entries = [3, 1, 2].map((at) => ({ key: `stored at ${at}`, storedAt: at }));

  it("is the oldest beyond the most", () => {
    expect(entriesToEvict(entries, { most: 2, forMs: 100 }, 4)).toEqual(["stored at 1"]);
    expect(entriesToEvict(entries, { most: 3, forMs: 100 }, 4)).toEqual([]);
  });

  it("are the expired ones", () => {
    expect(entriesToEvict(entries, { most: 9, forMs: 2 }, 4)).toEqual(["stored at 2", "stored at 1"]);
    expect(isWithinTtl(1, 3, 3)).toBe(true);
    expect(isWithinTtl(1, 3, 4)).toBe(false);
  });

  it("is nothing because of a clock that was set back", () => {
    expect(entriesToEvict(entries, { most: 9, forMs: 2 }, -50)).toEqual([]);
  });
});

describe("a cached page that is shown again", () => {
  const context = '{"configuration":{},"visit":{"locale":"en-US"},"renderedAt":900,"serverTime":1000}';

  it("has a corrected clock, and the time at which it was made", () => {
    const woken = JSON.parse(rehydrateCachedPage(context, 50_000, 56_000));
    expect(woken).toEqual({
      configuration: {},
      visit: { keptAt: 1_000, locale: "en-US" },
      renderedAt: 900,
      serverTime: 7_000,
    });
  });

  it("does not go back in time with the clock of the device", () => {
    expect(JSON.parse(rehydrateCachedPage(context, 50_000, 10)).serverTime).toBe(1_000);
  });

  it("is unchanged if it contains no time", () => {
    expect(rehydrateCachedPage("<p>words</p>", 1, 2)).toBe("<p>words</p>");
  });
});

it("a balancer without a store behind it is no answer of the store", () => {
  expect([200, 404, 500, 502, 503, 504].filter(isGatewayFailure)).toEqual([502, 504]);
});
