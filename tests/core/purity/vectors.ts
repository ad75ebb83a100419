import * as core from "#core/index.ts";

/** One call of one rule: its name, the call, and the expected result. */
export interface Vector {
  readonly name: string;
  readonly run: () => unknown;
  readonly answer: unknown;
}

const vector = (name: string, run: () => unknown, answer: unknown): Vector => ({ name, run, answer });

const NOON = Date.UTC(2026, 10, 21, 12);
const schedule = { releaseAt: "2026-11-21T13:00:00Z", countdownStartAt: "2026-11-21T12:00:00+00:00" };
const games = [{ gameCode: "tl" }, { gameCode: "linncj" }, { gameCode: "aion" }];
const price: core.Price = { currency: "EUR", list: 2_999, sale: 1_999, taxIncluded: true };
const config: core.VersionConfig = {
  pageVersion: "2",
  refreshVersion: null,
  reloadVersion: null,
  pagePaths: [],
  refreshPaths: [],
  reloadPaths: [],
  sessionMinutes: 10,
};
const memory = core.freshVersionMemory(null, { pageVersion: "1", refreshVersion: null, reloadVersion: null });
const web: core.RedirectContext = {
  shell: "web",
  environment: "live",
  network: "public",
  region: "kr",
  gameCode: {},
};
const waiting = { key: "k", userId: "me", write: { kind: "cart", goodsId: "tl" }, title: "", writtenAtMs: 1 };
const silent = { query: null, cookie: null, browser: [], page: null, stored: null };

