import { describe, expect, test } from "vitest";
import { CALLS, type Call, type CallName } from "#adapters/wire/calls.ts";
import { COUPON_TRIES_WINDOW_MS, MAX_COUPON_TRIES } from "#core/engagement/constants.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { requestPropertiesOf } from "#tests/support/request-schema.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";
import { newPlayer } from "./new-player.ts";

const REDEEM = "/api/store/coupons/redeem";
const LINES = [{ goods_id: "tl-deluxe", quantity: 1 }];
/** A wrong price: the order is not opened, but the answer still reports on the coupon. */
const WRONG_TOTAL = { provider: "nshop", expected_total: 1, currency: "KRW" };

interface Tried {
  readonly details?: { readonly reason?: string; readonly quote?: Quote };
}
interface Quote {
  readonly coupon: { readonly refusal: string | null } | null;
}

async function tryByQuote(player: TestViewer, code: string): Promise<string | null> {
  const json = { lines: LINES, coupon_code: code };
  return (await player.json<Quote>("/api/store/orders/quote", { json })).coupon?.refusal ?? null;
}

/** Tries a code by each call that takes one; answers with why it is refused, `null` if it is not. */
const TRIES: Readonly<Record<string, (player: TestViewer, code: string) => Promise<string | null>>> = {
  redeemCoupon: async (player, code) => {
    return (await player.json<{ error?: Tried }>(REDEEM, { json: { code } })).error?.details?.reason ?? null;
  },
  quoteOrder: tryByQuote,
  placeOrder: async (player, code) => {
    const json = { lines: LINES, coupon_code: code, ...WRONG_TOTAL };
    const { error } = await player.json<{ error: Tried }>("/api/store/orders", { json });
    return error.details?.quote?.coupon?.refusal ?? null;
  },
};

/** A property named after coupons anywhere, or a bare `code` in the store; codes of other services are no coupons. */
function takesCoupon(name: CallName): boolean {
  const call: Call = CALLS[name];
  const properties = [...requestPropertiesOf(call)];
  return properties.some((property) => /coupon/i.test(property) || (property === "code" && call.service === "store"));
}

test("every call whose request has a coupon code is known here", () => {
  const names = (Object.keys(CALLS) as CallName[]).filter(takesCoupon);
  expect(names.toSorted()).toEqual(Object.keys(TRIES).toSorted());
});

describeRules("codes that players try on %s", (kind) => {
  const store = openTestStore(kind);

  const useUp = async (player: TestViewer, tryCode: (player: TestViewer, code: string) => Promise<string | null>) => {
    for (let tried = 0; tried < MAX_COUPON_TRIES; tried += 1) {
      expect(await tryCode(player, `GUESS${tried}`)).toBe("invalid");
    }
  };

  describe.each(Object.keys(TRIES))("by %s", (name) => {
    const tryCode = TRIES[name] ?? (() => Promise.resolve(null));

    test("are limited to ten nonexistent codes; then a valid one has to wait too, with any call", async () => {
      const { player } = await newPlayer(store);
      await useUp(player, tryCode);
      for (const tryOther of Object.values(TRIES)) expect(await tryOther(player, "WELCOME10")).toBe("too_many_tries");
      const refused = await player.fetch(REDEEM, { json: { code: "WELCOME10" } });
      expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "600"]);
      store.passTime(COUPON_TRIES_WINDOW_MS);
      expect(await tryCode(player, "WELCOME10")).toBeNull();
    });

    test("count once however often the same one is sent, and however it is typed", async () => {
      const { player } = await newPlayer(store);
      for (let tried = 0; tried < 2 * MAX_COUPON_TRIES; tried += 1) {
        expect(await tryCode(player, tried % 2 === 0 ? "NOSUCHCODE" : " no-such code")).toBe("invalid");
      }
      expect(await tryCode(player, "WELCOME10")).toBeNull();
    });

    test("do not count for existing codes, wherever they are refused", async () => {
      const { player } = await newPlayer(store);
      for (let tried = 0; tried < 3; tried += 1) {
        for (const code of ["HARVEST20", "NEWYEAR25", "FIRSTHUNDRED", "TOKYOMORNING"]) await tryCode(player, code);
      }
      expect(await tryCode(player, "WELCOME10")).toBeNull();
    });
  });

  test("do not keep a player from a coupon they hold, nor from an order that was quoted with it", async () => {
    const { player } = await newPlayer(store);
    expect(await player.json(REDEEM, { json: { code: "WELCOME10" } })).toMatchObject({
      state: "held",
    });
    await useUp(player, tryByQuote);
    const quote = await player.json<{ total: number; currency: string }>("/api/store/orders/quote", {
      json: { lines: LINES, coupon_code: "WELCOME10" },
    });
    expect(quote).toMatchObject({ coupon: { refusal: null } });
    const order = { ...WRONG_TOTAL, lines: LINES, coupon_code: "WELCOME10", expected_total: quote.total };
    expect((await player.fetch("/api/store/orders", { json: order })).status).toBe(200);
    expect((await player.fetch("/api/store/orders", { json: order })).status).toBe(200);
  });

  test("are counted one by one for parallel requests of any calls", async () => {
    const { player } = await newPlayer(store);
    const tries = Object.values(TRIES);
    const refusals = await Promise.all(
      Array.from({ length: 60 }, (_, at) => tries[at % tries.length]?.(player, `GUESS${at}`)),
    );
    expect(refusals.filter((refusal) => refusal === "invalid")).toHaveLength(MAX_COUPON_TRIES);
    expect(refusals.filter((refusal) => refusal === "too_many_tries")).toHaveLength(60 - MAX_COUPON_TRIES);
  });
});

