import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { accounts, orders, ownedGoods } from "#adapters/reference-backend/database/schema/index.ts";
import { CALLS, type CallName } from "#adapters/wire/calls.ts";
import { COUNTRY_CHANGE_DAYS } from "#core/account/constants.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import type { TestViewer, ViewerRequest } from "#tests/support/test-backend.ts";

const DAY_MS = 86_400_000;
const LINES = [{ goods_id: "tl-deluxe", quantity: 1 }];
const SEEN = [{ goods_id: "tl-deluxe", quantity: 1, amount: 1, currency: "USD" }];

/** Requests of the calls whose answers depend on price or availability. */
const PURCHASES: Readonly<Partial<Record<CallName, { readonly path: string } & ViewerRequest>>> = {
  addToCart: { path: "/api/store/cart/items", json: { goods_id: "aion-deluxe", quantity: 1 } },
  getCart: { path: "/api/store/cart" },
  changeCartQuantity: { path: "/api/store/cart/items/lin2-deluxe", json: { quantity: 1 } },
  mergeCart: { path: "/api/store/cart/merge", json: { lines: SEEN } },
  validateCart: { path: "/api/store/cart/validate", json: { lines: SEEN } },
  removeFromCart: { path: "/api/store/cart/items/lin2-deluxe" },
  quoteOrder: { path: "/api/store/orders/quote", json: { lines: LINES, coupon_code: "VIOLET5" } },
  placeOrder: {
    path: "/api/store/orders",
    json: { lines: LINES, provider: "nshop", expected_total: 1, currency: "USD" },
  },
  listCoupons: { path: "/api/store/coupons" },
  redeemCoupon: { path: "/api/store/coupons/redeem", json: { code: "SEOULNIGHT" } },
  checkGift: { path: "/api/store/gifts/check?goodsId=lin2-deluxe&recipient=american-friend" },
  sendGift: {
    path: "/api/store/gifts",
    json: {
      goods_id: "lin2-deluxe",
      recipient: "american-friend",
      message: "",
      deliver_at: null,
      provider: "nshop",
      expected_total: 1,
      currency: "USD",
      return_path: "/order/result",
    },
  },
  listGifts: { path: "/api/store/gifts" },
  listLibrary: { path: "/api/store/library" },
  // Free and out in other countries alone.
  recordGameStart: { path: "/api/store/library/l2m/start" },
  // Its pre-install is open in Europe and the Middle East alone.
  requestPreInstall: { path: "/api/pre-install/games/bnsneoncaeu" },
  preRegister: { path: "/api/store/games/bnsneoncaeu/pre-registration", json: { notify: true } },
};

/** Calls of the store that change something, and for which no country matters. */
const WITHOUT_COUNTRY: readonly CallName[] = [
  "rememberRecentGame",
  "forgetRecentGames",
  "setLibraryGameHidden",
  "withdrawPreRegistration",
  "postReview",
  "editReview",
  "removeReview",
  "restoreReview",
  "voteForReview",
  "reportReview",
  "keepFavorite",
  "dropFavorite",
  "mergeFavorites",
  "acceptGift",
  "declineGift",
  "withdrawGift",
  "claimReward",
  "playMiniGame",
  "cancelOrder",
  "requestRefund",
];

const withQuery = (path: string, query: string): string =>
  query === "" ? path : `${path}${path.includes("?") ? "&" : "?"}${query}`;

const CLAIMS = {
  "the header": { query: "", headers: { "X-CountryCode": "GB" } },
  "the parameter": { query: "countryCode=GB", headers: {} },
  "both and the cookie": { query: "countryCode=KR", headers: { "X-CountryCode": "KR" } },
} as const;

