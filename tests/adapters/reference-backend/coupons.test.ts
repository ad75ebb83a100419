import { expect, test } from "vitest";
import { tryCoupon } from "#adapters/reference-backend/domain/rewards/coupon-tries.ts";
import { couponFor, giveCouponBack, spendCoupon } from "#adapters/reference-backend/domain/rewards/coupons.ts";
import { COUPON_TRIES_WINDOW_MS, MAX_COUPON_TRIES } from "#core/engagement/constants.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";

const REDEEM = "/api/store/coupons/redeem";

interface Refused {
  readonly error: { readonly details: { readonly reason: string } };
}

describeRules("coupons and rewards on %s", (kind) => {
  const store = openTestStore(kind);

  let registered = 0;
  const newPlayer = async (country = "KR"): Promise<TestViewer> => {
    const player = store.visitor();
    registered += 1;
    await player.register(`coupon-player-${registered}`, country);
    return player;
  };
  const refusalOf = async (player: TestViewer, code: string) => {
    const answer = await player.fetch(REDEEM, { json: { code } });
    return { status: answer.status, reason: ((await answer.json()) as Refused).error?.details?.reason };
  };

  test("a code counts however it is typed, and once", async () => {
    const player = await newPlayer();
    const coupon = await player.json(REDEEM, { json: { code: "  sto\u200brm-15 " } });
    expect(coupon).toMatchObject({ code: "STORM15", state: "held", worth: { kind: "percent", percent: 15 } });
    expect(await refusalOf(player, "STORM15")).toEqual({ status: 403, reason: "used_by_you" });
    expect(await player.json("/api/store/coupons")).toMatchObject({
      coupons: [{ code: "STORM15", game: { game_code: "tl" } }],
    });
  });

  test.each(["violet5", "VİOLET5", "vıolet5", "ｖｉｏｌｅｔ５", "violet٥", "VI\u0307OLET-5"])(
    "the code typed as %s is one code with any keyboard",
    async (code) => {
      const player = await newPlayer();
      const first = await player.fetch(REDEEM, { json: { code } });
      expect(await first.json()).toMatchObject({ code: "VIOLET5" });
      expect(await refusalOf(player, "VIOLET5")).toEqual({ status: 403, reason: "used_by_you" });
    },
  );

  test("the same key answers with the same coupon, however often it is sent", async () => {
    const player = await newPlayer();
    const request = { json: { code: "WELCOME10" }, headers: { "Idempotency-Key": "one-press" } };
    const first = await player.json(REDEEM, request);
    expect(await player.json(REDEEM, request)).toEqual(first);
  });

  test.each([
    ["NOSUCHCODE", "invalid"],
    ["HARVEST20", "expired"],
    ["NEWYEAR25", "not_started"],
    ["FIRSTHUNDRED", "used_up"],
    ["TOKYOMORNING", "wrong_country"],
    ["FULLMOON", "wrong_game"],
    ["GIVENCOLLECTOR", "invalid"],
  ])("%s is refused as %s", async (code, reason) => {
    expect(await refusalOf(await newPlayer(), code)).toEqual({ status: 403, reason });
  });

  test("goods of a coupon are the player's at once, and not given twice", async () => {
    const player = store.visitor();
    await player.signIn("player-kr");
    expect(await player.json(REDEEM, { json: { code: "NINTHCASTLE" } })).toMatchObject({ state: "used" });
    expect(await player.json("/api/store/goods/lin2-ninth-castle/details")).toMatchObject({ owned: true });
  });

  test("after too many codes that do not exist even a good one has to wait", async () => {
    const player = await newPlayer();
    for (let tried = 0; tried < MAX_COUPON_TRIES; tried += 1) {
      expect(await refusalOf(player, `GUESS${tried}`)).toEqual({ status: 403, reason: "invalid" });
    }
    const answer = await player.fetch(REDEEM, { json: { code: "WELCOME10" } });
    expect(answer.status).toBe(429);
    expect(answer.headers.get("Retry-After")).toBe("600");
    expect(await answer.json()).toMatchObject({ error: { details: { reason: "too_many_tries" } } });
    store.passTime(COUPON_TRIES_WINDOW_MS);
    expect(await player.json(REDEEM, { json: { code: "WELCOME10" } })).toMatchObject({ state: "held" });
  });

  test.each([[""], ["x".repeat(65)]])("a code of impossible length is a 400: %j", async (code) => {
    const answer = await (await newPlayer()).fetch(REDEEM, { json: { code } });
    expect(answer.status).toBe(400);
  });

  test("an order uses a coupon once, and gives it back when it comes to nothing", async () => {
    const visitor = await newPlayer();
    const accountId = (await visitor.json<{ user_id: string }>("/api/session/user")).user_id;
    const player = { accountId, nickname: "", countryCode: "KR", credentialCodes: [] };
    const { queries } = store.database;
    const now = new Date(store.now());
    const purchase = {
      coupon: await tryCoupon(queries, { typed: "welcome10", accountId, now }),
      player,
      country: "KR",
      currency: "KRW",
      goods: [{ goodsId: "tl-deluxe", gameCode: "tl", quantity: 1, amount: 33_000 }],
      now,
    };
    const ask = () => queries.transaction((transaction) => couponFor(transaction, purchase));
    expect(await ask()).toEqual({ ok: true, code: "WELCOME10", discount: 3_300 });
    await queries.transaction((transaction) =>
      spendCoupon(transaction, { code: "WELCOME10", accountId, orderKey: "order-1", now: purchase.now }),
    );
    expect(await ask()).toEqual({ ok: false, refusal: "used_by_you" });
    await queries.transaction((transaction) => giveCouponBack(transaction, "order-1"));
    expect(await ask()).toMatchObject({ ok: true });
    expect(await visitor.json("/api/store/coupons")).toMatchObject({ coupons: [{ code: "WELCOME10", state: "held" }] });
  });

  test("a reward is locked until it is earned, and claimed once for any number of requests", async () => {
    const player = await newPlayer();
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
