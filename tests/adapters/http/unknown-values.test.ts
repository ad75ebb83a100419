import type { GenericSchema } from "valibot";
import { describe, expect, test } from "vitest";
import type { HttpGateways } from "#adapters/http/http-gateways.idle.ts";
import { CALLS, type CallName } from "#adapters/wire/calls.ts";
import type { Result } from "#core/failures/request-failure.ts";
import { scriptGateways } from "#tests/support/scripted-gateways.ts";
import { exampleOf } from "#tests/support/wire-example.ts";

type Answer = Record<string, unknown>;
type Read = (gateways: HttpGateways) => Promise<Result<unknown>>;

const BOARD = { gameCode: "tl", boardAlias: "free" };
const ARTICLE = { id: "a-1", gameCode: "tl" };

const listGames: Read = ({ catalogue }) => catalogue.listGames({});
const listArticles: Read = ({ community }) => community.listArticles(BOARD, {});
const listComments: Read = ({ community }) => community.listComments(ARTICLE, {});
const listReviews: Read = ({ reviews }) => reviews.list("tl", {});
const listOrders: Read = ({ orders }) => orders.list(undefined);
const listAchievements: Read = ({ achievements }) => achievements.list("tl");
const listGoods: Read = ({ catalogue }) => catalogue.listGoodsOfGame("tl");
const getOrder: Read = ({ orders }) => orders.get("o-1");
const checkSession: Read = ({ session }) => session.check("tl");
const getGame: Read = ({ catalogue }) => catalogue.getGame("tl");

const answerOf = (name: CallName) => exampleOf(CALLS[name].answer as GenericSchema) as Answer;

