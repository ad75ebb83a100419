import { expect, test } from "vitest";
import { notices, noticeTexts } from "#adapters/reference-backend/database/schema/index.ts";
import type { NewNotification } from "#adapters/reference-backend/domain/notifications/notify.ts";
import { notify } from "#adapters/reference-backend/domain/notifications/notify.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";

const LIST = "/notification/api/notifications";
const HOUR_MS = 3_600_000;

interface ShownNotification {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly picture: string;
  readonly action: { readonly type: string; readonly target: string } | null;
  readonly read_at: string | null;
}
interface NotificationPage {
  readonly notifications: readonly ShownNotification[];
  readonly has_more: boolean;
  readonly previous_value: string | null;
  readonly unread_count: number;
}

describeRules("notifications on %s", (kind) => {
  let players = 0;

  const store = openTestStore(kind);

  const newPlayer = async () => {
    players += 1;
    const visitor = store.visitor();
    const name = `reader-${players}`;
    await visitor.register(name);
    const { user_id: accountId } = await visitor.json<{ user_id: string }>("/api/session/user");
    return { visitor, accountId };
  };
  const sendNews = (...news: readonly NewNotification[]) =>
    store.database.queries.transaction((transaction) => notify(transaction, ...news));
  const listOf = (visitor: TestViewer, query = "", headers: Record<string, string> = {}) =>
    visitor.json<NotificationPage>(`${LIST}${query}`, { headers });
  const now = () => new Date(store.now());

  test("are in the reader's language, with the titles used there", async () => {
    const { visitor, accountId } = await newPlayer();
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
    const { visitor, accountId } = await newPlayer();
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

  test("are not sent for a kind that the player has switched off", async () => {
    const { visitor, accountId } = await newPlayer();
    await visitor.json("/notification/api/settings", { method: "PUT", json: { muted: ["sale"] } });
    await sendNews(
      { accountId, message: "saleStarted", at: now() },
      { accountId, message: "gameReleased", subject: { gameCode: "tl" }, at: now() },
    );

    expect((await listOf(visitor)).notifications.map((listed) => listed.kind)).toEqual(["release"]);
  });

  test("have the sigil of the game that they are about or lead to", async () => {
    const { visitor, accountId } = await newPlayer();
    await sendNews(
      { accountId, message: "gameReleased", subject: { gameCode: "tl" }, path: "/library", at: now() },
      { accountId, message: "saleStarted", subject: { goodsId: "tl-deluxe" }, path: "/goods/tl/tl-deluxe", at: now() },
      { accountId, message: "giftReceived", path: "/gift", at: now() },
    );

    const pictures = (await listOf(visitor)).notifications.map(({ picture, action }) => [action?.target, picture]);
    expect(pictures).toContainEqual(["/library", expect.stringMatching(/\/tl\/sigil\.svg/)]);
    expect(pictures).toContainEqual(["/goods/tl/tl-deluxe", expect.stringMatching(/\/tl\/sigil\.svg/)]);
    expect(pictures).toContainEqual(["/gift", ""]);
  });

  test("wait for their time", async () => {
    const { visitor, accountId } = await newPlayer();
    await sendNews({ accountId, message: "giftReceived", at: new Date(store.now() + HOUR_MS) });

    expect(await listOf(visitor)).toMatchObject({ notifications: [], unread_count: 0 });
    store.passTime(HOUR_MS);
    expect(await listOf(visitor)).toMatchObject({ notifications: [{ kind: "gift" }], unread_count: 1 });
  });

  test("come in pages without gaps, and reading all leaves those that came after the player looked", async () => {
    const { visitor, accountId } = await newPlayer();
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
    const { accountId, visitor } = await newPlayer();
    const stranger = await newPlayer();
    await sendNews({ accountId, message: "rewardReady", at: now() });
    const [listed] = (await listOf(visitor)).notifications;

    expect((await listOf(stranger.visitor)).notifications).toEqual([]);
    const read = await stranger.visitor.fetch(`${LIST}/${listed?.id}/read`, { method: "POST" });
    expect(read.status).toBe(404);
    expect((await listOf(visitor)).unread_count).toBe(1);
  });

  test("a pinned notice is sent to accounts that existed when it was published", async () => {
    const { visitor } = await newPlayer();
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
    const late = await newPlayer();

    expect(await visitor.json(`${LIST}/unread-count`)).toEqual({ unread_count: 1 });
    expect((await listOf(visitor)).notifications).toMatchObject([
      { kind: "notice", title: "Lanterns tonight", body: "At nine.", action: { target: `/notice/${id}` } },
    ]);
    expect((await listOf(late.visitor)).notifications).toEqual([]);
  });

  test("an invalid cursor, time or kind is reported with its field", async () => {
    const { visitor } = await newPlayer();

    for (const [path, request] of [
      [`${LIST}?previousValue=bm9uc2Vuc2U`, {}],
      [`${LIST}/read-all`, { json: { until: "tomorrow" } }],
      ["/notification/api/settings", { method: "PUT", json: { muted: ["weather"] } }],
    ] as const) {
      expect((await visitor.fetch(path, request)).status, path).toBe(400);
    }
  });
});
