import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { orders } from "#adapters/reference-backend/database/schema/index.ts";
import { fulfil, pay } from "#adapters/reference-backend/orders/advance-order.ts";
import { GIFT_DAYS } from "#core/commerce/constants.ts";
import { type TestDatabases, withDatabase } from "#tests/support/database.ts";
import { startTestBackend, type TestBackend, type TestVisitor } from "#tests/support/test-backend.ts";

const DAY_MS = 86_400_000;
const GOODS = "lin2-deluxe";

interface Listed {
  readonly id: string;
  readonly state: string;
  readonly direction: string;
  readonly other: string;
}

describe("gifts", () => {
  let databases: TestDatabases;
  let store: TestBackend;
  let sender: TestVisitor;
  let pairs = 0;

  beforeAll(async () => {
    databases = await withDatabase("pglite");
    store = await startTestBackend(await databases.open());
    sender = store.visitor();
    await sender.signIn("player-kr");
  });
  afterAll(async () => {
    await store?.close();
    await databases?.close();
  });

  const newFriend = async (country = "KR") => {
    pairs += 1;
    const name = `friend-${pairs}`;
    const visitor = store.visitor();
    await visitor.register(name, country);
    return { name, visitor };
  };
  const giftsOf = async (visitor: TestVisitor) =>
    (await visitor.json<{ gifts: readonly Listed[] }>("/api/store/gifts")).gifts;

  /** Sends and pays; the key of the order. */
  const send = async (recipient: string, deliverAt: string | null = null) => {
    const { amount } = await sender.json<{ amount: number }>(
      `/api/store/gifts/check?goodsId=${GOODS}&recipient=${recipient}`,
    );
    const { order_key: orderKey } = await sender.json<{ order_key: string }>("/api/store/gifts", {
      json: {
        goods_id: GOODS,
        recipient,
        message: "For you.",
        deliver_at: deliverAt,
        provider: "nshop",
        expected_total: amount,
        currency: "KRW",
        return_path: "/order/result",
      },
    });
    await store.database.queries.transaction(async (transaction) => {
      const [order] = await transaction.select().from(orders).where(eq(orders.orderKey, orderKey));
      if (order === undefined) throw new Error("the gift has no order");
      const now = new Date(store.now());
      await fulfil(transaction, await pay(transaction, order, now), now);
    });
    return orderKey;
  };
  const orderState = async (orderKey: string) =>
    (await sender.json<{ state: string }>(`/api/store/orders/${orderKey}`)).state;

  test("a gift that is paid waits for its recipient, who owns the goods once it is accepted", async () => {
    const { name, visitor } = await newFriend();
    await send(name);
    const [gift] = await giftsOf(visitor);
    expect(gift).toMatchObject({ state: "pending", direction: "received", other: "보라달" });
    expect(await visitor.json(`/api/store/gifts/${gift?.id}/accept`, { method: "POST" })).toMatchObject({
      state: "accepted",
    });
    expect(await visitor.json(`/api/store/goods/${GOODS}/details`)).toMatchObject({ owned: true });
    expect(await sender.json(`/api/store/goods/${GOODS}/details`)).toMatchObject({ owned: false });
    const late = await visitor.fetch(`/api/store/gifts/${gift?.id}/decline`, { method: "POST" });
    expect(late.status).toBe(409);
  });

  test("the money goes back when the gift is declined", async () => {
    const { name, visitor } = await newFriend();
    const orderKey = await send(name);
    const [gift] = await giftsOf(visitor);
    await visitor.json(`/api/store/gifts/${gift?.id}/decline`, { method: "POST" });
    expect(await orderState(orderKey)).toBe("refunded");
    expect((await giftsOf(sender)).find(({ id }) => id === gift?.id)).toMatchObject({ state: "refunded" });
  });

  test("a gift is seen from its day on, and goes back when nobody answers for 14 days", async () => {
    const { name, visitor } = await newFriend();
    const orderKey = await send(name, new Date(store.now() + 2 * DAY_MS).toISOString());
    expect(await giftsOf(visitor)).toEqual([]);
    store.passTime(2 * DAY_MS);
    expect(await giftsOf(visitor)).toMatchObject([{ state: "pending" }]);
    store.passTime(GIFT_DAYS * DAY_MS);
    expect(await giftsOf(visitor)).toMatchObject([{ state: "refunded" }]);
    expect(await orderState(orderKey)).toBe("refunded");
  });

  test.each([
    ["lin2-deluxe", "self", "to_yourself"],
    ["lin2-deluxe", "abroad", "country_mismatch"],
    ["nlw-deluxe", "friend", "not_giftable"],
  ])("%s to %s is refused before anything is paid: %s", async (goodsId, whom, refusal) => {
    const { name } = await newFriend(whom === "abroad" ? "US" : "KR");
    const recipient = whom === "self" ? "player-kr" : name;
    expect(await sender.json(`/api/store/gifts/check?goodsId=${goodsId}&recipient=${recipient}`)).toMatchObject({
      refusal,
    });
  });

  test("nobody can answer a gift that is somebody else's, nor send one to nobody", async () => {
    const { name } = await newFriend();
    const stranger = await newFriend();
    await send(name);
    const sent = (await giftsOf(sender)).find(({ state }) => state === "pending");
    for (const visitor of [stranger.visitor, sender]) {
      const answer = await visitor.fetch(`/api/store/gifts/${sent?.id}/accept`, { method: "POST" });
      expect(answer.status).toBe(404);
    }
    expect((await sender.fetch(`/api/store/gifts/check?goodsId=${GOODS}&recipient=nobody-here`)).status).toBe(404);
  });
});