/** Vectors of rules that need what a bare engine could lack: dates, Unicode, big numbers, sorting, percent-encoding, JSON. */
export const VECTORS: readonly Vector[] = [
  vector("release state", () => core.releaseStateOf(schedule, NOON), "countdown"),
  vector("time until release", () => core.timeUntilReleaseChange(schedule, NOON), 3_600_000),
  vector("game order", () => core.orderGames(games, "aion,tl").map(({ gameCode }) => gameCode), [
    "aion",
    "tl",
    "linncj",
  ]),
  vector("price tag", () => core.priceTagOf(price, NOON, "US"), {
    kind: "discounted",
    amount: 1_999,
    listAmount: 2_999,
    percentage: 33,
    lowest30d: null,
    endsAtMs: null,
  }),
  vector("numeral", () => core.minorUnitsToDecimal(2_999, 2), "29.99"),
  vector("tax within an amount", () => core.taxWithin(Number.MAX_SAFE_INTEGER, 25.5), 1_830_148_055_744_185),
  vector(
    "platforms",
    () =>
      core
        .choosePlatforms(
          [
            { store: "app_store", url: "a" },
            { store: "google_play", url: "g" },
          ],
          { countryCode: "KR", device: "android" },
        )
        .map(({ store, refusal }) => [store, refusal]),
    [
      ["google_play", null],
      ["app_store", "other_device"],
    ],
  ),
  vector("review of families", () => core.checkReviewContent("👩‍👩‍👧‍👦".repeat(10), "en-US").count, 10),
  vector("review composed", () => core.checkReviewContent("e\u0301\uD800 ", "ko-KR").content, "é\uFFFD"),
  vector("path", () => core.parsePath("/game/l2m/board/%EC%9E%90/7/8"), {
    route: "gameBoardArticle",
    parameters: { gameCode: "l2m", boardAlias: "자", boardMenu: "7", articleId: "8" },
  }),
  vector("broken path", () => core.parsePath("/game/%"), null),
  vector("built path", () => core.buildPath("game", { gameCode: "a/b" }), "/game/a%2Fb"),
  vector("redirect", () => core.redirectOf("/kr/intro/notice/42", web), "/notice/42"),
  vector("locale", () => core.findLocale({ ...silent, browser: ["xx", "zh-Hant-HK"] }), "zh-TW"),
  vector("loopback host", () => [core.isLoopbackHost("127.0.1.1:3000"), core.hostNameOf("[::1]:80")], [true, "[::1]"]),
  vector(
    "cached page",
    () => core.rehydrateCachedPage('{"visit":{},"serverTime":5}', 1, 3),
    '{"visit":{"keptAt":5,},"serverTime":7}',
  ),
  vector("outbox", () => core.nextToSend(core.parseOutbox([waiting, {}]), "me")?.write.kind, "cart"),
  vector("versions", () => core.compareVersions("1.2.9", "1.2.99999999999999999999"), "older"),
  vector("version prompt", () => core.decideVersionPrompt(config, memory, "/"), { kind: "confirm", version: "2" }),
  vector("web address", () => core.parseWebAddress("HTTPS://Example.com:443/a"), {
    origin: "https://example.com",
    isSecure: true,
    host: "example.com",
    path: "/a",
  }),
  vector(
    "spotlight",
    () =>
      core.resolveLink({ type: "scheme", target: "https://s.example", handler: "viewSpotlight" }, "https://a.example"),
    { kind: "openSpotlight", url: "https://s.example?inflowType=launcher", handler: "viewSpotlight" },
  ),
  vector("launcher order", () => core.readLauncherOrder("goTo", ["/game/tl"]), {
    command: "goTo",
    input: ["/game/tl"],
  }),
  vector("launcher order refused", () => core.readLauncherOrder("goTo", ["//evil.example"]), null),
  vector("app command", () => core.buildAppCommand("external", { url: "https://a.example/?q='" }, "ncpurple"), {
    ok: true,
    value: "ncpurple://external?url=https%3A%2F%2Fa.example%2F%3Fq%3D%27",
  }),
  vector(
    "app order",
    () => core.readAppCommand("ncpurple://external?url=https%3A%2F%2Fa.example%2F%3Fq%3D%27", "ncpurple"),
    { command: "external", values: { url: "https://a.example/?q='" } },
  ),
  vector(
    "owned domains",
    () => core.ownedDomainsOf({ purpleDomain: "https://a.example", cookieDomain: ".b.example", ownedDomains: [] }),
    ["a.example", "b.example"],
  ),
  vector(
    "video frame",
    () => core.videoFrameOf("https://youtu.be/dQw4w9WgXcQ", "web"),
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0",
  ),
  vector("allowed HTML", () => core.isAllowedAttribute("article", "a", "href", "javascript:alert(1)"), false),
  vector("json", () => core.parseJson("{"), { ok: false, failure: "not_json" }),
  vector("simulation", () => core.writeSimulation(core.readSimulation({ shell: "app", minutes: "x" })), {
    shell: "app",
  }),
  vector("coupon", () => core.normalizeCoupon(" ａb\u200B-c "), "ABC"),
  vector(
    "password",
    () => core.passwordProblem("\u3000\u200B".repeat(8), { userName: "fox", nickname: "" }),
    "passwordBlank",
  ),
  vector(
    "password of a name",
    () => core.passwordProblem("Ｅmber-Ｆox1", { userName: "ember-fox", nickname: "" }),
    "passwordCommon",
  ),
  vector("code of an app", () => core.readSecondFactorCode("٠１2 345"), { kind: "app", code: "012345" }),
  vector("client", () => core.clientNamesOf("Mozilla/5.0 (Windows NT 10.0) Firefox/145.0"), {
    browser: "Firefox",
    system: "Windows",
  }),
  vector("folded code", () => core.foldCode("vİolet٥"), "VIOLET5"),
  vector("row of marks", () => core.normalizeText(`a${"\u0301".repeat(40)}`).length, 41),
  vector("HTML bounds", () => core.htmlRefusalOf("<b>".repeat(200)), "too_deep"),
  vector("plain HTML", () => core.plainHtmlOf("<p>a<script>b</script>1 < 2 🎮"), "<p>a</p><p>1 &lt; 2 🎮</p>"),
  vector("JSON bounds", () => core.jsonRefusalOf("[".repeat(200)), "too_deep"),
  vector(
    "draft",
    () => core.draftKeyOf({ gameCode: "a", boardAlias: "b/", articleId: null, userId: "u" }),
    "draft/a/b%2F//u",
  ),
];

/** Names and answers of the vectors that answer otherwise than they should. */
export function failedVectors(): readonly string[] {
  return VECTORS.filter(({ run, answer }) => JSON.stringify(run()) !== JSON.stringify(answer)).map(
    ({ name, run }) => `${name}: ${JSON.stringify(run())}`,
  );
}
