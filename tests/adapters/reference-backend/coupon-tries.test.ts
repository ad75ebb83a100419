import { describe, expect, test } from "vitest";
import { CALLS, type Call, type CallName } from "#adapters/wire/calls.ts";
import { COUPON_TRIES_WINDOW_MS, MAX_COUPON_TRIES } from "#core/engagement/constants.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import { requestPropertiesOf } from "#tests/support/request-schema.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";

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
    const answer = await player.json<{ error?: Tried }>("/api/store/coupons/redeem", { json: { code } });
    return answer.error?.details?.reason ?? null;
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
  let players = 0;

  const store = openTestStore(kind);

  const newPlayer = async (): Promise<TestViewer> => {
    players += 1;
    const player = store.visitor();
    await player.register(`guesser-${players}`, "KR");
    return player;
  };
  const useUp = async (player: TestViewer, tryCode: (player: TestViewer, code: string) => Promise<string | null>) => {
    for (let tried = 0; tried < MAX_COUPON_TRIES; tried += 1) {
      expect(await tryCode(player, `GUESS${tried}`)).toBe("invalid");
    }
  };

  describe.each(Object.keys(TRIES))("by %s", (name) => {
    const tryCode = TRIES[name] ?? (() => Promise.resolve(null));

    test("are limited to ten nonexistent codes; then a valid one has to wait too, with any call", async () => {
      const player = await newPlayer();
      await useUp(player, tryCode);
      for (const tryOther of Object.values(TRIES)) expect(await tryOther(player, "WELCOME10")).toBe("too_many_tries");
      store.passTime(COUPON_TRIES_WINDOW_MS);
      expect(await tryCode(player, "WELCOME10")).toBeNull();
    });

    test("count once however often the same one is sent, and however it is typed", async () => {
      const player = await newPlayer();
      for (let tried = 0; tried < 2 * MAX_COUPON_TRIES; tried += 1) {
        expect(await tryCode(player, tried % 2 === 0 ? "NOSUCHCODE" : " no-such code")).toBe("invalid");
      }
      expect(await tryCode(player, "WELCOME10")).toBeNull();
    });

    test("do not count for existing codes, wherever they are refused", async () => {
      const player = await newPlayer();
      for (let tried = 0; tried < 3; tried += 1) {
        for (const code of ["HARVEST20", "NEWYEAR25", "FIRSTHUNDRED", "TOKYOMORNING"]) await tryCode(player, code);
      }
      expect(await tryCode(player, "WELCOME10")).toBeNull();
    });
  });

  test("do not keep a player from a coupon they hold, nor from an order that was quoted with it", async () => {
    const player = await newPlayer();
    expect(await player.json("/api/store/coupons/redeem", { json: { code: "WELCOME10" } })).toMatchObject({
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
    const player = await newPlayer();
    const tries = Object.values(TRIES);
    const refusals = await Promise.all(
      Array.from({ length: 60 }, (_, at) => tries[at % tries.length]?.(player, `GUESS${at}`)),
    );
    expect(refusals.filter((refusal) => refusal === "invalid")).toHaveLength(MAX_COUPON_TRIES);
    expect(refusals.filter((refusal) => refusal === "too_many_tries")).toHaveLength(60 - MAX_COUPON_TRIES);
  });
});
