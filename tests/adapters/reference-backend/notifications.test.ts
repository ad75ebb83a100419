import { expect, test } from "vitest";
import { notices, noticeTexts } from "#adapters/reference-backend/database/schema/index.ts";
import type { NewNotification } from "#adapters/reference-backend/domain/notifications/notify.ts";
import { notify } from "#adapters/reference-backend/domain/notifications/notify.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";
import type { AnswerOf } from "./answer-of.ts";
import { newPlayer } from "./new-player.ts";

const LIST = "/notification/api/notifications";

describeRules("notifications on %s", (kind) => {
  const store = openTestStore(kind);

  const sendNews = (...news: readonly NewNotification[]) =>
    store.database.queries.transaction((transaction) => notify(transaction, ...news));
  const listOf = (visitor: TestViewer, query = "", headers: Record<string, string> = {}) =>
    visitor.json<AnswerOf<"listNotifications">>(`${LIST}${query}`, { headers });
  const now = () => new Date(store.now());

  test("are in the reader's language, with the titles used there", async () => {
    const { player: visitor, accountId } = await newPlayer(store);
    await sendNews({
      accountId,
      message: "giftReceived",
      subject: { goodsId: "tl-deluxe", name: "보라달" },
      path: "/gift",
      at: now(),
    });

    const [english] = (await listOf(visitor, "", { "X-PP-Locale": "en-US" })).notifications;
    const [korean] = (await listOf(visitor, "", { "X-PP-Locale": "ko-KR" })).notifications;
    expect(english).toMatchObject({ kind: "gift", title: "A gift from 보라달", action: { target: "/gift" } });
    expect(english?.body).toMatch(/^\S.* is waiting for you to accept it\.$/);
    expect(korean?.title).toBe("보라달 님이 선물을 보냈습니다");
    expect(korean?.body).not.toContain("{{");
  });

  test("are sent once if they have a key, and not at all if their transaction failed", async () => {
    const { player: visitor, accountId } = await newPlayer(store);
    const sale = {
      accountId,
      message: "saleStarted",
      subject: { goodsId: "tl-deluxe" },
      at: now(),
      once: "sale:1",
    } as const;
    await sendNews(sale);
    await sendNews(sale, sale);
    await store.database.queries
      .transaction(async (transaction) => {
        await notify(transaction, { ...sale, once: "sale:2" });
        throw new Error("the sale is off");
      })
      .catch(() => undefined);

    expect(await listOf(visitor)).toMatchObject({ notifications: [{ kind: "sale" }], unread_count: 1 });
  });

  test("come in pages without gaps, and reading all leaves those that came after the player looked", async () => {
    const { player: visitor, accountId } = await newPlayer(store);
    const news = Array.from({ length: 45 }, (_, index) => ({
      accountId,
      message: "replied" as const,
      subject: { name: `player ${index}` },
      at: new Date(store.now() - Math.floor(index / 3) * 1_000),
    }));
    await sendNews(...news);

    const first = await listOf(visitor);
    const second = await listOf(visitor, `?previousValue=${first.previous_value}`);
    const third = await listOf(visitor, `?previousValue=${second.previous_value}`);
    const titles = [first, second, third].flatMap(({ notifications: listed }) => listed.map(({ title }) => title));
    expect(new Set(titles).size).toBe(45);
    expect([first.has_more, second.has_more, third.has_more]).toEqual([true, true, false]);
    expect(first.unread_count).toBe(45);

    const until = new Date(store.now() - 5_000).toISOString();
    const left = await visitor.json<{ unread_count: number }>(`${LIST}/read-all`, { json: { until } });
    expect(left.unread_count).toBe(15);
  });

  test("belong to their player alone", async () => {
    const { player: visitor, accountId } = await newPlayer(store);
    const stranger = await newPlayer(store);
    await sendNews({ accountId, message: "rewardReady", at: now() });
    const [listed] = (await listOf(visitor)).notifications;

    expect((await listOf(stranger.player)).notifications).toEqual([]);
    expect((await stranger.player.fetch(`${LIST}/${listed?.id}/read`, { method: "POST" })).status).toBe(404);
    expect((await listOf(visitor)).unread_count).toBe(1);
  });

  test("a pinned notice is sent to accounts that existed when it was published", async () => {
    const { player: visitor } = await newPlayer(store);
    store.passTime(1_000);
    const id = `pinned-${kind}`;
    await store.database.queries.insert(notices).values({ id, category: "event", pinned: true, publishedAt: now() });
    await store.database.queries.insert(noticeTexts).values({
      noticeId: id,
      locale: "en-US",
      title: "Lanterns tonight",
      summary: "At nine.",
      body: "<p>At nine.</p>",
    });
    store.passTime(1_000);
    const late = await newPlayer(store);

    expect(await visitor.json(`${LIST}/unread-count`)).toEqual({ unread_count: 1 });
    expect((await listOf(visitor)).notifications).toMatchObject([
      { kind: "notice", title: "Lanterns tonight", body: "At nine.", action: { target: `/notice/${id}` } },
    ]);
    expect((await listOf(late.player)).notifications).toEqual([]);
  });
});