describe("purchases of a player in the US", () => {
  let players = 0;

  const store = openTestStore("postgres");
  beforeAll(async () => {
    await store.database.queries.insert(accounts).values({
      id: "american-friend",
      userName: "american-friend",
      nickname: "American friend",
      countryCode: "US",
      credentialCodes: [],
      createdAt: new Date(store.now()),
    });
  });

  /** A player of the US with something in the cart and a coupon. */
  const newPlayer = async (): Promise<TestViewer> => {
    players += 1;
    const player = store.visitor();
    await player.register(`american-${players}`, "US");
    const cart = await player.fetch("/api/store/cart/items", { json: { goods_id: "lin2-deluxe", quantity: 1 } });
    const coupon = await player.fetch("/api/store/coupons/redeem", { json: { code: "VIOLET5" } });
    expect([cart.status, coupon.status]).toEqual([200, 200]);
    return player;
  };

  const ask = async (name: CallName, claim: { readonly query: string; readonly headers: Record<string, string> }) => {
    const { path = "", ...request } = PURCHASES[name] ?? {};
    const player = await newPlayer();
    player.cookies.set("country", "GB");
    const answer = await player.fetch(withQuery(path, claim.query), {
      method: CALLS[name].method,
      ...request,
      headers: claim.headers,
    });
    const text = await answer.text();
    return { status: answer.status, answer: text.replaceAll(/"trace_id":"[^"]*"/g, "") };
  };

  test("names every call that changes something in the store", () => {
    const names = Object.keys(CALLS) as CallName[];
    const changing = names.filter((name) => CALLS[name].service === "store" && CALLS[name].method !== "GET");
    const unnamed = changing.filter((name) => PURCHASES[name] === undefined && !WITHOUT_COUNTRY.includes(name));
    expect(unnamed).toEqual([]);
  });

  describe.each(Object.entries(CLAIMS))("with another country in %s", (_, claim) => {
    test.each(Object.keys(PURCHASES) as CallName[])("%s answers as for the account's", async (name) => {
      expect(await ask(name, claim)).toEqual(await ask(name, { query: "", headers: {} }));
    });

    test("an order is stored, priced and taxed for the account's country", async () => {
      const { query, headers } = claim;
      const player = await newPlayer();
      const quote = await player.json<{ total: number; currency: string }>(
        withQuery("/api/store/orders/quote", query),
        { json: { lines: LINES }, headers },
      );
      expect(quote.currency).toBe("USD");
      const json = { lines: LINES, provider: "nshop", expected_total: quote.total, currency: quote.currency };
      const placed = await player.json<{ order_key: string }>(withQuery("/api/store/orders", query), { json, headers });
      const [row] = await store.database.queries.select().from(orders).where(eq(orders.orderKey, placed.order_key));
      expect(row).toMatchObject({ country: "US", currency: "USD", total: quote.total });
    });

    test.each(["SEOULNIGHT", "TOKYOMORNING"])("%s is no coupon for the US", async (code) => {
      const { query, headers } = claim;
      const answer = await (await newPlayer()).fetch(withQuery("/api/store/coupons/redeem", query), {
        json: { code },
        headers,
      });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ error: { details: { reason: "wrong_country" } } });
    });
  });

  test("the country under trial on a test environment is tried out for players, too", async () => {
    const set = (country: string | null) =>
      store.visitor().fetch("/reference/controls", { method: "PUT", json: { country } });
    const player = await newPlayer();
    await set("JP");
    const quote = await player.json("/api/store/orders/quote", { json: { lines: LINES } });
    await set(null);
    expect(quote).toMatchObject({ currency: "JPY" });
  });
});

interface CountryAnswer {
  readonly country_code: string;
  readonly country_changeable_at: string | null;
}

