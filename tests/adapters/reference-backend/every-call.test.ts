import { Secret, TOTP } from "otpauth";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { accountClosures, gifts, moderators } from "#adapters/reference-backend/database/schema/index.ts";
import { CALLS, type Call, type CallName } from "#adapters/wire/calls.ts";
import { errorAnswerSchema } from "#adapters/wire/envelope.ts";
import { POST_INTERVAL_MS } from "#core/community/constants.ts";
import { DATABASE_KINDS, type DatabaseKind } from "#tests/support/database.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { payOnPage } from "#tests/support/pay-on-page.ts";
import { makePasskey } from "#tests/support/software-authenticator.ts";
import { TEST_START, type TestViewer, type ViewerRequest } from "#tests/support/test-backend.ts";
import { passwordOf } from "./new-player.ts";
import { PIXEL } from "./pictures.ts";
import { giftOf } from "./purchases.ts";

/** A gift to send; the test reads its price first. */
const GIFT = giftOf("lin2-deluxe", "", { message: "For the long nights." });

/** Password of the player for whom the calls are made. */
const PASSWORD = passwordOf("player-kr");
/** Codes of the second factor; they are known once it has begun, and once it is on. */
const FIRST_CODE = { code: "" };
const RECOVERY_CODE = { password: PASSWORD, code: "" };
/** What the browser makes once a passkey has begun. */
const NEW_PASSKEY: { credential: unknown } = { credential: null };

