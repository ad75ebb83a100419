import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { defaultContent } from "#adapters/reference-backend/content/default-content.ts";
import {
  boardDrafts,
  boardImages,
  gifts,
  orders,
  postReports,
  rateCounts,
} from "#adapters/reference-backend/database/schema/index.ts";
import { countKeyOf } from "#adapters/reference-backend/http/rate-limit.ts";
import {
  GIFT_RECIPIENTS_SHARE,
  GIFT_RECIPIENTS_WINDOW_MS,
  MAX_GIFT_RECIPIENTS,
  MAX_GIFT_RECIPIENTS_OF_NETWORK,
  MAX_UNPAID_ORDERS,
  MAX_WAITING_GIFTS,
} from "#core/commerce/constants.ts";
import {
  IMAGE_BYTES_SHARE,
  MAX_DRAFT_BYTES,
  MAX_DRAFTS,
  MAX_IMAGE_BYTES_A_DAY,
  MAX_IMAGE_BYTES_OF_NETWORK_A_DAY,
  MAX_REPORTS_A_DAY,
  MAX_TEXT_BYTES_A_DAY,
  MAX_TEXT_BYTES_OF_NETWORK_A_DAY,
  MAX_UNUSED_IMAGES,
  TEXT_BYTES_SHARE,
  UNUSED_IMAGE_TTL_MS,
} from "#core/community/constants.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";
import type { AnswerOf } from "./answer-of.ts";
import { newPlayer } from "./new-player.ts";
import { uploadPicture } from "./pictures.ts";
import { giftOf, placeOrder, quoteFor } from "./purchases.ts";

const seedContent = defaultContent();

const DAY_MS = 86_400_000;
const GIFT_GOODS = "lin2-deluxe";
const CHECK = `/api/store/gifts/check?goodsId=${GIFT_GOODS}&recipient=`;

