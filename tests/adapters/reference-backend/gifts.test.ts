import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { accountClosures, accounts, orders } from "#adapters/reference-backend/database/schema/index.ts";
import { foldNicknames } from "#adapters/reference-backend/domain/accounts/fold-nicknames.ts";
import { GIFT_DAYS, MAX_FOUND_RECIPIENTS } from "#core/commerce/constants.ts";
import { DATABASE_KINDS } from "#tests/support/database.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";
import type { AnswerOf } from "./answer-of.ts";
import { newPlayer } from "./new-player.ts";
import { giftOf, payFor } from "./purchases.ts";

const DAY_MS = 86_400_000;
const GOODS = "lin2-deluxe";

describe.each(DATABASE_KINDS)("gifts on %s", (kind) => {
  let sender: TestViewer;

  const store = openTestStore(kind);
  beforeAll(async () => {
    sender = await store.visitor().signIn("player-kr");
  });

  const newFriend = async (country = "KR") => {
    const { player, userName, accountId } = await newPlayer(store, country);
    return { id: accountId, name: userName, visitor: player };
  };
  const giftsOf = async (visitor: TestViewer) => (await visitor.json<AnswerOf<"listGifts">>("/api/store/gifts")).gifts;

  /** The sender's request, at the current price. */
  const requestOf = async (recipient: string, change: Readonly<Record<string, unknown>> = {}) => {
    const { amount } = await sender.json<{ amount: number }>(
      `/api/store/gifts/check?goodsId=${GOODS}&recipient=${recipient}`,
    );
    return giftOf(GOODS, recipient, { message: "For you.", expected_total: amount, ...change });
  };
  /** Sends and pays; the key of the order. */
  const send = async (recipient: string, deliverAt: string | null = null) => {
    const json = await requestOf(recipient, { deliver_at: deliverAt });
    const { order_key: orderKey } = await sender.json<{ order_key: string }>("/api/store/gifts", { json });
    await payFor(store, orderKey);
    return orderKey;
  };
  const orderState = async (orderKey: string) =>
    (await sender.json<{ state: string }>(`/api/store/orders/${orderKey}`)).state;

  test("a gift that is paid waits for its recipient, who owns the goods once it is accepted", async () => {
    const { id: friend, visitor } = await newFriend();
    await send(friend);
    const [gift] = await giftsOf(visitor);
    expect(gift).toMatchObject({ state: "pending", direction: "received", other: "보라달" });
    expect(await visitor.json(`/api/store/gifts/${gift?.id}/accept`, { method: "POST" })).toMatchObject({
      state: "accepted",
    });
    expect(await visitor.json(`/api/store/goods/${GOODS}/details`)).toMatchObject({ owned: true });
    expect(await sender.json(`/api/store/goods/${GOODS}/details`)).toMatchObject({ owned: false });
    expect((await visitor.fetch(`/api/store/gifts/${gift?.id}/decline`, { method: "POST" })).status).toBe(409);
  });

  test("the money goes back when the gift is declined", async () => {
    const { id: friend, visitor } = await newFriend();
    const orderKey = await send(friend);
    const [gift] = await giftsOf(visitor);
    await visitor.json(`/api/store/gifts/${gift?.id}/decline`, { method: "POST" });
    expect(await orderState(orderKey)).toBe("refunded");
    expect((await giftsOf(sender)).find(({ id }) => id === gift?.id)).toMatchObject({ state: "refunded" });
  });

  test("a gift is visible from its day on, and is returned after 14 days without an answer", async () => {
    const { id: friend, visitor } = await newFriend();
    const orderKey = await send(friend, new Date(store.now() + 2 * DAY_MS).toISOString());
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

  test("goods that are no gifts are refused before anything is paid", async () => {
    const { id: friend } = await newFriend();
    expect(await sender.json(`/api/store/gifts/check?goodsId=nlw-deluxe&recipient=${friend}`)).toMatchObject({
      refusal: "not_giftable",
    });
  });

  test("players cannot answer a gift of another player, nor send one to an unknown player", async () => {
    const { id: friend } = await newFriend();
    const stranger = await newFriend();
    await send(friend);
    const sent = (await giftsOf(sender)).find(({ state }) => state === "pending");
    for (const visitor of [stranger.visitor, sender]) {
      expect((await visitor.fetch(`/api/store/gifts/${sent?.id}/accept`, { method: "POST" })).status).toBe(404);
    }
    expect((await sender.fetch(`/api/store/gifts/check?goodsId=${GOODS}&recipient=nobody-here`)).status).toBe(404);
  });

  test("sent twice, or again after a lost answer, it is one order, found by its key", async () => {
    const { id: friend } = await newFriend();
    const request = { json: await requestOf(friend), headers: { "Idempotency-Key": `press-${friend}` } };
    const answers = await Promise.all(
      [1, 2, 3].map(() => sender.json<{ order_key: string }>("/api/store/gifts", request)),
    );
    const [first] = answers;
    expect(answers).toEqual([first, first, first]);
    const found = await sender.json<{ order: { order_key: string; purpose: string } }>(
      `/api/store/orders/attempt?key=press-${friend}`,
    );
    expect(found.order).toMatchObject({ order_key: first?.order_key, purpose: "gift" });
    const rows = await store.database.queries
      .select()
      .from(orders)
      .where(eq(orders.attemptKey, `press-${friend}`));
    expect(rows).toHaveLength(1);
  });

  test("accepted and declined in the same moment, it is one of both", async () => {
    const { id: friend, visitor } = await newFriend();
    const orderKey = await send(friend);
    const [gift] = await giftsOf(visitor);
    const answer = (how: string) => visitor.fetch(`/api/store/gifts/${gift?.id}/${how}`, { method: "POST" });
    const statuses = (await Promise.all([answer("accept"), answer("decline")])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    const isAccepted = statuses[0] === 200;
    expect(await visitor.json(`/api/store/goods/${GOODS}/details`)).toMatchObject({ owned: isAccepted });
    expect(await orderState(orderKey)).toBe(isAccepted ? "fulfilled" : "refunded");
  });

  test("an owner of the goods cannot accept it, and the sender gets a refund", async () => {
    const { id: friend, visitor } = await newFriend();
    await send(friend);
    const second = await send(friend);
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
    const { id: friend } = await newFriend();
    const answer = await sender.fetch("/api/store/gifts", { json: await requestOf(friend, change) });
    expect(answer.status).toBe(400);
  });

  test("at another price than the sender has seen nothing is sent", async () => {
    const { id: friend } = await newFriend();
    const answer = await sender.fetch("/api/store/gifts", { json: await requestOf(friend, { expected_total: 1 }) });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ error: { code: "QUOTE_CHANGED" } });
  });

  describe("recipients", () => {
    const find = (nickname: string) =>
      sender.json<AnswerOf<"findGiftRecipients">>(
        `/api/store/gifts/recipients?nickname=${encodeURIComponent(nickname)}`,
      );
    const rename = async ({ visitor }: { readonly visitor: TestViewer }, nickname: string) => {
      const json = { nickname, picture_id: "3" };
      expect((await visitor.fetch("/api/account/profile", { method: "PUT", json })).status).toBe(200);
    };

    test("are found by their exact nickname in any case and width, with picture and age, without their user name", async () => {
      const friend = await newFriend();
      await rename(friend, "Ｓnow Élan");
      for (const typed of ["Ｓnow Élan", " sno\u200Bw  éLAN", "SNOW ÉLAN"]) {
        const found = await find(typed);
        expect(found).toEqual({
          players: [
            {
              id: friend.id,
              nickname: "Ｓnow Élan",
              avatar: expect.stringContaining("avatar-03"),
              member_since: new Date(store.now()).toISOString(),
              refusal: null,
            },
          ],
          has_more: false,
        });
        expect(JSON.stringify(found)).not.toContain(friend.name);
      }
      for (const typed of ["Snow", "Snow Élan 2", "%", friend.name]) expect((await find(typed)).players).toEqual([]);
    });

    test("are all those with a nickname, those of the same country first, and six at most", async () => {
      const abroad = await newFriend("US");
      await rename(abroad, "Many");
      const near: string[] = [];
      for (let at = 0; at < MAX_FOUND_RECIPIENTS - 1; at += 1) {
        store.passTime(1_000);
        const friend = await newFriend();
        await rename(friend, "Many");
        near.push(friend.id);
      }
      const found = await find("many");
      expect(found.players.map(({ id }) => id)).toEqual([...near, abroad.id]);
      expect(found.has_more).toBe(false);
      await rename(await newFriend("US"), "Many");
      const more = await find("many");
      expect(more.players).toHaveLength(MAX_FOUND_RECIPIENTS);
      expect(more.has_more).toBe(true);
    });

    test("say why they cannot be given anything: the giver, and an account that is being closed", async () => {
      expect((await find("보라달")).players).toMatchObject([{ refusal: "to_yourself" }]);
      const friend = await newFriend();
      const now = new Date(store.now());
      await store.database.queries
        .insert(accountClosures)
        .values({ accountId: friend.id, closedAt: now, deletedAt: new Date(store.now() + DAY_MS), locale: "en-US" });
      expect((await find(friend.name)).players).toMatchObject([{ id: friend.id, refusal: "account_closing" }]);
      const check = `/api/store/gifts/check?goodsId=${GOODS}&recipient=${friend.id}`;
      expect(await sender.json(check)).toMatchObject({ recipient: null, refusal: "account_closing" });
    });

    test("are found under nicknames that are older than the search", async () => {
      const friend = await newFriend();
      await store.database.queries.update(accounts).set({ nicknameKey: null }).where(eq(accounts.id, friend.id));
      expect((await find(friend.name)).players).toEqual([]);
      await foldNicknames(store.database.queries);
      expect((await find(friend.name)).players).toMatchObject([{ id: friend.id }]);
    });
  });

  describe("a gift that its sender withdraws", () => {
    const withdraw = (id: string | undefined, by = sender) =>
      by.fetch(`/api/store/gifts/${id}/withdraw`, { method: "POST" });
    const unreadOf = async (visitor: TestViewer) =>
      (await visitor.json<{ unread_count: number }>("/notification/api/notifications")).unread_count;

    test("is refunded; its recipient sees that it is withdrawn, without its message and its notification", async () => {
      const { id: friend, visitor } = await newFriend();
      const orderKey = await send(friend);
      const [gift] = await giftsOf(visitor);
      const before = await unreadOf(visitor);
      expect((await withdraw(gift?.id, visitor)).status).toBe(404);
      for (const _ of ["once", "again"]) {
        const answer = await withdraw(gift?.id);
        expect(answer.status).toBe(200);
        expect(await answer.json()).toMatchObject({ state: "refunded", withdrawn: true, message: "For you." });
      }
      expect(await orderState(orderKey)).toBe("refunded");
      expect(await giftsOf(visitor)).toMatchObject([{ state: "refunded", withdrawn: true, message: "" }]);
      expect(await unreadOf(visitor)).toBe(before - 1);
      expect((await visitor.fetch(`/api/store/gifts/${gift?.id}/accept`, { method: "POST" })).status).toBe(409);
    });

    test("before its day never reaches its recipient", async () => {
      const { id: friend, visitor } = await newFriend();
      await send(friend, new Date(store.now() + DAY_MS).toISOString());
      const sent = (await giftsOf(sender)).find(({ state }) => state === "pending");
      expect((await withdraw(sent?.id)).status).toBe(200);
      const before = await unreadOf(visitor);
      store.passTime(DAY_MS);
      expect(await giftsOf(visitor)).toEqual([]);
      expect(await unreadOf(visitor)).toBe(before);
    });

    test("stays with its recipient once it is accepted", async () => {
      const { id: friend, visitor } = await newFriend();
      const orderKey = await send(friend);
      const [gift] = await giftsOf(visitor);
      await visitor.json(`/api/store/gifts/${gift?.id}/accept`, { method: "POST" });
      const refused = await withdraw(gift?.id);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({ error: { details: { reason: "gift_answered" } } });
      expect(await orderState(orderKey)).toBe("fulfilled");
    });
  });
});
