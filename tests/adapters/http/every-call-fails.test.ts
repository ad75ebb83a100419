import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createHttpGateways, type HttpGateways } from "#adapters/http/http-gateways.ts";
import { createSessionId } from "#adapters/http/session-id.ts";
import { failureViewOf } from "#core/failures/failure-view.ts";
import type { Result } from "#core/failures/request-failure.ts";
import { buildHttpClientOptions } from "#tests/support/http-client-options.ts";

type AnyResult = Promise<Result<unknown>>;
type Asking<Gateway> = { readonly [Method in keyof Gateway]: (gateway: Gateway) => AnyResult };

const GAME = "tl";
const ARTICLE = { id: "a1", gameCode: GAME };
const COMMENT = { id: "c1", gameCode: GAME };
const BOARD = { gameCode: GAME, boardAlias: "free" };
const DRAFT_TARGET = { ...BOARD, articleId: null };
const WORDS = { title: "Rain", body: "<p>Again.</p>", menu: null };
const REVIEW = { content: "Worth every rainy evening.", score: 5, isSpoiler: false };
const REPORT = { reason: "spam", words: "" } as const;
const FAVORITE = { type: "game", id: GAME } as const;
const LINE = { goodsId: "tl-deluxe", quantity: 1 };
const SEEN_LINE = { ...LINE, amount: 100, currency: "KRW" };
const PAYMENT = { provider: "nshop", expected: { total: 100, currency: "KRW" }, returnPath: "/order/result" } as const;
const INSTANT = "2026-01-01T00:00:00.000Z";