describeRules("limits of an account for %s", (kind) => {
  const store = openTestStore(kind);

  const statusesOf = async (answers: readonly Promise<Response>[]) =>
    (await Promise.all(answers)).map(({ status }) => status);

  const senderIn = async (network: string, userName: string, name: "images" | "texts") => {
    const player = await store.visitor({ clientAddress: network }).register(userName);
    const { user_id: accountId } = await player.json<{ user_id: string }>("/api/session/user");
    const { queries } = store.database;
    const keyOf = { account: `account:${accountId}`, network };
    const isOf = (of: keyof typeof keyOf) => eq(rateCounts.key, countKeyOf(name, keyOf[of]));
    return {
      player,
      accountId,
      counted: async (of: keyof typeof keyOf) => (await queries.select().from(rateCounts).where(isOf(of)))[0]?.count,
      set: (of: keyof typeof keyOf, count: number) => queries.update(rateCounts).set({ count }).where(isOf(of)),
    };
  };
  const reasonOf = async (answer: Response) =>
    ((await answer.json()) as { error?: { details: { reason: string } } }).error?.details.reason;

  describe("orders that wait for payment", () => {
    const paid = seedContent.goods.filter(({ contentType }) => contentType === "EDITION").map(({ goodsId }) => goodsId);
    const place = (player: TestViewer, goodsId: string) => placeOrder(player, [goodsId]);
    let wanted: readonly string[] = [];
    beforeAll(async () => {
      const { player } = await newPlayer(store);
      const quotes = await Promise.all(paid.map((goodsId) => quoteFor(player, [goodsId])));
      wanted = paid.filter((_, at) => (quotes[at]?.total ?? 0) > 0 && quotes[at]?.lines[0]?.refusal === null);
      expect(wanted.length).toBeGreaterThan(MAX_UNPAID_ORDERS + 3);
    });

    test("are five: a further one is refused with words of its own until one is paid, cancelled or over", async () => {
      const { player } = await newPlayer(store);
      const [first = "", ...others] = wanted;
      const { order_key: orderKey } = (await (await place(player, first)).json()) as { order_key: string };
      for (const goodsId of others.slice(0, MAX_UNPAID_ORDERS - 1)) {
        expect((await place(player, goodsId)).status).toBe(200);
      }
      const further = others[MAX_UNPAID_ORDERS] ?? "";
      const refused = await place(player, further);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({
        error: { code: "TOO_MANY_UNPAID_ORDERS", details: { maximum: MAX_UNPAID_ORDERS } },
      });
      // The same goods are the order that waits already.
      expect((await place(player, first)).status).toBe(200);
      await player.fetch(`/api/store/orders/${orderKey}/cancel`, { method: "POST" });
      expect((await place(player, further)).status).toBe(200);
    });

    test("are five also when many are placed at once", async () => {
      const { player, accountId } = await newPlayer(store);
      const statuses = await statusesOf(
        wanted.slice(0, MAX_UNPAID_ORDERS + 4).map((goodsId) => place(player, goodsId)),
      );
      expect(statuses.filter((status) => status === 200)).toHaveLength(MAX_UNPAID_ORDERS);
      const rows = await store.database.queries.select().from(orders).where(eq(orders.accountId, accountId));
      expect(rows.filter(({ state }) => state === "awaiting_payment")).toHaveLength(MAX_UNPAID_ORDERS);
    });
  });

  describe("recipients of gifts", () => {
    test("are limited to twenty in ten minutes, existing or not; repeated ones do not count", async () => {
      const { player } = await newPlayer(store);
      const friend = await newPlayer(store);
      const check = (id: string) => player.fetch(CHECK + id);
      expect((await check(friend.accountId)).status).toBe(200);
      for (let at = 1; at < MAX_GIFT_RECIPIENTS; at += 1) expect((await check(`nobody-${at}`)).status).toBe(404);
      for (const name of [`nobody-${MAX_GIFT_RECIPIENTS}`, "player-jp", "player-jp"]) {
        const refused = await check(name);
        expect(refused.status).toBe(429);
        expect(refused.headers.get("Retry-After")).toBe(String(GIFT_RECIPIENTS_WINDOW_MS / 1_000));
        expect(await refused.json()).toMatchObject({ error: { code: "TOO_MANY_RECIPIENTS" } });
      }
      expect((await check(friend.accountId)).status).toBe(200);
      expect((await check("nobody-1")).status).toBe(404);
      store.passTime(GIFT_RECIPIENTS_WINDOW_MS);
      expect((await check("player-jp")).status).toBe(200);
    });

    test("are limited to a hundred beyond three of each account for a network, and not for another network", async () => {
      const check = async (clientAddress: string, from: number, to: number) => {
        const player = store.visitor({ clientAddress });
        const userName = `from-${from}`;
        await player.register(userName);
        const paths = Array.from({ length: to - from }, (_, at) => `${CHECK}of-network-${from + at}`);
        const statuses = await statusesOf(paths.map((path) => player.fetch(path)));
        return statuses.filter((status) => status === 404).length;
      };
      const counted = MAX_GIFT_RECIPIENTS - GIFT_RECIPIENTS_SHARE;
      for (let left = MAX_GIFT_RECIPIENTS_OF_NETWORK; left > 0; left -= counted) {
        const found = await check("203.0.113.77", 100 * left, 100 * left + MAX_GIFT_RECIPIENTS);
        expect(found).toBe(GIFT_RECIPIENTS_SHARE + Math.min(left, counted));
      }
      expect(await check("203.0.113.77", 1, 6)).toBe(GIFT_RECIPIENTS_SHARE);
      expect(await check("203.0.113.78", 7, 12)).toBe(5);
    });

    test("are limited to twenty by sending, too, also in parallel", async () => {
      const { player } = await newPlayer(store);
      const json = (recipient: string) => giftOf(GIFT_GOODS, recipient);
      const statuses = await statusesOf(
        Array.from({ length: 50 }, (_, at) =>
          at % 2 === 0
            ? player.fetch("/api/store/gifts", { json: json(`at-once-${at}`) })
            : player.fetch(`${CHECK}at-once-${at}`),
        ),
      );
      expect(statuses.filter((status) => status === 404)).toHaveLength(MAX_GIFT_RECIPIENTS);
      expect(statuses.filter((status) => status === 429)).toHaveLength(50 - MAX_GIFT_RECIPIENTS);
    });

    test("reveal the nickname if the gift can be sent, never a country, and nothing else if it cannot", async () => {
      const { player, accountId } = await newPlayer(store);
      const [friend, stranger] = [await newPlayer(store), await newPlayer(store, "US")];
      const check = async (recipient: string) => {
        const { recipient: revealed, refusal } = await player.json<AnswerOf<"checkGift">>(CHECK + recipient);
        return { revealed, refusal };
      };
      expect(await check(friend.accountId)).toEqual({ revealed: { nickname: friend.userName }, refusal: null });
      expect(await check(stranger.accountId)).toEqual({ revealed: null, refusal: "country_mismatch" });
      expect(await check(accountId)).toEqual({ revealed: null, refusal: "to_yourself" });
    });

    test("are looked up by twenty nicknames in ten minutes; another case or width of one does not count", async () => {
      const { player } = await newPlayer(store);
      const find = async (nickname: string) =>
        (await player.fetch(`/api/store/gifts/recipients?nickname=${encodeURIComponent(nickname)}`)).status;
      for (let at = 0; at < MAX_GIFT_RECIPIENTS; at += 1) expect(await find(`nickname-${at}`)).toBe(200);
      expect(await find("one-too-many")).toBe(429);
      expect(await find(" ＮＩＣＫname-0 ")).toBe(200);
      store.passTime(GIFT_RECIPIENTS_WINDOW_MS);
      expect(await find("one-too-many")).toBe(200);
    });

    test("cost the same work whether they exist or not", async () => {
      const { player } = await newPlayer(store);
      const friend = await newPlayer(store);
      // Background queries of the backend may be counted as well, so the minimum of several attempts is used.
      const queriesOf = async (id: string) => {
        const counted: number[] = [];
        for (let tries = 0; tries < 5; tries += 1) {
          const before = store.database.load().queries;
          await player.fetch(CHECK + id);
          counted.push(store.database.load().queries - before);
        }
        return Math.min(...counted);
      };
      expect(await queriesOf("nobody-at-all")).toBe(await queriesOf(friend.accountId));
    });
  });

  test("gifts that wait for an answer are twenty", async () => {
    const { player, accountId } = await newPlayer(store);
    const friend = await newPlayer(store);
    const now = new Date(store.now());
    const waiting = Array.from({ length: MAX_WAITING_GIFTS }, (_, at) => ({
      id: `waiting-${kind}-${at}`,
      senderId: accountId,
      recipientId: friend.accountId,
      goodsId: GIFT_GOODS,
      message: "",
      state: "pending" as const,
      createdAt: now,
      deliverAt: now,
      expiresAt: new Date(store.now() + DAY_MS),
    }));
    await store.database.queries.insert(gifts).values(waiting);
    const check = await player.json<AnswerOf<"checkGift">>(CHECK + friend.accountId);
    expect(check).toMatchObject({ refusal: "too_many_waiting" });
    const json = giftOf(GIFT_GOODS, friend.accountId, { expected_total: check.amount });
    const refused = await player.fetch("/api/store/gifts", { json });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ error: { details: { reason: "too_many_waiting" } } });
    await friend.player.fetch(`/api/store/gifts/waiting-${kind}-0/decline`, { method: "POST" });
    expect((await player.fetch("/api/store/gifts", { json })).status).toBe(200);
  });

  describe("pictures", () => {
    const keepImages = async (accountId: string, number: number, isUsed = false) => {
      const createdAt = new Date(store.now());
      const rows = Array.from({ length: number }, (_, at) => ({
        id: `${accountId}-${isUsed}-${at}`,
        accountId,
        data: new Uint8Array([1]),
        width: 1,
        height: 1,
        createdAt,
        isUsed,
      }));
      await store.database.queries.insert(boardImages).values(rows);
    };

    test("that no article shows are sixty: a further one waits until the day is over", async () => {
      const { player, accountId } = await newPlayer(store);
      await keepImages(accountId, MAX_UNUSED_IMAGES - 1);
      await keepImages(accountId, MAX_UNUSED_IMAGES, true);
      expect((await uploadPicture(player)).status).toBe(200);
      store.passTime(60_000);
      const refused = await uploadPicture(player);
      expect(refused.status).toBe(429);
      expect(refused.headers.get("Retry-After")).toBe(String((UNUSED_IMAGE_TTL_MS - 60_000) / 1_000));
      expect(await refused.json()).toMatchObject({
        error: { code: "QUOTA_REACHED", details: { reason: "image_quota" } },
      });
      store.passTime(UNUSED_IMAGE_TTL_MS);
      expect((await uploadPicture(player)).status).toBe(200);
    });

    test("are sixty also when many are sent at once", async () => {
      const { player, accountId } = await newPlayer(store);
      await keepImages(accountId, MAX_UNUSED_IMAGES - 2);
      const statuses = await statusesOf(Array.from({ length: 3 }, () => uploadPicture(player)));
      expect(statuses.toSorted()).toEqual([200, 200, 429]);
    });

    const fillImages = async (accountId: string, bytes: number) =>
      await store.database.queries.execute(
        sql`update board_images set data = repeat('x', ${bytes})::bytea where account_id = ${accountId}`,
      );

    test("of a network are counted beyond the first two megabytes of each account, which always pass", async () => {
      const { player, accountId, counted, set } = await senderIn("203.0.113.91", "shows-much", "images");
      expect((await uploadPicture(player)).status).toBe(200);
      expect(await counted("network")).toBeUndefined();
      await fillImages(accountId, IMAGE_BYTES_SHARE);
      expect((await uploadPicture(player)).status).toBe(200);
      expect(await counted("network")).toBeGreaterThan(20);
      await set("network", MAX_IMAGE_BYTES_OF_NETWORK_A_DAY);
      expect(await reasonOf(await uploadPicture(player))).toBe("network_quota");
      const neighbour = await senderIn("203.0.113.91", "shows-little", "images");
      expect((await uploadPicture(neighbour.player)).status).toBe(200);
      expect(await counted("network")).toBe(MAX_IMAGE_BYTES_OF_NETWORK_A_DAY);
      expect(await store.database.queries.$count(boardImages, eq(boardImages.accountId, accountId))).toBe(2);
    });

    test("have a hundred megabytes a day together, shown or not", async () => {
      const { player, accountId } = await newPlayer(store);
      await keepImages(accountId, 1, true);
      const half = MAX_IMAGE_BYTES_A_DAY / 2;
      await fillImages(accountId, half);
      expect((await uploadPicture(player)).status).toBe(200);
      await fillImages(accountId, half);
      expect((await uploadPicture(player)).status).toBe(429);
      await store.database.queries.delete(boardImages).where(eq(boardImages.accountId, accountId));
    });
  });

  test("drafts are a hundred, and two megabytes: those changed longest ago make room", async () => {
    const { player } = await newPlayer(store);
    const addressOf = (at: number) => `/community/api/drafts?gameCode=tl&boardAlias=board-${at}`;
    const save = (at: number) =>
      player.fetch(addressOf(at), { method: "PUT", json: { title: `Draft ${at}`, body: "<p>Not yet</p>" } });
    for (let at = 0; at < MAX_DRAFTS; at += 1) {
      expect((await save(at)).status).toBe(200);
      store.passTime(1_000);
    }
    await save(0);
    store.passTime(1_000);
    await save(MAX_DRAFTS);
    const isKept = async (at: number) =>
      (await player.json<{ draft: { title: string } | null }>(addressOf(at))).draft?.title === `Draft ${at}`;
    const areKept = async (...drafts: readonly number[]) => await Promise.all(drafts.map(isKept));
    expect(await areKept(0, 1, 2, MAX_DRAFTS)).toEqual([true, false, true, true]);
    const body = "x".repeat(MAX_DRAFT_BYTES);
    await store.database.queries.update(boardDrafts).set({ body }).where(eq(boardDrafts.boardAlias, "board-50"));
    await save(MAX_DRAFTS);
    expect(await areKept(0, 2, 50, 51, MAX_DRAFTS)).toEqual([true, false, false, true, true]);
  });

  test("texts of a network are counted beyond the first 256 kB of each account, which always pass, and drafts never", async () => {
    const { player, counted, set } = await senderIn("203.0.113.90", "writes-much", "texts");
    const neighbour = await senderIn("203.0.113.90", "writes-too", "texts");
    const saveDraft = async () => {
      const json = { title: "Much", body: "<p>Not yet</p>" };
      return (await player.fetch("/community/api/drafts?gameCode=tl&boardAlias=free", { method: "PUT", json })).status;
    };
    const post = (by: TestViewer, body = `<p>${"y".repeat(3_000)}</p>`) => {
      store.passTime(60_000);
      return by.fetch("/community/api/games/tl/boards/free/articles", { json: { title: "Much", body, menu: null } });
    };
    expect((await post(player, "x".repeat(30_000))).status).toBe(400);
    expect((await post(player)).status).toBe(200);
    expect([await counted("account"), await counted("network")]).toEqual([3_022, undefined]);
    await set("account", TEXT_BYTES_SHARE - 22);
    expect((await post(player)).status).toBe(200);
    expect(await counted("network")).toBe(3_000);
    await set("network", MAX_TEXT_BYTES_OF_NETWORK_A_DAY);
    expect(await reasonOf(await post(player))).toBe("network_quota");
    expect((await post(neighbour.player)).status).toBe(200);
    await set("account", MAX_TEXT_BYTES_A_DAY);
    expect(await reasonOf(await post(player))).toBe("text_quota");
    // What is refused is not counted either.
    expect(await counted("account")).toBe(MAX_TEXT_BYTES_A_DAY);
    expect(await saveDraft()).toBe(200);
  });

  test("reports of all kinds are limited to fifty a day", async () => {
    const { player, accountId } = await newPlayer(store);
    const { articles } = await player.json<{ articles: { id: string }[] }>(
      "/community/api/games/tl/boards/free/articles",
    );
    const { reviews } = await player.json<{ reviews: { id: string }[] }>("/api/store/games/tl/reviews");
    const reports = [
      `/community/api/articles/${articles[0]?.id}/report`,
      `/api/store/games/tl/reviews/${reviews[0]?.id}/report`,
      `/community/api/articles/${articles[1]?.id}/report`,
      `/api/store/games/tl/reviews/${reviews[1]?.id}/report`,
    ];
    const report = (path: string) => player.fetch(path, { json: { reason: "spam" } });
    const earlier = Array.from({ length: MAX_REPORTS_A_DAY - 2 }, (_, at) => ({
      accountId,
      kind: "comment" as const,
      postId: `no-such-comment-${at}`,
      reason: "spam" as const,
      words: "",
      createdAt: new Date(store.now()),
    }));
    await store.database.queries.insert(postReports).values(earlier);
    const statuses = await statusesOf(reports.map(report));
    expect(statuses.toSorted()).toEqual([200, 200, 429, 429]);
    const again = await report(reports[statuses.indexOf(429)] ?? "");
    expect(await again.json()).toMatchObject({ error: { code: "QUOTA_REACHED", details: { reason: "report_quota" } } });
    expect(again.headers.get("Retry-After")).toBe(String(DAY_MS / 1_000));
    store.passTime(DAY_MS);
    expect((await report(reports[statuses.indexOf(429)] ?? "")).status).toBe(200);
  });
});
