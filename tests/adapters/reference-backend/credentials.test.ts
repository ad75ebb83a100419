import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { defaultContent } from "#adapters/reference-backend/content/default-content.ts";
import {
  accounts,
  articles,
  boardImages,
  cartLines,
  comments,
  favorites,
  gifts,
  moderators,
  notifications,
  postReports,
  recentGames,
} from "#adapters/reference-backend/database/schema/index.ts";
import { CALLS, type Call, type CallName } from "#adapters/wire/calls.ts";
import { gamesClosedByCredential } from "#core/catalogue/filter-by-credential.ts";
import { BOARD_IMAGE_PREFIX } from "#core/community/constants.ts";
import fc from "#tests/support/fast-check.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";

const seedContent = defaultContent();

/** `hoyeon` has a lobby, and a part in a bundle of another game. */
const CLOSED = ["lmj", "linncj", "lin2ncj", "aionncj", "bnsncj", "l2mncj", "bnsneoncj", "hoyeon"];
const ACCESS = {
  credentialGames: { ncj: CLOSED.join(",") },
  credentialExceptionGames: { guest: "linncj", vip: "lmj" },
};

const ofGame = { gameCode: "lmj", publishedOffsetHours: -1, pinned: true, category: "notice" } as const;
const BANNER = {
  id: "lmj-banner",
  gameCode: "lmj",
  action: { kind: "purpleWeb", target: "/game/lmj" },
  texts: { "en-US": { eyebrow: "", title: "Festival", button: "Look" } },
} as const;
const content = {
  ...seedContent,
  banners: [...seedContent.banners, { ...seedContent.banners[0], ...BANNER }],
  notices: [
    ...seedContent.notices,
    {
      ...ofGame,
      id: "lmj-news",
      texts: { "en-US": { title: "Festival", summary: "At the pier.", bodyHtml: "<p>.</p>" } },
    },
  ],
} as typeof seedContent;

/** Calls that name a closed game and are still answered: they leave it out, or remove it from the player's lists. */
const ANSWERED: readonly CallName[] = [
  "checkSession",
  "getProfile",
  "removeFromCart",
  "mergeCart",
  "validateCart",
  "dropFavorite",
  "mergeFavorites",
  "declineGift",
  "withdrawGift",
];

/** Value of a parameter, or of a field of a body, in a call about the closed game. */
const ABOUT_IT: Readonly<Record<string, unknown>> = {
  gameCode: "lmj",
  goodsId: "lmj-deluxe",
  articleId: "lmj-1",
  commentId: "lmj-comment",
  noticeId: "lmj-news",
  giftId: "lmj-gift",
  boardAlias: "free",
  reviewId: "00000000-0000-4000-8000-000000000000",
  goods_id: "lmj-deluxe",
  lines: [{ goods_id: "lmj-deluxe", quantity: 1, amount: 1, currency: "JPY" }],
  favorites: [{ type: "game", id: "lmj" }],
  recipient: "player-jp",
  quantity: 1,
  content: "Worth every rainy evening of it.",
  score: 5,
  title: "Rain over the harbour",
  body: "<p>It has not stopped since Tuesday.</p>",
  menu: null,
  message: "",
  reason: "spam",
  provider: "nshop",
  expected_total: 1,
  currency: "JPY",
  return_path: "/order/result",
  updated_at: "2026-11-21T12:00:00.000Z",
  deliver_at: null,
  coupon_code: null,
  reply_to: null,
  liked: true,
  hidden: true,
  notify: true,
  helpful: true,
};
const SUBJECTS = [
  "gameCode",
  "goodsId",
  "articleId",
  "commentId",
  "noticeId",
  "giftId",
  "goods_id",
  "lines",
  "favorites",
];

const entriesOf = (schema: unknown): readonly string[] =>
  Object.keys((schema as { readonly entries?: object } | undefined)?.entries ?? {});