/** One good request for each call; a call that is missing here does not compile. */
const GOOD_REQUESTS: Readonly<Record<CallName, { readonly path: string } & ViewerRequest>> = {
  listGames: { path: "/api/store/games?q=lineage&sort=title&limit=5" },
  searchGames: { path: "/api/store/search?q=lineage&limit=5" },
  listFacets: { path: "/api/store/games/facets?countryCode=JP" },
  getGame: { path: "/api/store/games/tl?countryCode=kr" },
  getOwnGameRecord: { path: "/api/store/games/tl/users/me" },
  rememberRecentGame: { path: "/api/store/games/user/recent/tl" },
  listRecentGames: { path: "/api/store/games/user/recent" },
  forgetRecentGames: { path: "/api/store/games/user/recent" },
  listLibrary: { path: "/api/store/library" },
  recordGameStart: { path: "/api/store/library/tl/start" },
  setLibraryGameHidden: { path: "/api/store/library/tl/hidden", json: { hidden: true } },
  listGoodsOfGame: { path: "/api/store/goods/games/tl" },
  getGoods: { path: "/api/store/goods/tl-standard/details" },
  listOffers: { path: "/api/store/goods?limit=7" },
  listAchievements: { path: "/api/store/games/tl/achievements" },
  suggest: { path: "/api/store/search/suggest?q=line" },
  getAverageScore: { path: "/api/store/games/tl/reviews/scores/average" },
  listReviews: { path: "/api/store/games/tl/reviews?sort=newest&stars=5" },
  listOwnReviews: { path: "/api/store/games/tl/reviews/me" },
  postReview: { path: "/api/store/games/tl/reviews", json: { content: "Worth every rainy evening of it.", score: 5 } },
  editReview: {
    path: "/api/store/games/tl/reviews/{ownReview}",
    json: { content: "Still worth it, mostly.", score: 4 },
  },
  removeReview: { path: "/api/store/games/tl/reviews/{ownReview}" },
  keepFavorite: { path: "/api/store/favorites/game/tl" },
  listFavorites: { path: "/api/store/favorites" },
  dropFavorite: { path: "/api/store/favorites/game/tl" },
  mergeFavorites: { path: "/api/store/favorites/merge", json: { favorites: [{ type: "goods", id: "tl-deluxe" }] } },
  describeFavorites: { path: "/api/store/favorites/details?items=game:tl,goods:tl-deluxe" },
  addToCart: { path: "/api/store/cart/items", json: { goods_id: "aion-deluxe", quantity: 1 } },
  getCart: { path: "/api/store/cart" },
  changeCartQuantity: { path: "/api/store/cart/items/aion-deluxe", json: { quantity: 1 } },
  mergeCart: {
    path: "/api/store/cart/merge",
    json: { lines: [{ goods_id: "lin-deluxe", quantity: 1, amount: 1, currency: "KRW" }] },
  },
  validateCart: {
    path: "/api/store/cart/validate",
    json: { lines: [{ goods_id: "lin-deluxe", quantity: 1, amount: 1, currency: "KRW" }] },
  },
  removeFromCart: { path: "/api/store/cart/items/aion-deluxe" },
  findGiftRecipients: { path: "/api/store/gifts/recipients?nickname=gift-friend" },
  checkGift: { path: "/api/store/gifts/check?goodsId=lin2-ninth-castle&recipient=player-jp" },
  sendGift: { path: "/api/store/gifts", json: GIFT },
  listGifts: { path: "/api/store/gifts" },
  acceptGift: { path: "/api/store/gifts/{gift}/accept" },
  declineGift: { path: "/api/store/gifts/{otherGift}/decline" },
  withdrawGift: { path: "/api/store/gifts/{sentGift}/withdraw" },
  listCoupons: { path: "/api/store/coupons" },
  redeemCoupon: { path: "/api/store/coupons/redeem", json: { code: " welcome-10 " } },
  listRewards: { path: "/api/store/rewards" },
  claimReward: { path: "/api/store/rewards/welcome/claim" },
  getMiniGame: { path: "/mini-game/api/state" },
  playMiniGame: { path: "/mini-game/api/rounds" },
  restoreReview: { path: "/api/store/games/tl/reviews/{ownReview}/restore" },
  voteForReview: { path: "/api/store/games/tl/reviews/{otherReview}/vote", json: { helpful: true } },
  reportReview: { path: "/api/store/games/tl/reviews/{otherReview}/report", json: { reason: "spam" } },
  getPreInstall: { path: "/api/pre-install/games/hoyeon" },
  requestPreInstall: { path: "/api/pre-install/games/hoyeon" },
  listPreRegistrations: { path: "/api/store/pre-registrations" },
  getPreRegistration: { path: "/api/store/games/h3/pre-registration" },
  preRegister: { path: "/api/store/games/h3/pre-registration", json: { notify: true } },
  withdrawPreRegistration: { path: "/api/store/games/h3/pre-registration" },
  quoteOrder: { path: "/api/store/orders/quote", json: { lines: [{ goods_id: "linw-deluxe", quantity: 1 }] } },
  placeOrder: {
    path: "/api/store/orders",
    json: {
      lines: [{ goods_id: "linw-deluxe", quantity: 1 }],
      provider: "nshop",
      expected_total: 36_900,
      currency: "KRW",
    },
  },
  findOrder: { path: "/api/store/orders/attempt?key=placeOrder-0" },
  listOrders: { path: "/api/store/orders" },
  getOrder: { path: "/api/store/orders/{order}" },
  cancelOrder: { path: "/api/store/orders/{order}/cancel" },
  requestRefund: { path: "/api/store/orders/{paidOrder}/refund", json: { reason: "by_mistake" } },
  listLanguages: { path: "/api/store/languages" },
  getContents: { path: "/api/categories/store/contents/index?keySets=banners" },
  getAdminContents: { path: "/content-admin/api/categories/store/contents/index" },
  checkSession: { path: "/api/session/check?gameCode=tl" },
  getSessionUser: { path: "/api/session/user" },
  requestSso: { path: "/api/session/sso", json: { url: "https://owned.example.com/page" } },
  getProfile: { path: "/purple/getMyProfileInfo", json: { gameCode: "tl" } },
  sendLogEvents: {
    path: "/logd/log/send",
    json: [
      {
        logId: 4001,
        logName: "ButtonClicked",
        logType: 6,
        actorMessage: { clientType: 4, deviceId: "d", string1: "ko-KR", string2: "" },
        entityMessage: { roomType: "store", roomName: "index", roomInformation: "click", roomEnter: "" },
      },
    ],
  },
  listNotices: { path: "/news/api/notices?category=notice" },
  getNotice: { path: "/news/api/notices/{notice}" },
  listStaticBoards: { path: "/static-board/api/boards" },
  listStaticArticles: { path: "/static-board/api/boards/rules/articles" },
  getStaticArticle: { path: "/static-board/api/articles/rules-of-the-boards" },
  listStoryCards: { path: "/story/api/games/tl/cards" },
  listBoards: { path: "/community/api/games/tl/boards" },
  listArticles: { path: "/community/api/games/tl/boards/free/articles?sort=top" },
  listLatestArticles: { path: "/community/api/articles?limit=6" },
  getArticle: { path: "/community/api/articles/{article}" },
  postArticle: {
    path: "/community/api/games/tl/boards/free/articles",
    json: { title: "Rain over the harbour", body: "<p>It has not stopped since Tuesday.</p>" },
  },
  editArticle: {
    path: "/community/api/articles/{ownArticle}",
    json: {
      title: "Sun over the harbour",
      body: "<p>It has stopped.</p>",
      updated_at: new Date(TEST_START).toISOString(),
    },
  },
  removeArticle: { path: "/community/api/articles/{ownArticle}" },
  restoreArticle: { path: "/community/api/articles/{ownArticle}/restore" },
  likeArticle: { path: "/community/api/articles/{article}/like", json: { liked: true } },
  hideArticle: { path: "/community/api/articles/{article}/hide", json: { hidden: true } },
  moderateArticle: { path: "/community/api/articles/{article}/moderate", json: { recommended: true } },
  listComments: { path: "/community/api/articles/{article}/comments?sort=newest" },
  reportArticle: { path: "/community/api/articles/{article}/report", json: { reason: "spam" } },
  postComment: { path: "/community/api/articles/{commentedArticle}/comments", json: { content: "Same here." } },
  editComment: { path: "/community/api/comments/{ownComment}", json: { content: "Same here, twice." } },
  removeComment: { path: "/community/api/comments/{ownComment}" },
  restoreComment: { path: "/community/api/comments/{ownComment}/restore" },
  likeComment: { path: "/community/api/comments/{otherComment}/like", json: { liked: true } },
  hideComment: { path: "/community/api/comments/{otherComment}/hide", json: { hidden: true } },
  moderateComment: { path: "/community/api/comments/{otherComment}/moderate", json: { hidden: false } },
  reportComment: { path: "/community/api/comments/{otherComment}/report", json: { reason: "off_topic" } },
  listReports: { path: "/community/api/reports" },
  resolveReports: { path: "/community/api/reports/comment/{otherComment}/resolve", json: { decision: "keep" } },
  suggestMentions: { path: "/community/api/mentions?gameCode=tl&articleId={article}&search=a" },
  getPlayer: { path: "/community/api/players/player-jp" },
  listPlayerReviews: { path: "/community/api/players/player-jp/reviews" },
  listPlayerArticles: { path: "/community/api/players/player-jp/articles" },
  listBlocks: { path: "/community/api/blocks" },
  blockAuthor: { path: "/community/api/blocks/player-jp" },
  unblockAuthor: { path: "/community/api/blocks/player-jp" },
  uploadImage: {
    path: "/community/api/images",
    body: PIXEL,
    headers: { "Content-Type": "application/octet-stream" },
  },
  saveDraft: { path: "/community/api/drafts?gameCode=tl&boardAlias=free", json: { title: "", body: "<p>Not yet</p>" } },
  getDraft: { path: "/community/api/drafts?gameCode=tl&boardAlias=free" },
  dropDraft: { path: "/community/api/drafts?gameCode=tl&boardAlias=free" },
  listNotifications: { path: "/notification/api/notifications" },
  countUnreadNotifications: { path: "/notification/api/notifications/unread-count" },
  readNotification: { path: "/notification/api/notifications/{notification}/read" },
  readAllNotifications: {
    path: "/notification/api/notifications/read-all",
    json: { until: "2026-11-21T12:00:00.000Z" },
  },
  getNotificationSettings: { path: "/notification/api/settings" },
  changeNotificationSettings: { path: "/notification/api/settings", json: { muted: ["sale"] } },
  // The account is in this country already: the other tests go on with it.
  changeCountry: { path: "/api/account/country", json: { country_code: "KR" } },
  exportAccount: { path: "/api/account/export" },
  changeProfile: { path: "/api/account/profile", json: { nickname: "Every caller", picture_id: "3" } },
  getAccountSecurity: { path: "/api/account/security" },
  changePassword: { path: "/api/account/password", json: { current_password: PASSWORD, new_password: PASSWORD } },
  changeEmail: { path: "/api/account/email", json: { email: "every@example.com", password: PASSWORD } },
  sendEmailLink: { path: "/api/account/email/link" },
  removeEmail: { path: "/api/account/email/remove", json: { password: PASSWORD } },
  listAccountSessions: { path: "/api/account/sessions" },
  endAccountSession: { path: `/api/account/sessions/${"0".repeat(32)}` },
  endOtherAccountSessions: { path: "/api/account/sessions" },
  beginSecondFactor: { path: "/api/account/second-factor", json: { password: PASSWORD } },
  confirmSecondFactor: { path: "/api/account/second-factor", json: FIRST_CODE },
  removeSecondFactor: { path: "/api/account/second-factor/remove", json: RECOVERY_CODE },
  beginPasskey: { path: "/api/account/passkeys/options", json: { password: PASSWORD } },
  addPasskey: { path: "/api/account/passkeys", json: NEW_PASSKEY },
  renamePasskey: { path: "/api/account/passkeys/{passkey}", json: { name: "Phone" } },
  removePasskey: { path: "/api/account/passkeys/{passkey}/remove", json: { password: PASSWORD } },
  // The last one that needs the session.
  closeAccount: { path: "/api/account/close", json: { password: PASSWORD } },
  signOut: { path: "/logout?redirect=false" },
};