describeRules("a player who changes country on %s", (kind) => {
  let players = 0;

  const store = openTestStore(kind);

  const newPlayer = async (country = "US"): Promise<TestViewer> => {
    players += 1;
    const player = store.visitor();
    await player.register(`mover-${players}`, country);
    return player;
  };
  const moveTo = (player: TestViewer, country: string) =>
    player.fetch("/api/account/country", { method: "PUT", json: { country_code: country } });
  const quoteOf = (player: TestViewer, couponCode: string | null = null) =>
    player.json<{ total: number; currency: string; coupon: { refusal: string | null } | null }>(
      "/api/store/orders/quote",
      { json: { lines: LINES, coupon_code: couponCode } },
    );
  const order = async (player: TestViewer, couponCode: string | null = null) => {
    const { total, currency } = await quoteOf(player, couponCode);
    return await player.fetch("/api/store/orders", {
      json: { lines: LINES, coupon_code: couponCode, provider: "nshop", expected_total: total, currency },
    });
  };

  test("buys there at once, in every session, and sees the cart in the new currency", async () => {
    const player = await newPlayer();
    const elsewhere = store.visitor();
    await elsewhere.submit("/login", { userName: `mover-${players}`, password: "correct horse" });
    await player.fetch("/api/store/cart/items", { json: { goods_id: "tl-deluxe", quantity: 1 } });
    const answer = await moveTo(player, "JP");
    expect(answer.status).toBe(200);
    const changeableAt = new Date(store.now() + COUNTRY_CHANGE_DAYS * DAY_MS).toISOString();
    expect(await answer.json()).toEqual({ country_code: "JP", country_changeable_at: changeableAt });
    for (const session of [player, elsewhere]) {
      expect(await session.json("/api/session/user")).toMatchObject({ country_code: "JP" });
      expect(await quoteOf(session)).toMatchObject({ currency: "JPY" });
      expect(await session.json("/api/store/cart")).toMatchObject({
        lines: [{ goods: { price: { currency: "JPY" } } }],
        changes: [],
      });
    }
  });

  test("can do so again after 90 days, not a moment before", async () => {
    const player = await newPlayer();
    const first = (await (await moveTo(player, "JP")).json()) as CountryAnswer;
    store.passTime(COUNTRY_CHANGE_DAYS * DAY_MS - 1);
    const again = store.visitor();
    await again.submit("/login", { userName: `mover-${players}`, password: "correct horse" });
    const refused = await moveTo(again, "KR");
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      error: {
        code: "COUNTRY_CHANGED_RECENTLY",
        details: {
          reason: "country_changed_recently",
          country_code: "JP",
          country_changeable_at: first.country_changeable_at,
        },
      },
    });
    expect(await again.json("/api/session/user")).toMatchObject({ country_code: "JP" });
    store.passTime(1);
    expect((await moveTo(again, "KR")).status).toBe(200);
    store.passTime(-COUNTRY_CHANGE_DAYS * DAY_MS);
  });

  test("may ask twice for the same: the second changes nothing", async () => {
    const player = await newPlayer();
    const first = await (await moveTo(player, "JP")).json();
    store.passTime(DAY_MS);
    const second = await moveTo(player, "JP");
    expect([second.status, await second.json()]).toEqual([200, first]);
  });

  test("cancels orders that wait for payment, returns their coupons, and keeps paid orders", async () => {
    const player = await newPlayer();
    const placed = (await (await order(player, "WELCOME10")).json()) as { order_key: string };
    await moveTo(player, "JP");
    expect(await player.json(`/api/store/orders/${placed.order_key}`)).toMatchObject({
      state: "cancelled",
      closing_reason: "country_changed",
    });
    expect(await player.json("/api/store/coupons")).toMatchObject({ coupons: [{ code: "WELCOME10", state: "held" }] });
    expect(await quoteOf(player, "WELCOME10")).toMatchObject({ currency: "JPY", coupon: { refusal: null } });
  });

  test("keeps owned goods, and can no longer use a coupon of the old country", async () => {
    const player = await newPlayer("KR");
    expect((await player.fetch("/api/store/coupons/redeem", { json: { code: "SEOULNIGHT" } })).status).toBe(200);
    const accountId = (await player.json<{ user_id: string }>("/api/session/user")).user_id;
    await store.database.queries.insert(ownedGoods).values({ accountId, goodsId: "aion-deluxe" });
    expect((await quoteOf(player, "SEOULNIGHT")).coupon?.refusal).not.toBe("wrong_country");
    await moveTo(player, "JP");
    expect((await quoteOf(player, "SEOULNIGHT")).coupon?.refusal).toBe("wrong_country");
    expect(await player.json("/api/store/goods/aion-deluxe/details")).toMatchObject({ owned: true });
  });

  test.each(["XX", "", "KOR", "kr"])("to a country that the store does not have is a 400: %j", async (country) => {
    const player = await newPlayer();
    expect((await moveTo(player, country)).status).toBe(400);
    expect(await player.json("/api/session/user")).toMatchObject({ country_code: "US" });
  });

  test("twice at once changes once", async () => {
    const player = await newPlayer();
    const statuses = (await Promise.all(["JP", "KR", "BR"].map((country) => moveTo(player, country)))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
  });

  test("while ordering leaves no open order of the old country", async () => {
    for (let round = 0; round < 5; round += 1) {
      const player = await newPlayer();
      await Promise.all([order(player), moveTo(player, "JP"), order(player)]);
      const accountId = (await player.json<{ user_id: string }>("/api/session/user")).user_id;
      const rows = await store.database.queries.select().from(orders).where(eq(orders.accountId, accountId));
      const open = rows.filter(({ state }) => state === "awaiting_payment");
      expect(open.map(({ country }) => country).filter((country) => country !== "JP")).toEqual([]);
    }
  });
});
