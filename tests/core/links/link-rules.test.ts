import { describe, expect, it } from "vitest";
import { fail, succeed } from "#core/failures/request-failure.ts";
import { addQueryParameter } from "#core/links/add-query-parameter.ts";
import { decideGoTo } from "#core/links/go-to.policy.ts";
import { isEmptyList } from "#core/links/is-empty-list.ts";
import { parseJson } from "#core/links/parse-json.ts";
import { resolveLink } from "#core/links/resolve-link.policy.ts";
import { addressAfterSignOn, opensSignedIn } from "#core/links/sign-on.policy.ts";
import { videoAddressOf, videoFrameOf } from "#core/links/video-frame.ts";
import { youtubeVideoIdOf } from "#core/links/youtube-video-id.ts";
import fc, { forAll, forAllTimes } from "#tests/support/fast-check.ts";

const ORIGIN = "https://store.example.com";
const resolve = (type: string, target: string, handler?: string) => resolveLink({ type, target, handler }, ORIGIN);

describe("links and banners", () => {
  it.each(["https://other.example/a", "http://store.example.com/"])("of type blank open a window on %s", (url) => {
    expect(resolve("blank", url)).toEqual({ kind: "openWindow", url });
  });

  it.each([
    ["same_origin", "https://STORE.example.com:443/cart"],
    ["not_a_web_address", "javascript:alert(1)"],
    ["not_a_web_address", "/cart"],
    ["not_a_web_address", ""],
  ])("of type blank are ignored as %s: %s", (reason, target) => {
    expect(resolve("blank", target)).toEqual({ kind: "ignore", reason });
  });

  it.each([
    ["launcher", "l2m", { kind: "startInLauncher", target: "l2m" }],
    ["launcher", "", { kind: "ignore", reason: "no_target" }],
    ["boardWebView", "/game/l2m/board", { kind: "openBoard", target: "/game/l2m/board" }],
    ["boardWebView", "https://b.example/x", { kind: "openBoard", target: "https://b.example/x" }],
    ["boardWebView", "//evil.example", { kind: "ignore", reason: "not_a_path" }],
    ["purpleWeb", "/cart", { kind: "goTo", target: "/cart" }],
    ["purpleWeb", "cart", { kind: "ignore", reason: "not_a_path" }],
    ["miniGame", "roulette", { kind: "openMiniGame", target: "roulette" }],
    ["miniGame", "", { kind: "ignore", reason: "no_target" }],
    ["coupon", "", { kind: "openCoupon", target: "" }],
    ["reward", "r1", { kind: "openReward", target: "r1" }],
    ["Blank", "https://other.example", { kind: "ignore", reason: "unknown_type" }],
    ["constructor", "x", { kind: "ignore", reason: "unknown_type" }],
  ])("of type %s to '%s'", (type, target, decision) => {
    expect(resolve(type, target)).toEqual(decision);
  });

  it.each(["moveSpotlight", "viewSpotlight"])(
    "of type scheme open the spotlight by %s, saying where from",
    (handler) => {
      expect(resolve("scheme", "https://s.example/a?b=1#c", handler)).toEqual({
        kind: "openSpotlight",
        url: "https://s.example/a?b=1&inflowType=launcher#c",
        handler,
      });
      expect(resolve("scheme", "/game/nlw", handler)).toMatchObject({ url: "/game/nlw?inflowType=launcher" });
    },
  );

  it("of type scheme are ignored without a known handler or a valid address", () => {
    for (const handler of ["dance", undefined])
      expect(resolve("scheme", "https://s.example", handler)).toEqual({ kind: "ignore", reason: "unknown_handler" });
    expect(resolve("scheme", "spotlight", "viewSpotlight")).toEqual({ kind: "ignore", reason: "not_a_web_address" });
  });
});

describe("a query parameter", () => {
  it.each([
    ["https://a.example", "https://a.example?n=v%20w"],
    ["https://a.example/?x=1", "https://a.example/?x=1&n=v%20w"],
    ["https://a.example/?n=old&x&n#h?n=1", "https://a.example/?x&n=v%20w#h?n=1"],
    ["/a#", "/a?n=v%20w#"],
  ])("put into %s gives %s", (address, expected) => {
    expect(addQueryParameter(address, "n", "v w")).toBe(expected);
  });

  it("is there once, however often it is put in", () => {
    forAll(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
      const once = addQueryParameter(address, "inflowType", "launcher");
      expect(addQueryParameter(once, "inflowType", "launcher")).toBe(once);
      expect(new URL(once).searchParams.getAll("inflowType")).toEqual(["launcher"]);
      expect(new URL(once).hash).toBe(new URL(address).hash);
    });
  }, 60_000);
});

