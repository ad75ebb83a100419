import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { accounts, orders, ownedGoods } from "#adapters/reference-backend/database/schema/index.ts";
import { CALLS, type CallName } from "#adapters/wire/calls.ts";
import { COUNTRY_CHANGE_DAYS } from "#core/account/constants.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import type { TestViewer, ViewerRequest } from "#tests/support/test-backend.ts";
import type { AnswerOf } from "./answer-of.ts";
import { newPlayer, PASSWORD } from "./new-player.ts";
import { giftOf, placeOrder, quoteFor } from "./purchases.ts";

const DAY_MS = 86_400_000;
const GOODS = ["tl-deluxe"];
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
    json: giftOf("lin2-deluxe", "american-friend", { currency: "USD" }),
  },
  listGifts: { path: "/api/store/gifts" },
  listLibrary: { path: "/api/store/library" },
  // Free and out in other countries alone.
  recordGameStart: { path: "/api/store/library/l2m/start" },
  // Its pre-install is open in Europe and the Middle East alone.
  requestPreInstall: { path: "/api/pre-install/games/bnsneoncaeu" },
  preRegister: { path: "/api/store/games/bnsneoncaeu/pre-registration", json: { notify: true } },
};

const withQuery = (path: string, query: string): string =>
  query === "" ? path : `${path}${path.includes("?") ? "&" : "?"}${query}`;

interface Claim {
  readonly query: string;
  readonly headers: Record<string, string>;
}
/** Other countries in the header, in the parameter, and in both and the cookie. */
const CLAIMS: readonly Claim[] = [
  { query: "", headers: { "X-CountryCode": "GB" } },
  { query: "countryCode=GB", headers: {} },
  { query: "countryCode=KR", headers: { "X-CountryCode": "KR" } },
];

describe("purchases of a player in the US", () => {
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
  const newAmerican = async (): Promise<TestViewer> => {
    const { player } = await newPlayer(store, "US");
    const cart = await player.fetch("/api/store/cart/items", { json: { goods_id: "lin2-deluxe", quantity: 1 } });
    const coupon = await player.fetch("/api/store/coupons/redeem", { json: { code: "VIOLET5" } });
    expect([cart.status, coupon.status]).toEqual([200, 200]);
    return player;
  };

  const ask = async (name: CallName, claim: Claim) => {
    const { path = "", ...request } = PURCHASES[name] ?? {};
    const player = await newAmerican();
    player.cookies.set("country", "GB");
    const answer = await player.fetch(withQuery(path, claim.query), {
      method: CALLS[name].method,
      ...request,
      headers: claim.headers,
    });
    const text = await answer.text();
    return { status: answer.status, answer: text.replaceAll(/"trace_id":"[^"]*"/g, "") };
  };

  test.each(Object.keys(PURCHASES) as CallName[])(
    "%s answers for the account's country, whatever other one a request names",
    async (name) => {
      const own = await ask(name, { query: "", headers: {} });
      for (const claim of CLAIMS) expect(await ask(name, claim), JSON.stringify(claim)).toEqual(own);
    },
  );

  test.each(CLAIMS)(
    "an order is stored, priced and taxed for the account's country: %j",
    async ({ query, headers }) => {
      const player = await newAmerican();
      const quote = await player.json<{ total: number; currency: string }>(
        withQuery("/api/store/orders/quote", query),
        {
          json: { lines: LINES },
          headers,
        },
      );
      expect(quote.currency).toBe("USD");
      const json = { lines: LINES, provider: "nshop", expected_total: quote.total, currency: quote.currency };
      const placed = await player.json<{ order_key: string }>(withQuery("/api/store/orders", query), { json, headers });
      const [row] = await store.database.queries.select().from(orders).where(eq(orders.orderKey, placed.order_key));
      expect(row).toMatchObject({ country: "US", currency: "USD", total: quote.total });
    },
  );
});

describeRules("a player who changes country on %s", (kind) => {
  const store = openTestStore(kind);

  const newMover = (country = "US") => newPlayer(store, country);
  const moveTo = (player: TestViewer, country: string) =>
    player.fetch("/api/account/country", { method: "PUT", json: { country_code: country } });
  const quoteOf = (player: TestViewer, couponCode: string | null = null) => quoteFor(player, GOODS, couponCode);
  const order = (player: TestViewer, coupon_code: string | null = null) => placeOrder(player, GOODS, { coupon_code });

  test("buys there at once, in every session, and sees the cart in the new currency", async () => {
    const { player, userName } = await newMover();
    const elsewhere = store.visitor();
    await elsewhere.submit("/login", { userName, password: PASSWORD });
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
    const { player, userName } = await newMover();
    const first = (await (await moveTo(player, "JP")).json()) as AnswerOf<"changeCountry">;
    store.passTime(COUNTRY_CHANGE_DAYS * DAY_MS - 1);
    const again = store.visitor();
    await again.submit("/login", { userName, password: PASSWORD });
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
    const { player } = await newMover();
    const first = await (await moveTo(player, "JP")).json();
    store.passTime(DAY_MS);
    const second = await moveTo(player, "JP");
    expect([second.status, await second.json()]).toEqual([200, first]);
  });

  test("cancels orders that wait for payment, returns their coupons, and keeps paid orders", async () => {
    const { player } = await newMover();
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
    const { player, accountId } = await newMover("KR");
    expect((await player.fetch("/api/store/coupons/redeem", { json: { code: "SEOULNIGHT" } })).status).toBe(200);
    await store.database.queries.insert(ownedGoods).values({ accountId, goodsId: "aion-deluxe" });
    expect((await quoteOf(player, "SEOULNIGHT")).coupon?.refusal).not.toBe("wrong_country");
    await moveTo(player, "JP");
    expect((await quoteOf(player, "SEOULNIGHT")).coupon?.refusal).toBe("wrong_country");
    expect(await player.json("/api/store/goods/aion-deluxe/details")).toMatchObject({ owned: true });
  });

  test.each(["XX", "", "KOR", "kr"])("to a country that the store does not have is a 400: %j", async (country) => {
    const { player } = await newMover();
    expect((await moveTo(player, country)).status).toBe(400);
    expect(await player.json("/api/session/user")).toMatchObject({ country_code: "US" });
  });

  test("twice at once changes once", async () => {
    const { player } = await newMover();
    const statuses = (await Promise.all(["JP", "KR", "BR"].map((country) => moveTo(player, country)))).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
  });

  test("while ordering leaves no open order of the old country", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { player, accountId } = await newMover();
      await Promise.all([order(player), moveTo(player, "JP"), order(player)]);
      const rows = await store.database.queries.select().from(orders).where(eq(orders.accountId, accountId));
      const open = rows.filter(({ state }) => state === "awaiting_payment");
      expect(open.map(({ country }) => country).filter((country) => country !== "JP")).toEqual([]);
    }
  });
});