/** The request of a call about the closed game; `null` for a call that is about no game. */
function requestAboutIt(name: CallName) {
  const call: Call = CALLS[name];
  // Texts of the publisher alone: its articles are of no game.
  if (call.path.startsWith("/static-board/")) return null;
  const named = [...Object.keys(call.parameters ?? {}), ...entriesOf(call.query), ...entriesOf(call.body)];
  const isItem = call.path.includes("/items/{id}") || call.path.includes("/favorites/{type}");
  if (!isItem && !named.some((one) => SUBJECTS.includes(one))) return null;
  const path = call.path
    .replace("/favorites/{type}/{id}", "/favorites/game/lmj")
    .replace("{id}", "lmj-deluxe")
    .replace(/\{(\w+)\}/g, (_, parameter: string) => String(ABOUT_IT[parameter] ?? parameter));
  const query = entriesOf(call.query).filter((key) => [...SUBJECTS, "boardAlias", "recipient"].includes(key));
  const search = query.map((key) => `${key}=${ABOUT_IT[key]}`).join("&");
  const keys = entriesOf(call.body).filter((key) => key in ABOUT_IT);
  const json = Object.fromEntries(keys.map((key) => [key, ABOUT_IT[key]]));
  return { path: `${path}?${search}`, method: call.method, ...(call.body === undefined ? {} : { json }) };
}

const NAMES = Object.keys(CALLS) as CallName[];
const ABOUT_A_GAME = NAMES.filter((name) => requestAboutIt(name) !== null);
const REFUSED = ABOUT_A_GAME.filter((name) => !ANSWERED.includes(name));
/**
 * Gifts and orders are records of payments, a cart lists removed items, and the copy of an account holds all that is
 * stored; `signOut` would end the session. Reports are for moderators, with a test below.
 */
const ELSEWHERE: readonly CallName[] = [
  "signOut",
  "listGifts",
  "listOrders",
  "getCart",
  "exportAccount",
  "listReports",
];
const LISTS = NAMES.filter((name) => {
  const { method, path } = CALLS[name];
  const isList = requestAboutIt(name) === null || name === "listNotices";
  return method === "GET" && isList && !path.includes("{") && !ELSEWHERE.includes(name);
});

