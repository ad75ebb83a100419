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
const memory = {
  ...core.freshVersionMemory(null),
  loaded: { pageVersion: "1", refreshVersion: null, reloadVersion: null },
};
const web: core.RedirectContext = {
  shell: "web",
  environment: "live",
  network: "public",
  region: "kr",
  gameCode: {},
};
const unauthorized: core.RequestFailure = {
  kind: "status",
  status: 401,
  code: null,
  message: "",
  traceId: null,
  details: null,
  retryAfterSeconds: null,
};
const waiting = { key: "k", userId: "me", write: { kind: "cart", goodsId: "tl" }, title: "", writtenAtMs: 1 };
const silent = { query: null, cookie: null, browser: [], page: null, stored: null };

/** A vector for every rule, whose features a bare engine could lack: dates, Unicode, big numbers, sorting, percent-encoding. */
export const VECTORS: readonly Vector[] = [
  vector("release state", () => core.releaseStateOf(schedule, NOON), "countdown"),
  vector("time until release", () => core.timeUntilReleaseChange(schedule, NOON), 3_600_000),
  vector(
    "country stage",
    () => core.countryStageOf({ launch: ["KR"], pre: [], chatLaunch: [], chatPre: [] }, "kr", "web"),
    "launch",
  ),
  vector(
    "game call",
    () =>
      core.callToActionFor(
        {
          ...schedule,
          countries: { launch: ["KR"], pre: [], chatLaunch: [], chatPre: [] },
          preInstall: null,
          lifecycle: "CREATION",
        },
        { countryCode: "KR", shell: "web" },
        NOON,
      ),
    { kind: "countdown", releaseAt: schedule.releaseAt, preInstall: null },
  ),
  vector("age board", () => core.ageBoardOf("KR"), "GRAC"),
  vector(
    "credential filter",
    () =>
      core.filterByCredential(
        games,
        { countryCode: "JP", credentialCodes: null },
        {
          credentialGames: { ncj: "linncj" },
          credentialExceptionGames: {},
        },
      ),
    [{ gameCode: "tl" }, { gameCode: "aion" }],
  ),
  vector("game order", () => core.orderGames(games, "aion,tl").map(({ gameCode }) => gameCode), [
    "aion",
    "tl",
    "linncj",
  ]),
  vector("display flag", () => core.isDisplayed({ display: false }), false),
  vector("price tag", () => core.priceTagOf(price, NOON, "US"), {
    kind: "discounted",
    amount: 1_999,
    listAmount: 2_999,
    percentage: 33,
    lowest30d: null,
    endsAtMs: null,
  }),
  vector("numeral", () => core.minorUnitsToDecimal(2_999, 2), "29.99"),
  vector(
    "bundle price",
    () => core.bundlePriceOf(100, [{ goodsId: "a", amount: 150, quantity: 1, owned: false }]).savedAmount,
    50,
  ),
  vector(
    "upgrade",
    () => core.upgradeOf({ goodsId: "ultimate", price }, [{ goodsId: "deluxe", price: { ...price, list: 1_000 } }]),
    {
      fromGoodsId: "deluxe",
      amount: 1_333,
    },
  ),
  vector("tax within an amount", () => core.taxWithin(Number.MAX_SAFE_INTEGER, 25.5), 1_830_148_055_744_185),
  vector("countdown", () => core.countdownPartsOf(90_061_000), { days: 1, hours: 1, minutes: 1, seconds: 1 }),
  vector("lobby", () => core.lobbyStateOf({ lobby: {} }, schedule, NOON), "countdown"),
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
  vector(
    "purchase",
    () =>
      core.purchaseRefusalOf(
        { availability: "ON_SALE", owned: false, requiresGoodsId: "base", blockedReason: "requires_base_game" },
        new Set(),
      ),
    "requires_base_game",
  ),
  vector("review of families", () => core.checkReviewContent("👩‍👩‍👧‍👦".repeat(10), "en-US").count, 10),
  vector("review composed", () => core.checkReviewContent("e\u0301\uD800 ", "ko-KR").content, "é\uFFFD"),
  vector("score", () => core.checkScore(6), { ok: false, reason: "out_of_range" }),
  vector("path", () => core.parsePath("/game/l2m/board/%EC%9E%90/7/8"), {
    route: "gameBoardArticle",
    parameters: { gameCode: "l2m", boardAlias: "자", boardMenu: "7", articleId: "8" },
  }),
  vector("broken path", () => core.parsePath("/game/%"), null),
  vector("built path", () => core.buildPath("game", { gameCode: "a/b" }), "/game/a%2Fb"),
  vector("redirect", () => core.redirectOf("/kr/intro/notice/42", web), "/notice/42"),
  vector("base path", () => core.removeBasePath("/store/cart", "/store/"), "/cart"),
  vector("locale", () => core.findLocale({ ...silent, browser: ["xx", "zh-Hant-HK"] }), "zh-TW"),
  vector(
    "country",
    () =>
      core.detectCountry(
        { profile: null, query: "fr", cookie: null, header: null, page: null, locale: null },
        { allowedCountries: ["KR"], defaultCountryCode: "KR" },
      ),
    "KR",
  ),
  vector(
    "theme",
    () => core.detectTheme({ shell: "launcher", launcherTheme: "dark", query: null, cookie: null }),
    "dark",
  ),
  vector("environment", () => core.detectEnvironment("rc-store.example.com"), "rc"),
  vector("personal page", () => [core.isPersonalRoute("order"), core.isPersonalRoute("game")], [true, false]),
  vector("loopback host", () => [core.isLoopbackHost("127.0.1.1:3000"), core.hostNameOf("[::1]:80")], [true, "[::1]"]),
  vector(
    "shell",
    () =>
      core.detectShell(
        { hasLauncherBridge: false, userAgent: "PurpleApp/1", pinned: null },
        { launcherBridge: "purpleLauncher", app: ["PurpleApp/"], chat: [] },
      ),
    "app",
  ),
  vector("icon cache", () => [...core.cacheIcon(new Map([["a", 1]]), "b", 2, 1)], [["b", 2]]),
  vector("media type", () => core.mediaTypeOf(1_260), "giant"),
  vector("ads", () => core.mayLoadAds("web", "KR", "AGREE"), true),
  vector("failure", () => core.failureViewOf(unauthorized), { kind: "sign_in" }),
  vector(
    "cached page",
    () => core.rehydrateCachedPage('{"visit":{},"serverTime":5}', 1, 3),
    '{"visit":{"keptAt":5,},"serverTime":7}',
  ),
  vector("cache eviction", () => core.entriesToEvict([{ key: "a", storedAt: 1 }], { most: 0, forMs: 9 }, 2), ["a"]),
  vector("outbox", () => core.nextToSend(core.parseOutbox([waiting, {}]), "me")?.write.kind, "cart"),
  vector(
    "outcome of sending",
    () => core.sendingOutcomeOf({ write: { kind: "cart", goodsId: "tl" }, errors: 0 }, unauthorized).kind,
    "later",
  ),
  vector("ignored error", () => core.isIgnoredError({ name: "ChunkLoadError", message: "" }, "live"), true),
  vector("pre-install status", () => core.preInstallStatusAfter({ ok: true, value: null }), { ok: true, value: 0 }),
  vector("versions", () => core.compareVersions("1.2.9", "1.2.99999999999999999999"), "older"),
  vector("version prompt", () => core.decideVersionPrompt(config, memory, "/"), { kind: "confirm", version: "2" }),
  vector("interval", () => core.pollingIntervalMs(10), 600_000),
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
  vector("launcher answer", () => core.LAUNCHER_METHODS.isShowTutorial.readAnswer("yes"), undefined),
  vector("app command", () => core.buildAppCommand("external", { url: "https://a.example/?q='" }, "ncpurple"), {
    ok: true,
    value: "ncpurple://external?url=https%3A%2F%2Fa.example%2F%3Fq%3D%27",
  }),
  vector(
    "app order",
    () => core.readAppCommand("ncpurple://external?url=https%3A%2F%2Fa.example%2F%3Fq%3D%27", "ncpurple"),
    { command: "external", values: { url: "https://a.example/?q='" } },
  ),
  vector("chat message", () => core.chatMessageOf({ title: "A", text: "b", url: "https://a.example/" })?.text, "A\nb"),
  vector(
    "owned domains",
    () => core.ownedDomainsOf({ purpleDomain: "https://a.example", cookieDomain: ".b.example", ownedDomains: [] }),
    ["a.example", "b.example"],
  ),
  vector("lobby words", () => core.lobbyWordsOf({ lobby: { headline: "Hello" } }, "launching")?.headline, "Hello"),
  vector("lobby setup", () => core.lobbySetupOf({ lobbyConfig: { textSide: "end" } }).textSide, "end"),
  vector(
    "go to",
    () => core.decideGoTo("//evil.example", { origin: "https://a.example", allowedDomains: [], basePath: "/" }),
    {
      kind: "refuse",
      reason: "not_an_address",
    },
  ),
  vector("video", () => core.youtubeVideoIdOf("https://youtu.be/dQw4w9WgXcQ"), "dQw4w9WgXcQ"),
  vector(
    "video frame",
    () => core.videoFrameOf("https://youtu.be/dQw4w9WgXcQ", "web"),
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0",
  ),
  vector("allowed HTML", () => core.isAllowedAttribute("article", "a", "href", "javascript:alert(1)"), false),
  vector("json", () => core.parseJson("{"), { ok: false, failure: "not_json" }),
  vector("empty list", () => core.isEmptyList([{ a: "" }]), true),
  vector(
    "layers",
    () => core.reduceLayers(core.NO_LAYERS, { type: "open", key: "a", content: 1 as never }).nextZIndex,
    5_002,
  ),
  vector(
    "toasts",
    () => core.nextToastChange(core.reduceToasts([], { type: "show", toast: { id: "a", message: "a" }, nowMs: 1 })),
    5_001,
  ),
  vector(
    "log event",
    () =>
      core.buildLogEvent({ shell: "web", deviceId: "d", locale: "l", userId: "u" }, { roomType: "t", roomName: "" }),
    { ok: false, failure: "no_name" },
  ),
  vector("simulation", () => core.writeSimulation(core.readSimulation({ shell: "app", minutes: "x" })), {
    shell: "app",
  }),
  vector("click", () => core.clickOfLink(null, { page: null, cameFrom: "", inflow: null }).roomName, "outside"),
  vector("cart", () => core.mergeCart([], [{ goodsId: "a", quantity: 9, maxQuantity: 4 }]).lines, [
    { goodsId: "a", quantity: 4, maxQuantity: 4 },
  ]),
  vector("cart totals", () => core.cartTotalsOf([], "US").amount, 0),
  vector("cart refusals", () => core.cartRefusalsOf([], new Set()), []),
  vector("favorites", () => core.mergeFavorites([], [{ type: "game", id: "a" }]).favorites.length, 1),
  vector("order", () => core.isSettledOrder("paid"), false),
  vector("gift", () => core.giftExpiresAt(0), 1_209_600_000),
  vector("coupon", () => core.normalizeCoupon(" ａb\u200B-c "), "ABC"),
  vector("account refusal", () => core.accountRefusalOf(unauthorized), null),
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
  vector("recovery code", () => core.formatRecoveryCode("ABCDEF234567"), "ABCDEF-234567"),
  vector("client", () => core.clientNamesOf("Mozilla/5.0 (Windows NT 10.0) Firefox/145.0"), {
    browser: "Firefox",
    system: "Windows",
  }),
  vector("folded code", () => core.foldCode("vİolet٥"), "VIOLET5"),
  vector("badge", () => core.badgeOf(100, String), "99+"),
  vector("live news", () => core.liveRetryDelayMs(3, 0), 8_000),
  vector("text", () => core.checkText("title", "가").refusal, "too_short"),
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