/** Every call that the store makes of the publisher; one that is missing here does not compile. */
const CALLS: { readonly [Name in keyof HttpGateways]: Asking<Omit<HttpGateways[Name], "recoverBy">> } = {
  catalogue: {
    listGames: (it) => it.listGames({}),
    listFacets: (it) => it.listFacets({}),
    getGame: (it) => it.getGame(GAME),
    getOwnGameRecord: (it) => it.getOwnGameRecord(GAME),
    listGoodsOfGame: (it) => it.listGoodsOfGame(GAME),
    getGoods: (it) => it.getGoods("tl-deluxe"),
    listOffers: (it) => it.listOffers({ limit: 4 }),
    suggest: (it) => it.suggest("line"),
    rememberRecentGame: (it) => it.rememberRecentGame(GAME),
    listRecentGames: (it) => it.listRecentGames(),
    forgetRecentGames: (it) => it.forgetRecentGames(),
  },
  achievements: { list: (it) => it.list(GAME) },
  library: {
    list: (it) => it.list(),
    recordStart: (it) => it.recordStart(GAME),
    setHidden: (it) => it.setHidden(GAME, true),
  },
  reviews: {
    getAverage: (it) => it.getAverage(GAME),
    list: (it) => it.list(GAME, {}),
    getOwn: (it) => it.getOwn(GAME),
    post: (it) => it.post(GAME, REVIEW, "key"),
    edit: (it) => it.edit(GAME, "r1", REVIEW),
    remove: (it) => it.remove(GAME, "r1"),
    restore: (it) => it.restore(GAME, "r1"),
    vote: (it) => it.vote(GAME, "r1", true),
    report: (it) => it.report(GAME, "r1", REPORT, "key"),
  },
  preInstall: { getStatus: (it) => it.getStatus(GAME), request: (it) => it.request(GAME) },
  orders: {
    quote: (it) => it.quote({ lines: [LINE], couponCode: null }),
    place: (it) => it.place({ lines: [LINE], couponCode: null, ...PAYMENT }, "key"),
    findByAttempt: (it) => it.findByAttempt("key"),
    list: (it) => it.list(undefined),
    get: (it) => it.get("o1"),
    cancel: (it) => it.cancel("o1"),
    requestRefund: (it) => it.requestRefund("o1", "by_mistake"),
  },
  preRegistration: {
    list: (it) => it.list(),
    get: (it) => it.get("h3"),
    register: (it) => it.register("h3", true),
    withdraw: (it) => it.withdraw("h3"),
  },
  rewards: {
    listCoupons: (it) => it.listCoupons(),
    redeemCoupon: (it) => it.redeemCoupon("WELCOME10", "key"),
    listRewards: (it) => it.listRewards(),
    claimReward: (it) => it.claimReward("welcome", "key"),
    getMiniGame: (it) => it.getMiniGame(),
    playMiniGame: (it) => it.playMiniGame("key"),
  },
  gifts: {
    findRecipients: (it) => it.findRecipients("Yuna"),
    check: (it) => it.check({ goodsId: "tl-deluxe", recipient: "player-jp" }),
    send: (it) =>
      it.send(
        {
          goodsId: "tl-deluxe",
          recipient: "player-jp",
          message: "",
          deliverAt: null,
          waivesRefund: false,
          ...PAYMENT,
        },
        "key",
      ),
    list: (it) => it.list(),
    accept: (it) => it.accept("g1"),
    decline: (it) => it.decline("g1"),
    withdraw: (it) => it.withdraw("g1"),
  },
  session: {
    check: (it) => it.check(GAME),
    getUser: (it) => it.getUser(),
    getSsoUrl: (it) => it.getSsoUrl("https://owned.example.com/"),
    getProfile: (it) => it.getProfile(GAME),
    signOut: (it) => it.signOut(),
  },
  account: {
    getSecurity: (it) => it.getSecurity(),
    changePassword: (it) => it.changePassword("an old one", "a new one"),
    changeEmail: (it) => it.changeEmail("a@example.com", "an old one", ""),
    sendEmailLink: (it) => it.sendEmailLink(),
    removeEmail: (it) => it.removeEmail("an old one", ""),
    listSessions: (it) => it.listSessions(),
    endSession: (it) => it.endSession("0123456789abcdef0123456789abcdef"),
    endOtherSessions: (it) => it.endOtherSessions(),
    beginSecondFactor: (it) => it.beginSecondFactor("an old one"),
    confirmSecondFactor: (it) => it.confirmSecondFactor("123456"),
    removeSecondFactor: (it) => it.removeSecondFactor("an old one", "123456"),
    beginPasskey: (it) => it.beginPasskey({ password: "an old one", code: "" }),
    addPasskey: (it) =>
      it.addPasskey({
        id: "AAAA",
        rawId: "AAAA",
        type: "public-key",
        response: { clientDataJSON: "AAAA", attestationObject: "AAAA", transports: [] },
      }),
    renamePasskey: (it) => it.renamePasskey("0123456789abcdef0123456789abcdef", "Phone"),
    removePasskey: (it) => it.removePasskey("0123456789abcdef0123456789abcdef", "an old one"),
    changeCountry: (it) => it.changeCountry("US"),
    close: (it) => it.close({ password: "an old one", code: "" }),
    exportData: (it) => it.exportData(),
    changeProfile: (it) => it.changeProfile({ nickname: "Aria", pictureId: "1" }),
  },
  content: {
    getContents: (it) => it.getContents("store", "index", ["banners"]),
    listLanguages: (it) => it.listLanguages(),
  },
  favorites: {
    list: (it) => it.list(),
    keep: (it) => it.keep(FAVORITE),
    drop: (it) => it.drop(FAVORITE),
    merge: (it) => it.merge([FAVORITE]),
    describe: (it) => it.describe([FAVORITE]),
  },
  cart: {
    get: (it) => it.get(),
    add: (it) => it.add("tl-deluxe", 1, "key"),
    changeQuantity: (it) => it.changeQuantity("tl-deluxe", 2),
    remove: (it) => it.remove("tl-deluxe"),
    merge: (it) => it.merge([SEEN_LINE]),
    validate: (it) => it.validate([SEEN_LINE]),
  },
  news: {
    listNotices: (it) => it.listNotices({}),
    getNotice: (it) => it.getNotice("n1"),
    listStaticBoards: (it) => it.listStaticBoards(),
    listStaticArticles: (it) => it.listStaticArticles("rules"),
    getStaticArticle: (it) => it.getStaticArticle("s1"),
  },
  community: {
    listLatest: (it) => it.listLatest({ limit: 6 }),
    listBoards: (it) => it.listBoards(GAME),
    listArticles: (it) => it.listArticles(BOARD, {}),
    getArticle: (it) => it.getArticle(ARTICLE),
    postArticle: (it) => it.postArticle(BOARD, WORDS, "key"),
    editArticle: (it) => it.editArticle(ARTICLE, WORDS, INSTANT),
    removeArticle: (it) => it.removeArticle(ARTICLE),
    restoreArticle: (it) => it.restoreArticle(ARTICLE),
    likeArticle: (it) => it.likeArticle(ARTICLE, true),
    hideArticle: (it) => it.hideArticle(ARTICLE, true),
    reportArticle: (it) => it.reportArticle(ARTICLE, REPORT, "key"),
    moderateArticle: (it) => it.moderateArticle(ARTICLE, { pinned: true }),
    listComments: (it) => it.listComments(ARTICLE, {}),
    postComment: (it) => it.postComment(ARTICLE, { content: "Yes.", mentions: [] }, null, "key"),
    editComment: (it) => it.editComment(COMMENT, { content: "No.", mentions: [] }),
    removeComment: (it) => it.removeComment(COMMENT),
    restoreComment: (it) => it.restoreComment(COMMENT),
    likeComment: (it) => it.likeComment(COMMENT, true),
    hideComment: (it) => it.hideComment(COMMENT, true),
    reportComment: (it) => it.reportComment(COMMENT, REPORT, "key"),
    moderateComment: (it) => it.moderateComment(COMMENT, true),
    suggestMentions: (it) => it.suggestMentions({ gameCode: GAME, articleId: null, search: "mi" }),
    getPlayer: (it) => it.getPlayer("p1"),
    listPlayerReviews: (it) => it.listPlayerReviews("p1", undefined),
    listPlayerArticles: (it) => it.listPlayerArticles("p1", undefined),
    listBlocks: (it) => it.listBlocks(),
    listReports: (it) => it.listReports(undefined),
    resolveReports: (it) => it.resolveReports({ kind: "comment", id: "1" }, "keep"),
    setBlocked: (it) => it.setBlocked("p1", true),
    uploadImage: (it) => it.uploadImage(GAME, new Uint8Array([1, 2, 3])),
    getDraft: (it) => it.getDraft(DRAFT_TARGET),
    saveDraft: (it) => it.saveDraft(DRAFT_TARGET, WORDS),
    dropDraft: (it) => it.dropDraft(DRAFT_TARGET),
  },
  notifications: {
    list: (it) => it.list({}),
    countUnread: (it) => it.countUnread(),
    read: (it) => it.read("n1"),
    readAll: (it) => it.readAll(INSTANT),
    getMuted: (it) => it.getMuted(),
    setMuted: (it) => it.setMuted(["sale"]),
  },
  stories: { listCards: (it) => it.listCards(GAME) },
  serviceHealth: { check: (it) => it.check("store", false) },
};