describe("a go-to link", () => {
  const context = { origin: ORIGIN, allowedDomains: ["example.com"], basePath: "/" };

  it.each([
    ["/", { kind: "route", path: "/index" }],
    ["/?from=tray", { kind: "route", path: "/index" }],
    ["https://store.example.com/#top", { kind: "route", path: "/index" }],
    ["https://store.example.com", { kind: "route", path: "/index" }],
    ["/main?view=all", { kind: "route", path: "/main?view=all" }],
    ["/cart?a=1#b", { kind: "route", path: "/cart?a=1#b" }],
    ["https://store.example.com/cart", { kind: "route", path: "/cart" }],
    ["https://news.example.com/x", { kind: "leave", url: "https://news.example.com/x" }],
    ["https://evil.example/x", { kind: "ask", url: "https://evil.example/x" }],
    ["javascript:alert(1)", { kind: "refuse", reason: "not_an_address" }],
    ["//evil.example", { kind: "refuse", reason: "not_an_address" }],
    ["/\\evil.example", { kind: "refuse", reason: "not_an_address" }],
    ["https://store.example.com//evil.example", { kind: "refuse", reason: "not_an_address" }],
    ["", { kind: "refuse", reason: "not_an_address" }],
  ])("to %s", (target, decision) => {
    expect(decideGoTo(target, context)).toEqual(decision);
  });

  it("returns paths without the base path, whether the link contains it or not", () => {
    const below = { ...context, basePath: "/store" };
    for (const [target, path] of [
      ["/store/cart", "/cart"],
      ["/cart", "/cart"],
      ["/store", "/index"],
      ["/store/", "/index"],
      ["/", "/index"],
      ["https://store.example.com/store/?a=1", "/index"],
      ["/storefront", "/storefront"],
    ] as const)
      expect(decideGoTo(target, below)).toEqual({ kind: "route", path });
    expect(decideGoTo("/store//evil.example", below)).toEqual({ kind: "refuse", reason: "not_an_address" });
  });

  it("never takes the router to another origin", () => {
    const targets = fc.oneof(
      fc.webUrl(),
      fc.webPath(),
      fc.string(),
      fc.string().map((rest) => `/${rest}`),
    );
    forAllTimes(1_000, targets, (target) => {
      const decision = decideGoTo(target, context);
      if (decision.kind === "route") expect(new URL(decision.path, ORIGIN).origin).toBe(ORIGIN);
    });
  }, 60_000);
});

describe("single sign-on", () => {
  it.each([
    ["https://my.example.com/x", true],
    ["http://my.example.com/x", false],
    ["https://other.example", false],
    ["no address", false],
  ])("is for owned domains over https: %s: %s", (address, isFor) => {
    expect(opensSignedIn(address, ["example.com"])).toBe(isFor);
  });

  it("opens the plain link when it fails", () => {
    const plain = "https://my.example.com/x";
    expect(addressAfterSignOn(plain, succeed("https://sso.example.com/?t=1"))).toBe("https://sso.example.com/?t=1");
    expect(addressAfterSignOn(plain, succeed("javascript:alert(1)"))).toBe(plain);
    expect(addressAfterSignOn(plain, fail("any"))).toBe(plain);
  });
});

describe("a YouTube link", () => {
  it.each([
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=1#a",
    "https://youtu.be/dQw4w9WgXcQ?t=4",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
    "http://m.youtube.com/shorts/dQw4w9WgXcQ/",
    "https://www.youtube.com/live/dQw4w9WgXcQ",
  ])("is %s", (text) => {
    expect(youtubeVideoIdOf(text)).toBe("dQw4w9WgXcQ");
  });

  it.each([
    "https://www.youtube.com/",
    "https://www.youtube.com/watch?vv=dQw4w9WgXcQ",
    "https://www.youtube.com/watch?v=short",
    "https://www.youtube.com/channel/dQw4w9WgXcQ",
    "https://notyoutube.com/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com/x/embed/dQw4w9WgXcQ",
    "https://www.youtube.com/embed/dQw4w9WgXcQ/more",
    "https://youtu.be/a/dQw4w9WgXcQ",
    "youtube",
  ])("is not %s", (text) => {
    expect(youtubeVideoIdOf(text)).toBeNull();
  });
});

describe("the frame of a film", () => {
  it("is YouTube's player without cookies, and nothing else", () => {
    expect(videoFrameOf(videoAddressOf("dQw4w9WgXcQ"), "web")).toBe(
      "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0",
    );
    expect(videoFrameOf("https://evil.example/embed/dQw4w9WgXcQ", "web")).toBeNull();
  });

  it.each([
    ["web", true],
    ["chat", true],
    ["launcher", false],
    ["app", false],
  ] as const)("is there in the shell %s: %s", (shell, isThere) => {
    expect(videoFrameOf("https://youtu.be/dQw4w9WgXcQ", shell) !== null).toBe(isThere);
  });
});

describe("checks of editors' content", () => {
  it("reads JSON without throwing", () => {
    expect(parseJson('{"a":1}')).toEqual(succeed({ a: 1 }));
    expect(parseJson("null")).toEqual(succeed(null));
    expect(parseJson("{")).toEqual(fail("not_json"));
  });

  it.each([[[]], [[{ a: "" }]], [[{ a: null }, { b: undefined }, {}]], [[{ a: "  ", b: "text" }]], [[{ a: [] }]]])(
    "a list whose first values are all empty is empty: %o",
    (list) => {
      expect(isEmptyList(list)).toBe(true);
    },
  );

  it.each([[[{ a: "x" }]], [[{ a: "" }, { a: 0 }]], [[{ a: false }]], [[{ a: ["x"] }]]])("%o is not", (list) => {
    expect(isEmptyList(list)).toBe(false);
  });
});