/** Value of an answer as the product reads it. */
async function read(answer: Answer, ask: Read): Promise<unknown> {
  const result = await ask(scriptGateways(answer).gateways);
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

/** The answer with a change of the first item of its list. */
function changeFirst(name: CallName, change: (item: Answer) => unknown): Answer {
  const answer = answerOf(name);
  const [list = ""] = Object.keys(answer).filter((key) => Array.isArray(answer[key]));
  const [first, ...others] = answer[list] as Answer[];
  return { ...answer, [list]: [change(first as Answer), ...others] };
}

describe.each<[CallName, Read]>([
  ["listGames", listGames],
  ["listReviews", listReviews],
  ["listArticles", listArticles],
  ["listComments", listComments],
  ["listReports", ({ community }) => community.listReports(undefined)],
  ["listPlayerReviews", ({ community }) => community.listPlayerReviews("p", undefined)],
  ["listPlayerArticles", ({ community }) => community.listPlayerArticles("p", undefined)],
  ["listNotices", ({ news }) => news.listNotices({})],
  ["listNotifications", ({ notifications }) => notifications.list({})],
])("%s", (name, ask) => {
  test.each([
    ["goes on at its cursor", { has_more: true, previous_value: "c2" }, { hasMore: true, nextCursor: "c2" }],
    ["ends where it says so", { has_more: false, previous_value: "c2" }, { hasMore: false }],
    ["goes on at a cursor alone", { has_more: undefined, previous_value: "c2" }, { hasMore: true, nextCursor: "c2" }],
    ["goes on beside words nobody can read", { has_more: "perhaps", previous_value: "c2" }, { hasMore: true }],
    ["goes on where nobody can ask", { has_more: true, previous_value: undefined }, { hasMore: true, nextCursor: "" }],
    ["ends with neither", { has_more: undefined, previous_value: undefined }, { hasMore: false, nextCursor: null }],
  ])("%s", async (_, page, end) => {
    expect(await read({ ...answerOf(name), ...page }, ask)).toMatchObject(end);
  });
});

test("a page that nobody can ask for fails, and is not the first one again", async () => {
  const { gateways, sent } = scriptGateways(answerOf("listNotices"));
  expect(await gateways.news.listNotices({ cursor: "" })).toMatchObject({ ok: false, failure: { kind: "parsing" } });
  expect(sent).toEqual([]);
});

test.each([
  [undefined, "c2"],
  ["perhaps", "c2"],
  [true, "c2"],
  [false, null],
])("the list of orders with has_more %s goes on at %s", async (has_more, nextCursor) => {
  const answer = { ...answerOf("listOrders"), has_more, previous_value: "c2" };
  expect(await read(answer, listOrders)).toMatchObject({ nextCursor });
});

test.each([
  [undefined, false],
  ["c-9", true],
])("comments from %s on that do not say whether others precede them: %s", async (from, hasEarlier) => {
  const answer = { ...answerOf("listComments"), has_earlier: undefined };
  expect(await read(answer, ({ community }) => community.listComments(ARTICLE, { from }))).toMatchObject({
    hasEarlier,
  });
});

describe.each([
  ["a deleted account", null, null],
  ["an empty nickname", "", ""],
  ["none", undefined, ""],
  ["one that cannot be read", { first: "Haru" }, ""],
])("of an author with %s", (_, nickname, known) => {
  const author = { id: "u-1", nickname, avatar: "" };

  test("a review says no more than that", async () => {
    const answer = changeFirst("listReviews", (review) => ({ ...review, author }));
    const reviews = [{ author: { nickname: known } }, {}];
    expect(await read(answer, (gateways) => gateways.reviews.list("tl", {}))).toMatchObject({ reviews });
  });

  test("an article says no more than that", async () => {
    const answer = changeFirst("listArticles", (article) => ({ ...article, author }));
    const articles = [{ author: { nickname: known } }, {}];
    expect(await read(answer, listArticles)).toMatchObject({ articles });
  });

  test("nobody can be mentioned", async () => {
    const search = { gameCode: "tl", articleId: null, search: "" };
    const answer = { players: [author, { ...author, id: "u-2", nickname: "Haru" }] };
    const players = [{ id: "u-2" }];
    expect(await read(answer, ({ community }) => community.suggestMentions(search))).toMatchObject(players);
  });
});

test("the only report stays in the list if the kind of its post is unknown", async () => {
  const answer = answerOf("listReports");
  const [post] = answer.posts as Answer[];
  const unknown = { ...answer, posts: [{ ...post, kind: "guild" }] };
  const posts = [{ kind: null, id: post?.id }];
  expect(await read(unknown, ({ community }) => community.listReports(undefined))).toMatchObject({ posts });
});

test.each([
  ["Q3 2026", undefined],
  ["tomorrow", undefined],
  [undefined, undefined],
  [12, undefined],
  [null, null],
  ["Fri, 21 Aug 2026 11:27:00 GMT", "2026-08-21T11:27:00.000Z"],
  ["2026-08-21", "2026-08-21T00:00:00.000Z"],
])("a release at %j is read as %j: only null says that no date is set", async (sent, releaseAt) => {
  const answer = changeFirst("listGames", (game) => ({ ...game, releaseAt: sent }));
  const found = await read(answer, listGames);
  expect((found as { games: readonly { releaseAt?: unknown }[] }).games[0]?.releaseAt).toBe(releaseAt);
});

test.each([
  [null, null],
  [undefined, undefined],
  ["12 euros", undefined],
  [{ list: 999, sale: 999 }, undefined],
])("a lowest price that is %j is read as %j: only null says that there is none", async (sent, lowestPrice) => {
  const answer = changeFirst("listGames", (game) => ({ ...game, lowestPrice: sent }));
  const found = await read(answer, listGames);
  expect((found as { games: readonly { lowestPrice?: unknown }[] }).games[0]?.lowestPrice).toBe(lowestPrice);
});

const PEGI = { board: "PEGI", label: "PEGI 18", descriptors: ["Violence"] };
test.each([
  [[PEGI], [PEGI]],
  [[], []],
  [[{ board: "KMRB", label: "KMRB 19" }], [{ board: null, label: "KMRB 19", descriptors: [] }]],
  [[{ label: {} }, PEGI], [PEGI]],
  [[{ label: {} }], null],
  ["PEGI 18", null],
  [undefined, null],
  [null, null],
])("age ratings of a game that are %j are read as %j: none is not the same as unknown", async (sent, ageRatings) => {
  const answer = { ...answerOf("getGame"), ageRatings: sent };
  expect(await read(answer, getGame)).toMatchObject({ ageRatings });
});

test.each([
  [{ launch: ["KR"] }, { launch: ["KR"], pre: [], chatLaunch: [], chatPre: [] }],
  [
    { launch: ["KR"], pre: null, chatPre: 5 },
    { launch: ["KR"], pre: null, chatLaunch: [], chatPre: null },
  ],
])("countries of a game that are %j are read as %j: a list that is left out is empty", async (countries, lists) => {
  expect(await read({ ...answerOf("getGame"), countries }, getGame)).toMatchObject({ countries: lists });
});

describe.each([undefined, "of tomorrow", {}])(
  "a field that is %j says nothing, and is not none or another one:",
  (value) => {
    test.each<[CallName, readonly string[], Read, object]>([
      ["listGifts", ["direction"], ({ gifts }) => gifts.list(), [{ direction: null }, {}]],
      ["listGifts", ["state"], ({ gifts }) => gifts.list(), [{ state: null }, {}]],
      ["listGoodsOfGame", ["maxQuantity", "giftable"], listGoods, [{ maxQuantity: null }, {}]],
      ["listGoodsOfGame", ["availability"], listGoods, [{ availability: null }, {}]],
      ["listGoodsOfGame", ["contentType"], listGoods, [{ contentType: null }, {}]],
      ["listGames", ["lifecycle"], listGames, { games: [{ lifecycle: null }, {}] }],
      ["listGames", ["reviewSummary"], listGames, { games: [{ reviewSummary: null }, {}] }],
      ["listGames", ["countries"], listGames, { games: [{ countries: { launch: null } }, {}] }],
      ["listArticles", ["like_count"], listArticles, { articles: [{ likeCount: null }, {}] }],
      ["listArticles", ["comment_count"], listArticles, { articles: [{ commentCount: null }, {}] }],
      ["listComments", ["like_count"], listComments, { comments: [{ likeCount: null }, {}] }],
      ["listComments", ["reply_count"], listComments, { comments: [{ replyCount: null }, {}] }],
      ["listReviews", ["helpful_count"], listReviews, { reviews: [{ helpfulCount: null }, {}] }],
      ["listReviews", ["unhelpful_count"], listReviews, { reviews: [{ unhelpfulCount: null }, {}] }],
      ["listLibrary", ["standing"], ({ library }) => library.list(), [{ standing: null }, {}]],
      ["listAchievements", ["tier"], listAchievements, { achievements: [{ tier: null }, {}] }],
      ["listCoupons", ["worth", "state"], ({ rewards }) => rewards.listCoupons(), [{ worth: null, state: null }, {}]],
      ["listRewards", ["state"], ({ rewards }) => rewards.listRewards(), [{ state: null }, {}]],
      ["listOrders", ["state"], listOrders, { orders: [{ state: null }, {}] }],
      ["getOrder", ["purpose", "provider", "state"], getOrder, { purpose: null, provider: null, state: null }],
      ["likeArticle", ["like_count"], ({ community }) => community.likeArticle(ARTICLE, true), { likeCount: null }],
      ["voteForReview", ["helpful_count"], ({ reviews }) => reviews.vote("tl", "r-1", true), { helpfulCount: null }],
    ])("%s: %j", async (name, fields, ask, known) => {
      const spoil = (item: Answer) => ({ ...item, ...Object.fromEntries(fields.map((field) => [field, value])) });
      const isList = Object.values(answerOf(name)).some(Array.isArray) && name !== "getOrder";
      expect(await read(isList ? changeFirst(name, spoil) : spoil(answerOf(name)), ask)).toMatchObject(known);
    });
  },
);

test.each([
  [null, null],
  [undefined, null],
  ["of tomorrow", "other"],
  [{}, "other"],
])("a reason that is %j is read as %j: it is not another reason", async (reason, known) => {
  const article = { ...answerOf("getArticle"), hidden: reason, hidden_by: reason };
  expect(await read(article, ({ community }) => community.getArticle(ARTICLE))).toMatchObject({
    hidden: known,
    hiddenBy: known,
  });
  const quote = { ...answerOf("quoteOrder"), coupon: { code: "STORM15", refusal: reason } };
  const asked = { lines: [{ goodsId: "castle", quantity: 1 }], couponCode: "STORM15" };
  expect(await read(quote, ({ orders }) => orders.quote(asked))).toMatchObject({ coupon: { refusal: known } });
  const check = { ...answerOf("checkGift"), refusal: reason };
  const gift = { goodsId: "castle", recipient: "yuna" };
  expect(await read(check, ({ gifts }) => gifts.check(gift))).toMatchObject({ refusal: known });
});

const without = (answer: Answer, fields: readonly string[]): Answer =>
  Object.fromEntries(Object.entries(answer).filter(([name]) => !fields.includes(name)));

test.each<[CallName, readonly string[], Read]>([
  ["getGame", ["requirements", "languages", "ageRatings", "accessibility", "links", "boards", "serviceInfo"], getGame],
  ["listFacets", ["tags", "languages", "ages", "accessibility", "prices"], ({ catalogue }) => catalogue.listFacets({})],
  ["listNotifications", ["unread_count"], ({ notifications }) => notifications.list({})],
  ["listAchievements", ["text_locale"], listAchievements],
  ["getCart", ["changes"], ({ cart }) => cart.get()],
  ["getOrder", ["tax_included"], getOrder],
  ["getPlayer", ["review_count", "article_count"], ({ community }) => community.getPlayer("u-1")],
  ["getPreRegistration", ["count"], ({ preRegistration }) => preRegistration.get("tl")],
  ["getAverageScore", ["by_language"], ({ reviews }) => reviews.getAverage("tl")],
  ["getContents", ["category", "content_id"], ({ content }) => content.getContents("store", "home", ["links"])],
])("%s is read without %j", async (name, fields, ask) => {
  expect(await read(without(answerOf(name), fields), ask)).toBeDefined();
});

test.each<[CallName, string, Read]>([
  ["listOrders", "line_count", listOrders],
  ["listReviews", "is_deleted", listReviews],
  ["listComments", "is_deleted", listComments],
  ["listReports", "words", ({ community }) => community.listReports(undefined)],
  ["listStoryCards", "text_locale", ({ stories }) => stories.listCards("tl")],
  ["listStaticBoards", "text_locale", ({ news }) => news.listStaticBoards()],
  ["listGifts", "message", ({ gifts }) => gifts.list()],
  ["listCoupons", "description", ({ rewards }) => rewards.listCoupons()],
  ["getCart", "id", ({ cart }) => cart.get()],
])("an item of %s stays in the list without its %s", async (name, field, ask) => {
  const whole = scriptGateways(answerOf(name)).gateways;
  const cut = scriptGateways(changeFirst(name, (item) => without(item, [field]))).gateways;
  const lengthOf = (value: unknown) => Object.values({ value, ...(value as object) }).find(Array.isArray)?.length;
  const [before, after] = [await ask(whole), await ask(cut)];
  expect(after.ok && lengthOf(after.value)).toBe(before.ok && lengthOf(before.value));
});

test.each<[CallName, Read]>([
  ["listGifts", ({ gifts }) => gifts.list()],
  ["listCoupons", ({ rewards }) => rewards.listCoupons()],
  ["listLibrary", ({ library }) => library.list()],
  ["listReviews", listReviews],
  ["getCart", ({ cart }) => cart.get()],
  ["mergeCart", ({ cart }) => cart.merge([])],
  ["describeFavorites", ({ favorites }) => favorites.describe([{ type: "game", id: "tl" }])],
])("a list of %s that lacks an unreadable item says so", async (name, ask) => {
  const answer = answerOf(name);
  const holder = (answer.cart ?? answer) as Answer;
  const [list = ""] = Object.keys(holder).filter((key) => Array.isArray(holder[key]));
  const cut = { ...holder, [list]: [...(holder[list] as unknown[]), {}] };
  expect(await ask(scriptGateways(answer).gateways)).not.toHaveProperty("isPartial");
  const partial = answer.cart === undefined ? cut : { ...answer, cart: cut };
  expect(await ask(scriptGateways(partial).gateways)).toMatchObject({ ok: true, isPartial: true });
});

test.each([
  [undefined, null],
  [{ rate: "19 %", amount: 16 }, null],
  [{ kind: "vat", rate: 19, amount: -16 }, null],
  [
    { kind: "octroi", rate: 19, amount: 16 },
    { kind: "other", rate: 19, amount: 16 },
  ],
])("the tax of a quote that is %j is read as %j", async (sent, tax) => {
  const quote = { ...answerOf("quoteOrder"), tax: sent };
  expect(await read(quote, ({ orders }) => orders.quote({ lines: [], couponCode: null }))).toMatchObject({ tax });
});

test.each([undefined, "none", [{}]])("menus of a board that are %j are not known", async (menus) => {
  const answer = changeFirst("listBoards", (board) => ({ ...board, menus }));
  expect(await read(answer, ({ community }) => community.listBoards("tl"))).toMatchObject({
    boards: [{ menus: null }, {}],
  });
});

test.each<[string, Answer, Read]>([
  ["who is signed in", { config: {}, user: {} }, checkSession],
  [
    "what a player may see",
    { config: {}, user: { user_id: "u", country_code: "KR", user_credential_codes: 7 } },
    checkSession,
  ],
  [
    "whether an order was placed",
    { order: { ...answerOf("getOrder"), total: "9.99" } },
    ({ orders }) => orders.findByAttempt("k"),
  ],
  [
    "whether there is a draft",
    { draft: { title: "Rain" } },
    ({ community }) => community.getDraft({ gameCode: "tl", boardAlias: "free", articleId: null }),
  ],
  ["whether a pre-install is requested", { status: "DONE" }, ({ preInstall }) => preInstall.getStatus("tl")],
  [
    "how players rate a game",
    { ...answerOf("getAverageScore"), average: "good" },
    ({ reviews }) => reviews.getAverage("tl"),
  ],
  [
    "what a round has won",
    { ...answerOf("playMiniGame"), prize: { code: 7 } },
    ({ rewards }) => rewards.playMiniGame("k"),
  ],
])("an answer fails that does not say readably %s: nothing would be another statement", async (_, answer, ask) => {
  expect(await ask(scriptGateways(answer).gateways)).toMatchObject({ ok: false, failure: { kind: "parsing" } });
});

test("a pre-install is not requested where nothing is said of it", async () => {
  expect(await read({}, ({ preInstall }) => preInstall.getStatus("tl"))).toBe(0);
});