/** Longest that any call may take before it counts as unanswered: uploads have longer than the common 5 s. */
const MAX_CALL_MS = 60_000;

const refusal = (status: number, headers: Record<string, string> = {}) =>
  Response.json({ error: { code: "REFUSED", message: "no", trace_id: "t-1" } }, { status, headers });
const text = (body: string, type = "application/json") => new Response(body, { headers: { "Content-Type": type } });
const never = () => new Promise<Response>(() => undefined);

interface Fault {
  readonly answer: () => Promise<Response> | Response;
  /** The failure that the caller receives. */
  readonly failure: Readonly<Record<string, unknown>>;
  /** View that a screen shows for the failure. */
  readonly view: string;
}

const parsing = (message?: RegExp) => ({
  kind: "parsing",
  ...(message && { message: expect.stringMatching(message) }),
});

const FAULTS: Readonly<Record<string, Fault>> = {
  "is refused a connection": {
    answer: () => Promise.reject(new TypeError("fetch failed")),
    failure: { kind: "fetch" },
    view: "offline",
  },
  "gets no answer": { answer: never, failure: { kind: "timeout" }, view: "offline" },
  "gets a 400": { answer: () => refusal(400), failure: { kind: "status", status: 400 }, view: "error" },
  "gets a 401": { answer: () => refusal(401), failure: { kind: "status", status: 401 }, view: "sign_in" },
  "gets a 403": {
    answer: () => refusal(403),
    failure: { kind: "status", status: 403, code: "REFUSED" },
    view: "forbidden",
  },
  "gets a 404": { answer: () => refusal(404), failure: { kind: "status", status: 404 }, view: "not_found" },
  "gets a 409": { answer: () => refusal(409), failure: { kind: "status", status: 409 }, view: "error" },
  "gets a 429": {
    answer: () => refusal(429, { "Retry-After": "7" }),
    failure: { kind: "status", status: 429, retryAfterSeconds: 7 },
    view: "wait",
  },
  "gets a 500": { answer: () => refusal(500), failure: { kind: "status", status: 500, traceId: "t-1" }, view: "error" },
  "gets a 503": {
    answer: () => refusal(503, { "Retry-After": "5" }),
    failure: { kind: "status", status: 503, retryAfterSeconds: 5 },
    view: "error",
  },
  "gets a page instead of data": {
    answer: () => text("<!doctype html><h1>Welcome to the hotel</h1>", "text/html"),
    failure: parsing(/not JSON/),
    view: "error",
  },
  "gets data that is cut off": {
    answer: () => text('{"games":[{"game_co'),
    failure: parsing(/not JSON/),
    view: "error",
  },
  "gets data of another shape": { answer: () => text("[[42]]"), failure: parsing(), view: "error" },
  "gets nothing": { answer: () => text(""), failure: parsing(/empty/), view: "error" },
  "gets 10 MB": {
    answer: () => new Response("{}", { headers: { "Content-Length": String(10 * 1_024 * 1_024 + 1) } }),
    failure: parsing(/more than/),
    view: "error",
  },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function openGateways(answer: () => Promise<Response> | Response) {
  let sent = 0;
  const sessionId = createSessionId("kept");
  const gateways = createHttpGateways({
    ...buildHttpClientOptions({
      sessionId,
      fetch: async () => {
        sent += 1;
        return answer();
      },
    }),
    wstaticDomain: "",
  });
  return { gateways, sessionId, sentRequests: () => sent };
}

const EVERY_CALL = Object.entries(CALLS).flatMap(([port, asking]) =>
  Object.entries(asking).map(([method, ask]) => ({
    name: `${port}.${method}`,
    ask: (gateways: HttpGateways) => (ask as (gateway: unknown) => AnyResult)(gateways[port as keyof HttpGateways]),
  })),
);

describe.each(EVERY_CALL)("$name", ({ name, ask }) => {
  test("says once why it fails, and is sent once, for every fault", async () => {
    for (const [what, { answer, failure, view }] of Object.entries(FAULTS)) {
      const { gateways, sentRequests } = openGateways(answer);
      const asked = ask(gateways);
      await vi.advanceTimersByTimeAsync(MAX_CALL_MS);
      const result = await asked;
      expect(result, what).toMatchObject({ ok: false, failure });
      if (!result.ok) expect(failureViewOf(result.failure).kind, what).toBe(view);
      // The write that may have arrived is never repeated by itself.
      expect(sentRequests(), what).toBe(1);
      expect(vi.getTimerCount(), what).toBe(0);
    }
  });

  test("has timed out before its late answer, which changes nothing", async () => {
    let answerLate = () => {};
    const { gateways, sessionId } = openGateways(
      () =>
        new Promise((resolve) => {
          answerLate = () => resolve(Response.json({}, { headers: { "X-Pp-Sid": "late" } }));
        }),
    );
    const asked = ask(gateways);
    await vi.advanceTimersByTimeAsync(MAX_CALL_MS);
    expect(await asked).toMatchObject({ ok: false, failure: { kind: "timeout" } });
    answerLate();
    await vi.advanceTimersByTimeAsync(0);
    expect(sessionId.read()).not.toBe("late");
  });

  test("sent twice returns to each caller its own answer, in any order", async () => {
    const answers: ((status: number) => void)[] = [];
    const { gateways } = openGateways(
      () =>
        new Promise((resolve) => {
          answers.push((status) => resolve(refusal(status)));
        }),
    );
    const [first, second] = [ask(gateways), ask(gateways)];
    await vi.advanceTimersByTimeAsync(0);
    answers[1]?.(500);
    answers[0]?.(404);
    expect(await first, name).toMatchObject({ failure: { status: 404 } });
    expect(await second, name).toMatchObject({ failure: { status: 500 } });
  });
});