describeRules("coupons and rewards on %s", (kind) => {
  const store = openTestStore(kind);

  test("goods of a coupon are the player's at once, and not given twice", async () => {
    const player = await store.visitor().signIn("player-kr");
    expect(await player.json(REDEEM, { json: { code: "NINTHCASTLE" } })).toMatchObject({ state: "used" });
    expect(await player.json("/api/store/goods/lin2-ninth-castle/details")).toMatchObject({ owned: true });
  });

  test.each([[""], ["x".repeat(65)]])("a code of impossible length is a 400: %j", async (code) => {
    const answer = await (await newPlayer(store)).player.fetch(REDEEM, { json: { code } });
    expect(answer.status).toBe(400);
  });

  test("a reward is locked until it is earned, and claimed once for any number of requests", async () => {
    const { player } = await newPlayer(store);
    const stateOf = async (id: string) => {
      const { rewards } = await player.json<{ rewards: { id: string; state: string; progress: unknown }[] }>(
        "/api/store/rewards",
      );
      return rewards.find((reward) => reward.id === id);
    };
    const claim = (id: string) => player.fetch(`/api/store/rewards/${id}/claim`, { method: "POST" });

    expect(await stateOf("explorer")).toMatchObject({ state: "locked", progress: { current: 0, goal: 5 } });
    const tooEarly = await claim("explorer");
    expect(tooEarly.status).toBe(403);
    expect(await tooEarly.json()).toMatchObject({ error: { details: { reason: "locked" } } });
    for (const game of ["tl", "lin2", "aion", "bns2", "nlw"]) {
      await player.fetch(`/api/store/games/user/recent/${game}`, { method: "POST" });
    }
    expect(await stateOf("explorer")).toMatchObject({ state: "claimable" });
    const claimed = await (await claim("explorer")).json();
    expect(claimed).toMatchObject({ state: "claimed" });
    expect(await (await claim("explorer")).json()).toEqual(claimed);
    expect(await player.json("/api/store/coupons")).toMatchObject({ coupons: [{ code: "GIVENEXPLORER" }] });
    expect((await claim("harvest")).status).toBe(403);
    expect((await claim("nothing")).status).toBe(404);
  });

  test("a guest sees the rewards, all of them locked or over", async () => {
    const { rewards } = await store.visitor().json<{ rewards: { state: string }[] }>("/api/store/rewards");
    expect(new Set(rewards.map((reward) => reward.state))).toEqual(new Set(["locked", "expired"]));
  });
});