describe("games that need a credential", () => {
  /** Players of Japan: one without the credential, one with it, one with an exception. */
  let without: TestViewer;
  let holder: TestViewer;
  let excepted: TestViewer;
  let guest: TestViewer;

  const store = openTestStore("postgres", { content, access: ACCESS });
  beforeAll(async () => {
    [without, holder, excepted, guest] = [store.visitor(), store.visitor(), store.visitor(), store.visitor()];
    await without.register("without-ncj", "JP");
    await excepted.register("with-vip", "JP");
    await holder.signIn("player-jp");
    const { queries } = store.database;
    await queries
      .update(accounts)
      .set({ credentialCodes: ["vip"] })
      .where(eq(accounts.userName, "with-vip"));
    const [account] = await queries.select().from(accounts).where(eq(accounts.userName, "without-ncj"));
    const accountId = account?.id ?? "";
    const [at, now] = [new Date(store.now() - 1_000), new Date(store.now())];
    const times = { createdAt: at, deliverAt: at, expiresAt: new Date(store.now() + 86_400_000) };
    const gift = { goodsId: "lmj-deluxe", recipientId: accountId, senderId: "player-jp", message: "" };
    await queries.insert(gifts).values({ id: "lmj-gift", state: "pending", ...gift, ...times });
    await queries.insert(comments).values({
      id: "lmj-comment",
      articleId: "lmj-1",
      accountId: "player-jp",
      threadId: "lmj-comment",
      threadAt: at,
      isReply: false,
      content: "Same here.",
      mentions: [],
      createdAt: at,
      updatedAt: at,
    });
    // Entries stored while the game was open.
    await queries.insert(recentGames).values({ accountId, gameCode: "lmj", visitedAt: at });
    await queries.insert(favorites).values([
      { accountId, type: "game", itemId: "lmj", keptAt: at },
      { accountId, type: "goods", itemId: "lmj-deluxe", keptAt: at },
    ]);
    const line = { goodsId: "lmj-deluxe", quantity: 1, title: "Festival edition", seenAmount: 1, seenCurrency: "JPY" };
    await queries.insert(cartLines).values({ accountId, addedAt: at, ...line });
    const sale = { kind: "sale", message: "saleStarted", subject: { gameCode: "lmj" } } as const;
    await queries
      .insert(notifications)
      .values({ id: "lmj-sale", accountId, createdAt: now, path: "/game/lmj", ...sale });
  });

  const inJapan = { "X-CountryCode": "JP" };
  const ask = async (visitor: TestViewer, name: CallName) => {
    const request = requestAboutIt(name);
    const answer = await visitor.fetch(request?.path ?? CALLS[name].path, { ...request, headers: inJapan });
    const body = await answer.text();
    const reason = /"reason":"(\w+)"/.exec(body)?.[1] ?? null;
    return { status: answer.status, reason, body };
  };

  test.each(REFUSED)(
    "%s about one is refused to a player of Japan without it, and not to one with it",
    async (name) => {
      expect(await ask(without, name)).toMatchObject({ status: 403, reason: "credential" });
      expect((await ask(holder, name)).reason).not.toBe("credential");
      expect((await ask(excepted, name)).reason).not.toBe("credential");
    },
  );

  const forGuests = REFUSED.filter((name) => CALLS[name].access === "anyone");
  test.each(forGuests)(
    "%s about one is refused to a guest in Japan, and open to a guest in another country",
    async (name) => {
      expect(await ask(guest, name)).toMatchObject({ status: 403, reason: "credential" });
      const path = requestAboutIt(name)?.path ?? "";
      const elsewhere = await guest.fetch(path, { headers: { "X-CountryCode": "KR" } });
      expect(await elsewhere.text()).not.toContain('"reason":"credential"');
    },
  );

  const QUERIES: Partial<Record<CallName, string>> = {
    listGames: "?limit=50",
    searchGames: "?q=japan",
    suggest: "?q=lineage m japan",
    describeFavorites: "?items=game:lmj,goods:lmj-deluxe,goods:lmj-standard",
    findOrder: "?key=none",
    findGiftRecipients: "?nickname=with-vip",
  };
  test.each(LISTS)("%s contains none of them for a player from Japan without it", async (name) => {
    const answer = await without.fetch(CALLS[name].path + (QUERIES[name] ?? ""), { headers: inJapan });
    const body = await answer.text();
    expect(answer.status, body).toBe(200);
    for (const code of CLOSED) expect(body).not.toMatch(new RegExp(`"${code}(-[a-z-]+)?"|/game/${code}\\b`));
  });

  test("moderators without it see no reports of their posts", async () => {
    const reportsOf = async (viewer: TestViewer) => {
      const { user_id: accountId } = await viewer.json<{ user_id: string }>("/api/session/user");
      await store.database.queries.insert(moderators).values({ accountId });
      const { posts } = await viewer.json<{ posts: { id: string }[] }>("/community/api/reports", { headers: inJapan });
      await store.database.queries.delete(moderators).where(eq(moderators.accountId, accountId));
      return posts.map(({ id }) => id);
    };
    await store.database.queries.insert(postReports).values({
      accountId: "player-kr",
      kind: "article",
      postId: "lmj-1",
      reason: "spam",
      words: "",
      createdAt: new Date(store.now()),
    });
    expect(await reportsOf(holder)).toContain("lmj-1");
    expect(await reportsOf(without)).toEqual([]);
  });

  test("facets count the games that are left", async () => {
    const countsOf = async (visitor: TestViewer) => {
      const facets = await visitor.json<{ genres: { count: number }[]; prices: { count: number }[] }>(
        "/api/store/games/facets",
        { headers: inJapan },
      );
      const sum = (counts: { count: number }[]) => counts.reduce((all, { count }) => all + count, 0);
      return { genres: sum(facets.genres), prices: sum(facets.prices) };
    };
    const games = await without.json<{ total: number }>("/api/store/games");
    expect((await holder.json<{ total: number }>("/api/store/games")).total - games.total).toBe(CLOSED.length);
    const [fewer, every] = [await countsOf(without), await countsOf(holder)];
    expect(every.genres).toBeGreaterThan(fewer.genres);
    expect(every.prices).toBeGreaterThan(fewer.prices);
  });

  test("a cart with goods of one reports them as unavailable, and they can be removed", async () => {
    const cart = await without.json<{ lines: unknown[]; changes: unknown[] }>("/api/store/cart");
    expect(cart).toMatchObject({ lines: [], changes: [{ goods_id: "lmj-deluxe", title: "Festival edition" }] });
    const emptied = await without.json("/api/store/cart/items/lmj-deluxe", { method: "DELETE" });
    expect(emptied).toEqual({ lines: [], changes: [] });
  });

  test("a gift of one is refused before it is paid where its recipient has no access", async () => {
    const check = async (nickname: string) => {
      const { players } = await holder.json<{ players: { id: string }[] }>(
        `/api/store/gifts/recipients?nickname=${nickname}`,
      );
      return await holder.json(`/api/store/gifts/check?goodsId=lmj-summer-pier&recipient=${players[0]?.id}`);
    };
    expect(await check("without-ncj")).toMatchObject({ refusal: "no_access", recipient: null });
    expect(await check("with-vip")).toMatchObject({ refusal: null });
  });

  test("a bundle with a part of one, and its lobby, are refused as well", async () => {
    for (const path of ["/api/store/goods/bundle-open-skies/details", "/api/categories/lobby/contents/hoyeon"]) {
      expect(await without.json(path), path).toMatchObject({ error: { details: { reason: "credential" } } });
      expect((await holder.fetch(path)).status, path).toBe(200);
    }
    const { goods } = await without.json<{ goods: { goodsId: string }[] }>("/api/store/goods/games/aion");
    expect(goods.map(({ goodsId }) => goodsId)).not.toContain("bundle-open-skies");
    expect(goods).not.toHaveLength(0);
  });

  test("changes of its boards and articles are sent only to players with access", async () => {
    for (const topic of ["board:lmj.free", "article:lmj-1"]) {
      const path = `/notification/api/events?topic=board:tl.free&topic=${topic}`;
      for (const visitor of [without, guest]) {
        const refused = await visitor.fetch(path, { headers: inJapan });
        expect(refused.status, topic).toBe(403);
        expect(await refused.text()).toContain('"reason":"credential"');
      }
      const heard = await holder.fetch(path, { headers: inJapan });
      expect(heard.status, topic).toBe(200);
      await heard.body?.cancel();
    }
  });

  test("a picture of its boards is only sent to players with access, and stored by no shared cache", async () => {
    const { queries } = store.database;
    const [article] = await queries.select().from(articles).where(eq(articles.id, "lmj-1"));
    const id = "00000000-0000-4000-8000-00000000000a";
    const address = `${BOARD_IMAGE_PREFIX}${id}.webp`;
    await queries.insert(boardImages).values({
      id,
      accountId: article?.accountId ?? "",
      isUsed: true,
      data: new Uint8Array(3),
      width: 1,
      height: 1,
      createdAt: new Date(store.now()),
    });
    const body = `${article?.body ?? ""}<img src="${address}">`;
    await queries
      .update(articles)
      .set({ body, imageIds: [id] })
      .where(eq(articles.id, "lmj-1"));
    for (const visitor of [without, guest]) {
      expect((await visitor.fetch(address, { headers: inJapan })).status).toBe(404);
    }
    const shown = await holder.fetch(address, { headers: inJapan });
    expect([shown.status, shown.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
  });

  test("the parameter for the country of the catalogue opens no game to a player", async () => {
    expect((await without.fetch("/api/store/games/lmj?countryCode=KR")).status).toBe(403);
  });

  test("for every country, credential and exception the backend allows exactly what the rule of the core allows", async () => {
    const viewers = fc.record({
      country: fc.constantFrom("JP", "KR", "US"),
      held: fc.subarray(["ncj", "guest", "vip"]),
      gameCode: fc.constantFrom(...CLOSED, "tl"),
    });
    const property = fc.asyncProperty(viewers, async ({ country, held, gameCode }) => {
      await store.database.queries
        .update(accounts)
        .set({ countryCode: country, credentialCodes: held })
        .where(eq(accounts.userName, "with-vip"));
      const closed = gamesClosedByCredential({ countryCode: country, credentialCodes: held }, ACCESS).has(gameCode);
      expect((await excepted.fetch(`/api/store/games/${gameCode}`)).status).toBe(closed ? 403 : 200);
      const { games } = await excepted.json<{ games: unknown[] }>(`/api/store/games?codes=${gameCode}`);
      expect(games).toHaveLength(closed ? 0 : 1);
    });
    await fc.assert(property, { numRuns: 40 });
  });
});
