import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultContent } from "#adapters/reference-backend/content/default-content.ts";
import { orders } from "#adapters/reference-backend/database/schema/index.ts";
import { fulfil, pay } from "#adapters/reference-backend/domain/orders/advance-order.ts";
import { GIFT_DAYS } from "#core/commerce/constants.ts";
import { DATABASE_KINDS, type TestDatabases, withDatabase } from "#tests/support/database.ts";
import { startTestBackend, type TestBackend, type TestVisitor } from "#tests/support/test-backend.ts";

const seedContent = defaultContent();

const DAY_MS = 86_400_000;
const GOODS = "lin2-deluxe";

interface Listed {
  readonly id: string;
  readonly state: string;
  readonly direction: string;
  readonly other: string;
}

describe.each(DATABASE_KINDS)("gifts on %s", (kind) => {
  let databases: TestDatabases;
  let store: TestBackend;
  let sender: TestVisitor;
  let pairs = 0;

  beforeAll(async () => {
    databases = await withDatabase(kind);
    store = await startTestBackend(await databases.open(seedContent));
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

  /** The sender's request, at the current price. */
  const requestOf = async (recipient: string, change: Readonly<Record<string, unknown>> = {}) => {
    const { amount } = await sender.json<{ amount: number }>(
      `/api/store/gifts/check?goodsId=${GOODS}&recipient=${recipient}`,
    );
    return {
      goods_id: GOODS,
      recipient,
      message: "For you.",
      deliver_at: null,
      provider: "nshop",
      expected_total: amount,
      currency: "KRW",
      return_path: "/order/result",
      ...change,
    };
  };
  /** Sends and pays; the key of the order. */
  const send = async (recipient: string, deliverAt: string | null = null) => {
    const json = await requestOf(recipient, { deliver_at: deliverAt });
    const { order_key: orderKey } = await sender.json<{ order_key: string }>("/api/store/gifts", { json });
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

  test("a gift is visible from its day on, and is returned after 14 days without an answer", async () => {
    const { name, visitor } = await newFriend();
    const orderKey = await send(name, new Date(store.now() + 2 * DAY_MS).toISOString());
    expect(await giftsOf(visitor)).toEqual([]);
    store.passTime(2 * DAY_MS);
    expect(await giftsOf(visitor)).toMatchObject([{ state: "pending" }]);
    // Both come back now and then, so that their sessions do not end.
    store.passTime((GIFT_DAYS * DAY_MS) / 2);
    for (const player of [visitor, sender]) await giftsOf(player);
    store.passTime((GIFT_DAYS * DAY_MS) / 2);
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

  test("players cannot answer a gift of another player, nor send one to an unknown name", async () => {
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

  test("sent twice, or again after a lost answer, it is one order, found by its key", async () => {
    const { name } = await newFriend();
    const request = { json: await requestOf(name), headers: { "Idempotency-Key": `press-${name}` } };
    const answers = await Promise.all(
      [1, 2, 3].map(() => sender.json<{ order_key: string }>("/api/store/gifts", request)),
    );
    const [first] = answers;
    expect(answers).toEqual([first, first, first]);
    const found = await sender.json<{ order: { order_key: string; purpose: string } }>(
      `/api/store/orders/attempt?key=press-${name}`,
    );
    expect(found.order).toMatchObject({ order_key: first?.order_key, purpose: "gift" });
    const rows = await store.database.queries
      .select()
      .from(orders)
      .where(eq(orders.attemptKey, `press-${name}`));
    expect(rows).toHaveLength(1);
  });

  test("accepted and declined in the same moment, it is one of both", async () => {
    const { name, visitor } = await newFriend();
    const orderKey = await send(name);
    const [gift] = await giftsOf(visitor);
    const answer = (how: string) => visitor.fetch(`/api/store/gifts/${gift?.id}/${how}`, { method: "POST" });
    const statuses = (await Promise.all([answer("accept"), answer("decline")])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    const isAccepted = statuses[0] === 200;
    expect(await visitor.json(`/api/store/goods/${GOODS}/details`)).toMatchObject({ owned: isAccepted });
    expect(await orderState(orderKey)).toBe(isAccepted ? "fulfilled" : "refunded");
  });

  test("an owner of the goods cannot accept it, and the sender gets a refund", async () => {
    const { name, visitor } = await newFriend();
    await send(name);
    const second = await send(name);
    const [one, other] = await giftsOf(visitor);
    await visitor.json(`/api/store/gifts/${one?.id}/accept`, { method: "POST" });
    const refused = await visitor.fetch(`/api/store/gifts/${other?.id}/accept`, { method: "POST" });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ error: { details: { reason: "already_owned" } } });
    await visitor.json(`/api/store/gifts/${other?.id}/decline`, { method: "POST" });
    expect(["fulfilled", "refunded"]).toContain(await orderState(second));
    const states = (await giftsOf(visitor)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(["accepted", "refunded"]);
  });

  test.each([
    ["a message of 201 signs", { message: "x".repeat(201) }],
    ["a day more than a year ahead", { deliver_at: "2028-01-01T09:00:00.000Z" }],
    ["no recipient", { recipient: "" }],
    ["a way back to another site", { return_path: "//elsewhere.example" }],
  ])("%s is a 400", async (_, change) => {
    const { name } = await newFriend();
    const answer = await sender.fetch("/api/store/gifts", { json: await requestOf(name, change) });
    expect(answer.status).toBe(400);
  });

  test("at another price than the sender has seen nothing is sent", async () => {
    const { name } = await newFriend();
    const answer = await sender.fetch("/api/store/gifts", { json: await requestOf(name, { expected_total: 1 }) });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ error: { code: "QUOTE_CHANGED" } });
  });
});
