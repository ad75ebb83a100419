import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { accounts, articles } from "#adapters/reference-backend/database/schema/index.ts";
import { ACCOUNT_GRACE_DAYS } from "#core/account/constants.ts";
import { POST_INTERVAL_MS } from "#core/community/constants.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";
import { testContent } from "#tests/support/test-content.ts";
import type { AnswerOf } from "./answer-of.ts";
import { newPlayer, PASSWORD } from "./new-player.ts";
import { readPages } from "./read-pages.ts";

interface WirePost {
  readonly id: string;
  readonly game_code: string;
  readonly created_at: string;
}
interface WirePage {
  readonly reviews?: readonly WirePost[];
  readonly articles?: readonly WirePost[];
  readonly has_more: boolean;
  readonly previous_value: string | null;
}
interface Player {
  readonly id: string;
  readonly name: string;
  readonly visitor: TestViewer;
}

const DAY_MS = 86_400_000;
/** Released in Japan alone, and open to players with the credential. */
const JAPANESE = "lmj";
const LISTS = ["reviews", "articles"] as const;

describeRules("the profile of a player on %s", (kind) => {
  let guest: TestViewer;

  const access = { credentialGames: { ncj: JAPANESE }, credentialExceptionGames: {} };
  const store = openTestStore(kind, { content: testContent, access });
  beforeAll(async () => {
    guest = store.visitor();
  });
  beforeEach(() => store.passTime(POST_INTERVAL_MS));

  const join = async (country = "US"): Promise<Player> => {
    const { player, userName, accountId } = await newPlayer(store, country);
    return { visitor: player, name: userName, id: accountId };
  };
  const pathOf = ({ id }: Pick<Player, "id">) => `/community/api/players/${id}`;
  const profileOf = (player: Pick<Player, "id">, reader = guest) => reader.json<AnswerOf<"getPlayer">>(pathOf(player));
  const listOf = async (list: (typeof LISTS)[number], player: Player, reader = guest, end = "") => {
    const page = await reader.json<WirePage>(`${pathOf(player)}/${list}?${end}`);
    return { ...page, posts: page[list] ?? [] };
  };
  const postReview = async ({ visitor }: Player) =>
    await visitor.json<WirePost>("/api/store/games/tl/reviews", {
      json: { content: "Worth every single evening.", score: 5 },
    });
  const postArticle = async ({ visitor }: Player) => {
    store.passTime(POST_INTERVAL_MS);
    const json = { title: "A gate at dusk", body: "<p>It opens at seven.</p>" };
    return await visitor.json<WirePost>("/community/api/games/tl/boards/free/articles", { json });
  };
  /** Posts as the database stores them; the newest has the number 0, and two at a time have the same instant. */
  const insertPosts = async ({ id: accountId }: Player, gameCode: string, number: number) => {
    const rows = Array.from({ length: number }, (_, at) => ({
      id: randomUUID(),
      gameCode,
      accountId,
      language: "en-US",
      createdAt: new Date(store.now() - Math.floor(at / 2) * 1_000),
    }));
    const unused = { menu: null, pinned: false, recommended: false, likeCount: 0, commentCount: 0 };
    const text = { boardAlias: "free", title: "A gate", body: "<p>.</p>" };
    if (number > 0)
      await store.database.queries.insert(articles).values(rows.map((row) => ({ ...row, ...text, ...unused })));
    return rows;
  };

  test("shows guests the nickname, the picture and the numbers of posts, and nothing else of the account", async () => {
    const player = await join();
    const review = await postReview(player);
    const article = await postArticle(player);
    const avatar = expect.stringMatching(/^\/.+/);
    expect(await profileOf(player)).toEqual({
      id: player.id,
      nickname: player.name,
      avatar,
      is_moderator: false,
      review_count: 1,
      article_count: 1,
      is_blocked: false,
    });
    expect((await listOf("reviews", player)).posts).toEqual([
      { ...review, is_mine: false, game_code: "tl", game_title: "Throne and Liberty" },
    ]);
    expect((await listOf("articles", player)).posts).toMatchObject([
      { id: article.id, game_title: "Throne and Liberty", board_title: expect.stringMatching(/./), is_mine: false },
    ]);
    expect((await listOf("articles", player, player.visitor)).posts).toMatchObject([{ id: article.id, is_mine: true }]);
  });

  test("lists each article once, the newest first, 20 a page", async () => {
    const player = await join();
    await insertPosts(player, "tl", 45);
    const pages = await readPages((end) => listOf("articles", player, guest, end));
    expect(pages.map((page) => page.has_more)).toEqual([true, true, false]);
    expect(pages.map((page) => page.posts.length)).toEqual([20, 20, 5]);
    const posts = pages.flatMap((page) => page.posts);
    expect(new Set(posts.map(({ id }) => id)).size).toBe(45);
    const times = posts.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect((await profileOf(player)).article_count).toBe(45);
  });

  test("is not there for unknown ids, nor once its account is closed or deleted", async () => {
    const player = await join();
    await postReview(player);
    const statuses = async (id = player.id) =>
      await Promise.all(
        ["", "/reviews", "/articles"].map(
          async (part) => (await store.visitor().fetch(`${pathOf({ id })}${part}`)).status,
        ),
      );
    expect(await statuses()).toEqual([200, 200, 200]);
    expect(await statuses(randomUUID())).toEqual([404, 404, 404]);
    await player.visitor.fetch("/api/account/close", { json: { password: PASSWORD } });
    store.passTime(POST_INTERVAL_MS);
    expect(await statuses()).toEqual([404, 404, 404]);
    store.passTime((ACCOUNT_GRACE_DAYS + 1) * DAY_MS);
    await store.backend.deleteClosedAccounts();
    expect(await statuses()).toEqual([404, 404, 404]);
  });

  test("leaves out games that are not offered in the reader's country, or closed to the reader", async () => {
    const player = await join("JP");
    await insertPosts(player, "tl", 1);
    await insertPosts(player, JAPANESE, 2);
    const holder = await store.visitor().signIn("player-jp");
    expect((await listOf("articles", player, holder)).posts).toHaveLength(3);
    expect(await profileOf(player, holder)).toMatchObject({ article_count: 3 });
    for (const { visitor } of [await join("JP"), await join("US")]) {
      expect((await listOf("articles", player, visitor)).posts.map(({ game_code }) => game_code)).toEqual(["tl"]);
      expect(await profileOf(player, visitor)).toMatchObject({ article_count: 1 });
    }
  });

  test("is seen by its player as by others: no reader finds on it what a moderator removed", async () => {
    const player = await join();
    const review = await postReview(player);
    const article = await postArticle(player);
    const moderator = await store.visitor().signIn("moderator-us");
    for (const path of [`article/${article.id}`, `review/${review.id}`]) {
      const json = { decision: "remove" };
      expect((await moderator.fetch(`/community/api/reports/${path}/resolve`, { json })).status).toBe(200);
    }
    for (const reader of [guest, player.visitor, moderator]) {
      expect(await profileOf(player, reader)).toMatchObject({ review_count: 0, article_count: 0 });
      for (const list of LISTS) expect((await listOf(list, player, reader)).posts).toEqual([]);
    }
  });

  test("names an office of the store only if it is a moderator's", async () => {
    const rename = async (visitor: TestViewer, nickname: string) => {
      const json = { nickname, picture_id: "3" };
      return (await visitor.fetch("/api/account/profile", { method: "PUT", json })).status;
    };
    const { id, visitor } = await join();
    const moderator = await store.visitor().signIn("moderator-us");
    expect([await rename(visitor, "Moderator"), await rename(moderator, "GM Fox")]).toEqual([400, 200]);
    expect(await rename(visitor, "GMFox")).toBe(400);
    // A nickname that an account has already stays with it.
    await store.database.queries.update(accounts).set({ nickname: "GMFox" }).where(eq(accounts.id, id));
    expect([await rename(visitor, " GMFox"), await rename(visitor, "GM Fox")]).toEqual([200, 400]);
  });
});
