import { beforeAll, beforeEach, expect, test } from "vitest";
import { POST_INTERVAL_MS } from "#core/community/constants.ts";
import { REPORTS_THAT_HIDE, RESTORABLE_MS } from "#core/community/post.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";
import { testContent } from "#tests/support/test-content.ts";
import type { AnswerOf } from "./answer-of.ts";
import { newPlayer } from "./new-player.ts";

type Kind = "article" | "comment" | "review";
interface Post {
  readonly kind: Kind;
  readonly id: string;
  readonly articleId: string;
  readonly author: TestViewer;
}

const REPORTS = "/community/api/reports";
const ARTICLES = "/community/api/games/tl/boards/free/articles";
const REVIEWS = "/api/store/games/tl/reviews";

describeRules("reports on %s", (database) => {
  let moderator: TestViewer;
  let reporters: readonly TestViewer[];

  const store = openTestStore(database, { content: testContent });
  beforeAll(async () => {
    moderator = store.visitor();
    reporters = await Promise.all(Array.from({ length: REPORTS_THAT_HIDE }, join));
  });
  beforeEach(async () => {
    store.passTime(POST_INTERVAL_MS);
    await moderator.signIn("moderator-us");
  });

  const join = async () => (await newPlayer(store)).player;

  const write = async (kind: Kind): Promise<Post> => {
    const author = await join();
    const article = { title: "A gate at dusk", body: "<p>It opens at seven.</p>" };
    if (kind === "review") {
      const json = { content: "Worth every single evening.", score: 1 };
      return { kind, id: (await author.json<{ id: string }>(REVIEWS, { json })).id, articleId: "", author };
    }
    const { id: articleId } = await author.json<{ id: string }>(ARTICLES, { json: article });
    if (kind === "article") return { kind, id: articleId, articleId, author };
    store.passTime(POST_INTERVAL_MS);
    const json = { content: "It never opened for me." };
    const { id } = await author.json<{ id: string }>(`/community/api/articles/${articleId}/comments`, { json });
    return { kind, id, articleId, author };
  };
  const pathOf = ({ kind, id }: Post) => (kind === "review" ? `${REVIEWS}/${id}` : `/community/api/${kind}s/${id}`);
  const report = async (post: Post, by: readonly TestViewer[], json: object = { reason: "spam" }) => {
    for (const viewer of by) {
      store.passTime(1_000);
      expect((await viewer.fetch(`${pathOf(post)}/report`, { json })).status).toBe(200);
    }
  };
  const list = async (cursor?: string) =>
    await moderator.json<AnswerOf<"listReports">>(
      cursor === undefined ? REPORTS : `${REPORTS}?previousValue=${cursor}`,
    );
  const find = async ({ kind, id }: Post) =>
    (await list()).posts.find((listed) => listed.kind === kind && listed.id === id);
  const decide = async ({ kind, id }: Post, decision: string) =>
    (await moderator.fetch(`${REPORTS}/${kind}/${id}/resolve`, { json: { decision } })).status;
  /** Whether all players can read the post. */
  const isShown = async (post: Post): Promise<boolean> => {
    const guest = store.visitor();
    if (post.kind === "article") return (await guest.fetch(pathOf(post))).status === 200;
    if (post.kind === "review") {
      const { reviews } = await guest.json<{ reviews: { id: string }[] }>(`${REVIEWS}?sort=newest`);
      return reviews.some(({ id }) => id === post.id);
    }
    const path = `/community/api/articles/${post.articleId}/comments`;
    const { comments } = await guest.json<{ comments: { id: string; content: string }[] }>(path);
    return comments.some(({ id, content }) => id === post.id && content !== "");
  };

  test("only moderators read and decide reports", async () => {
    const post = await write("article");
    const resolve = `${REPORTS}/article/${post.id}/resolve`;
    for (const viewer of [post.author, reporters[0] as TestViewer]) {
      expect((await viewer.fetch(REPORTS)).status).toBe(403);
      expect((await viewer.fetch(resolve, { json: { decision: "remove" } })).status).toBe(403);
    }
    expect((await store.visitor().fetch(REPORTS)).status).toBe(401);
    expect(await isShown(post)).toBe(true);
  });

  test("the session says who moderates, and of others nothing", async () => {
    expect(await moderator.json("/api/session/user")).toMatchObject({ is_moderator: true });
    expect(await reporters[0]?.json("/api/session/user")).not.toHaveProperty("is_moderator");
  });

  test("a moderator sees what was reported, why, by how many and when", async () => {
    const post = await write("comment");
    const [first, second] = reporters as [TestViewer, TestViewer];
    await report(post, [first], { reason: "abuse", words: "  Rude again. " });
    await report(post, [second], { reason: "other", words: "Names me." });
    expect(await find(post)).toMatchObject({
      game_code: "tl",
      game_title: expect.stringMatching(/./),
      article: { id: post.articleId, board_alias: "free", title: "A gate at dusk" },
      content: "It never opened for me.",
      hidden_by: null,
      report_count: 2,
      reported_at: new Date(store.now()).toISOString(),
      reasons: [
        { reason: "abuse", count: 1 },
        { reason: "other", count: 1 },
      ],
      words: ["Names me.", "Rude again."],
    });
    const review = await write("review");
    await report(review, [first]);
    expect((await list()).posts[0]).toMatchObject({ kind: "review", id: review.id, article: null });
  });

  test.each(["article", "comment", "review"] as const)(
    "a decision on a reported %s closes its reports, and can be taken back",
    async (kind) => {
      const post = await write(kind);
      await report(post, reporters);
      const isHidden = kind !== "review";
      expect(await find(post)).toMatchObject({ report_count: 3, hidden_by: isHidden ? "reports" : null });
      expect(await isShown(post)).toBe(!isHidden);

      expect(await decide(post, "keep")).toBe(200);
      expect(await find(post)).toBeUndefined();
      expect(await isShown(post)).toBe(true);

      expect(await decide(post, "reopen")).toBe(200);
      expect(await find(post)).toMatchObject({ report_count: 3 });
      expect(await isShown(post)).toBe(!isHidden);

      expect(await decide(post, "remove")).toBe(200);
      expect(await find(post)).toBeUndefined();
      expect(await isShown(post)).toBe(false);

      expect(await decide(post, "reopen")).toBe(200);
      expect(await decide(post, "keep")).toBe(200);
      expect(await isShown(post)).toBe(true);
    },
  );

  test("a removed review leaves the average, and only a moderator brings it back in time", async () => {
    const post = await write("review");
    const average = async () => await post.author.json<{ count: number }>(`${REVIEWS}/scores/average`);
    const before = await average();
    await report(post, reporters);
    await decide(post, "remove");
    expect((await average()).count).toBe(before.count - 1);
    expect((await post.author.fetch(`${pathOf(post)}/restore`, { method: "POST" })).status).toBe(403);
    store.passTime(RESTORABLE_MS + 1_000);
    expect(await decide(post, "reopen")).toBe(404);
    const json = { content: "Better words this time, promised.", score: 2 };
    expect((await post.author.fetch(REVIEWS, { json })).status).toBe(200);
  });

  test("a removed review stays removed if its author has written another one", async () => {
    const post = await write("review");
    await report(post, reporters);
    await decide(post, "remove");
    await post.author.fetch(REVIEWS, { json: { content: "Better words this time, promised.", score: 2 } });
    expect(await decide(post, "reopen")).toBe(409);
    expect(await isShown(post)).toBe(false);
  });

  test("reports are closed where a moderator hides or shows a post on its page", async () => {
    for (const kind of ["article", "comment"] as const) {
      const post = await write(kind);
      await report(post, reporters);
      await moderator.json(`${pathOf(post)}/moderate`, { json: { hidden: false } });
      expect(await find(post)).toBeUndefined();
      expect(await isShown(post)).toBe(true);
      expect(await decide(post, "reopen")).toBe(200);
      expect(await find(post)).toMatchObject({ report_count: 3, hidden_by: "reports" });
      await moderator.json(`${pathOf(post)}/moderate`, { json: { hidden: true } });
      expect(await find(post)).toBeUndefined();
    }
  });

  test("posts that their authors delete leave the list", async () => {
    for (const kind of ["article", "comment", "review"] as const) {
      const post = await write(kind);
      await report(post, reporters);
      await post.author.fetch(pathOf(post), { method: "DELETE" });
      expect(await find(post)).toBeUndefined();
    }
    expect(await decide({ ...(await write("article")), id: "unknown" }, "keep")).toBe(409);
  });

  test("the list is paged, the latest report first", async () => {
    const [reporter] = reporters as [TestViewer];
    const posts: Post[] = [];
    for (let at = 0; at < 21; at += 1) {
      store.passTime(POST_INTERVAL_MS);
      posts.push(await write("article"));
      await report(posts[at] as Post, [reporter]);
    }
    await moderator.signIn("moderator-us");
    const first = await list();
    expect(first.has_more).toBe(true);
    const second = await list(first.previous_value ?? "");
    const ids = [...first.posts, ...second.posts].map(({ id }) => id);
    expect(ids.slice(0, 21)).toEqual(posts.map(({ id }) => id).toReversed());
    expect(new Set(ids).size).toBe(ids.length);
  });
});