/** Copies of each write that are sent at once, with two keys; PGlite runs one transaction at a time. */
const AT_ONCE = { pglite: 2, postgres: 12 };
/** Of an account, texts and pictures of three calls are worked on or wait. */
const LONG_WORK: readonly CallName[] = ["postArticle", "editArticle", "saveDraft", "uploadImage"];
/** Only the last of them counts, or their mails are limited, so that the calls after them could not go on. */
const ONE_AT_A_TIME: readonly CallName[] = ["beginSecondFactor", "beginPasskey", "changeEmail"];
/** Writes that make something once for each `Idempotency-Key`: the same key gets the same answer. */
const MADE_ONCE: readonly CallName[] = [
  ...(["postReview", "sendGift", "redeemCoupon", "playMiniGame", "reportReview"] as const),
  ...(["placeOrder", "postArticle", "reportArticle", "postComment", "reportComment"] as const),
];

describe.each(DATABASE_KINDS)("every call of the publisher API on %s", (kind) => {
  let player: TestViewer;
  const known = new Map<string, string>();

  const store = openTestStore(kind, { rateLimits: { writes: 0 } });
  beforeAll(async () => {
    player = await store.visitor().signIn("player-kr");
    const { reviews } = await player.json<{ reviews: { id: string }[] }>("/api/store/games/tl/reviews");
    known.set("{otherReview}", reviews[0]?.id ?? "none");
    await store.visitor().register("gift-friend", "KR");
    const found = await player.json<{ players: { id: string }[] }>(GOOD_REQUESTS.findGiftRecipients.path);
    GIFT.recipient = found.players[0]?.id ?? "";
    const check = `/api/store/gifts/check?goodsId=lin2-deluxe&recipient=${GIFT.recipient}`;
    GIFT.expected_total = (await player.json<{ amount: number }>(check)).amount;
    const received = { recipientId: "player-kr", senderId: "player-jp" };
    for (const [name, goodsId, players] of [
      ["{gift}", "tl-deluxe", received],
      ["{otherGift}", "lin2-ninth-castle", received],
      ["{sentGift}", "lin2-ultimate", { recipientId: "player-jp", senderId: "player-kr" }],
    ] as const) {
      const now = new Date(store.now());
      const gift = { goodsId, ...players, message: "", state: "pending" as const };
      const times = { createdAt: now, deliverAt: now, expiresAt: new Date(store.now() + 1_000) };
      const id = goodsId;
      await store.database.queries.insert(gifts).values({ id, ...gift, ...times });
      known.set(name, id);
    }
    const { notices } = await player.json<{ notices: { id: string }[] }>("/news/api/notices");
    known.set("{notice}", notices[0]?.id ?? "none");
    const { articles } = await player.json<{ articles?: { id: string }[] }>(
      "/community/api/games/tl/boards/free/articles",
    );
    const bought = await player.json<{ order_key: string; redirect_url: string }>("/api/store/orders", {
      json: {
        lines: [{ goods_id: "bns2-deluxe", quantity: 1 }],
        provider: "nshop",
        expected_total: 27_600,
        currency: "KRW",
      },
    });
    await payOnPage(player.fetch, bought.redirect_url);
    known.set("{paidOrder}", bought.order_key);
    const listed = await player.json<{ notifications: { id: string }[] }>("/notification/api/notifications");
    known.set("{notification}", listed.notifications[0]?.id ?? "none");
    known.set("{article}", articles?.[0]?.id ?? "none");
    const commented = articles?.[1]?.id ?? "none";
    known.set("{commentedArticle}", commented);
    await store.database.queries.insert(moderators).values({ accountId: "player-kr" });
    const friend = await store.visitor().signIn("player-jp");
    const comments = `/community/api/articles/${commented}/comments`;
    known.set("{otherComment}", (await friend.json<{ id: string }>(comments, { json: { content: "Well." } })).id);
  });

  const addressed = (path: string) => path.replace(/\{\w+\}/, (name) => known.get(name) ?? name);

  test.each(Object.keys(GOOD_REQUESTS) as CallName[])("%s answers what its schema says", async (name) => {
    const { path, ...request } = GOOD_REQUESTS[name];
    const call: Call = CALLS[name];
    const { answer, body } = await firstOf(
      Array.from({ length: copiesOf(name, kind) }, async (_, at) => {
        const key = `${name}-${(at >> 1) % 2}`;
        const headers = { ...request.headers, "Idempotency-Key": key };
        const sent = await player.fetch(addressed(path), { method: call.method, ...request, headers });
        return { answer: sent, body: (await sent.json()) as unknown, key };
      }),
      MADE_ONCE.includes(name),
    );
    expect(answer.status, JSON.stringify(body)).toBe(200);
    expect(v.safeParse(call.answer, body).issues).toBeUndefined();
    expect(new Date(answer.headers.get("Date") ?? "").getTime()).toBe(store.now());
    expect(answer.headers.get("X-PP-Trace-Id")).toMatch(/^[\w-]+$/);
    if (name === "placeOrder") known.set("{order}", (body as { order_key: string }).order_key);
    if (name === "postReview") known.set("{ownReview}", (body as { id: string }).id);
    if (name === "postArticle") known.set("{ownArticle}", (body as { id: string }).id);
    if (name === "postComment") known.set("{ownComment}", (body as { id: string }).id);
    if (name === "beginSecondFactor") {
      const secret = Secret.fromBase32((body as { secret: string }).secret);
      FIRST_CODE.code = TOTP.generate({ secret, timestamp: store.now() });
    }
    if (name === "confirmSecondFactor") {
      RECOVERY_CODE.code = (body as { recovery_codes: string[] }).recovery_codes[0] ?? "";
    }
    if (name === "beginPasskey") {
      const { challenge, rp, user } = body as { challenge: string; rp: { id: string }; user: { id: string } };
      const owner = { rpId: rp.id, userHandle: user.id };
      NEW_PASSKEY.credential = makePasskey(owner, { challenge, origin: "http://localhost" }).credential;
    }
    if (name === "addPasskey") known.set("{passkey}", (body as { id: string }).id);
    // Boards want a pause between two posts.
    if (name === "postArticle") store.passTime(POST_INTERVAL_MS);
  });

  const callsForPlayers = (Object.keys(GOOD_REQUESTS) as CallName[]).filter((name) => CALLS[name].access === "player");
  test.each(callsForPlayers)("%s answers a guest with 401", async (name) => {
    const { path, ...request } = GOOD_REQUESTS[name];
    const answer = await store.visitor().fetch(addressed(path), { method: CALLS[name].method, ...request });
    expect(answer.status).toBe(401);
    expect(v.is(errorAnswerSchema, await answer.json())).toBe(true);
  });

  test("a board that a game does not have is a 409 with a code of its own", async () => {
    const answer = await store.visitor().fetch("/community/api/games/tl/boards/no-such-board/articles");
    expect([answer.status, await answer.json()]).toMatchObject([409, { error: { code: 40902 } }]);
  });

  test("texts are in the requested language, and name their language if it is missing", async () => {
    const guest = store.visitor();
    const titleIn = async (headers: Record<string, string>) =>
      await guest.json<{ title: string; textLocale: string }>("/api/store/games/tl", { headers });
    expect((await titleIn({ "X-PP-Locale": "ja-JP", "Accept-Language": "ko" })).textLocale).toBe("ja-JP");
    expect((await titleIn({ "Accept-Language": "fr;q=0.2, ko-KR;q=0.9" })).textLocale).toBe("ko-KR");
    expect((await titleIn({ "X-PP-Locale": "ar" })).textLocale).toBe("ar-SA");
    expect((await titleIn({ "X-PP-Locale": "zh-HK" })).textLocale).toBe("en-US");
    expect((await titleIn({})).textLocale).toBe("en-US");
  });

  test("a guest's country is the parameter's, else the header's, else the default's; a player's the parameter's, else the account's", async () => {
    const currencyFor = async (visitor: TestViewer, path: string, headers: Record<string, string> = {}) =>
      (await visitor.json<{ price: { currency: string } }>(path, { headers })).price.currency;
    const goods = "/api/store/goods/tl-standard/details";
    const signedIn = store.visitor();
    // A test above has closed the account.
    await store.database.queries.delete(accountClosures);
    await signedIn.signIn("player-kr");
    const elsewhere = { "X-CountryCode": "DE" };
    expect(await currencyFor(store.visitor(), `${goods}?countryCode=JP`, elsewhere)).toBe("JPY");
    expect(await currencyFor(store.visitor(), goods, elsewhere)).toBe("EUR");
    expect(await currencyFor(store.visitor(), goods)).toBe("USD");
    expect(await currencyFor(signedIn, `${goods}?countryCode=JP`, elsewhere)).toBe("JPY");
    expect(await currencyFor(signedIn, goods, elsewhere)).toBe("KRW");
    expect(await currencyFor(signedIn, goods)).toBe("KRW");
    expect((await store.visitor().fetch(`${goods}?countryCode=KOR`)).status).toBe(400);
    expect((await store.visitor().fetch(goods, { headers: { "X-CountryCode": "1" } })).status).toBe(400);
  });
});

const copiesOf = (name: CallName, kind: DatabaseKind): number =>
  CALLS[name].method === "GET" || ONE_AT_A_TIME.includes(name) ? 1 : LONG_WORK.includes(name) ? 3 : AT_ONCE[kind];

/** The first good answer to copies of one request. None of them fails; with `isMadeOnce` those of one key are equal. */
async function firstOf(
  copies: readonly Promise<{ readonly answer: Response; readonly body: unknown; readonly key: string }>[],
  isMadeOnce: boolean,
) {
  const sent = await Promise.all(copies);
  expect(sent.filter(({ answer }) => answer.status >= 500).map(({ body }) => body)).toEqual([]);
  const good = sent.filter(({ answer }) => answer.status === 200);
  if (isMadeOnce) {
    for (const { key, body } of good) expect(body).toEqual(good.find((other) => other.key === key)?.body);
  }
  const [first] = good.length > 0 ? good : sent;
  if (first === undefined) throw new Error("nothing was sent");
  return first;
}
