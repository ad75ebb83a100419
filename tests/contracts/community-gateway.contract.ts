import { expect, test } from "vitest";
import { expectValue } from "#tests/support/expect-value.ts";
import type { GatewayWorld } from "./gateway-world.ts";

/** Contract of every `CommunityGateway`, run against a publisher with the content of the reference backend. */
export function describeCommunityGateway(world: () => GatewayWorld): void {
  test("return their latest articles, those in the reader's language first, with game, board and a plain-text excerpt", async () => {
    const { community } = world().openAsGuest({ locale: "ko-KR", countryCode: "KR" });
    const articles = expectValue(await community.listLatest({ limit: 8 }));
    const languages = articles.map(({ language }) => language.split("-")[0]);

    expect(articles).toHaveLength(8);
    expect(languages).toEqual(languages.toSorted((one, other) => Number(one !== "ko") - Number(other !== "ko")));
    expect(languages[0]).toBe("ko");
    for (const { gameTitle, boardTitle, excerpt } of articles) {
      expect(gameTitle).not.toBe("");
      expect(boardTitle).not.toBe("");
      expect(excerpt).toMatch(/^[^<>]{10,161}$/);
    }
  });

  test("find articles of all games by words of their title and their text", async () => {
    const { community } = world().openAsGuest();
    const found = expectValue(await community.listLatest({ limit: 8, search: "OTTER race" }));

    expect(found.map(({ title }) => title).join()).toContain("otter");
    expect(found.length).toBeLessThan(8);
    expect(found[0]).toMatchObject({ gameTitle: expect.stringMatching(/./), boardTitle: expect.stringMatching(/./) });
    for (const search of ["xqzvwj", "???"]) {
      expect(expectValue(await community.listLatest({ limit: 8, search }))).toEqual([]);
    }
  });

  test("have menus, and articles that can be searched", async () => {
    const { community } = world().openAsGuest();
    const { boards, myRole } = expectValue(await community.listBoards("tl"));
    const free = boards.find(({ alias }) => alias === "free");
    const board = { gameCode: "tl", boardAlias: "free" };
    const all = expectValue(await community.listArticles(board, {}));
    const found = expectValue(await community.listArticles(board, { search: "otter race" }));

    expect(myRole).toBe("guest");
    expect(free?.articleCount).toBeGreaterThanOrEqual(all.articles.length);
    expect(free?.menus?.map(({ id }) => id)).toEqual(["talk", "stories"]);
    expect(found.articles.map(({ title }) => title).join()).toContain("otter");
    expect(found.articles.length).toBeLessThan(all.articles.length);
  });

  test("are written, changed, discussed, hidden, reported and taken back by those who may", async () => {
    const { community } = await world().openAsPlayer();
    const board = { gameCode: "tl", boardAlias: "free" };
    const draft = { title: "Written with care", body: "<p>With care.</p>", menu: "talk" };

    const written = expectValue(await community.postArticle(board, draft, "post-of-boards"));
    expect(written).toMatchObject({ title: draft.title, menu: "talk", isMine: true, myRole: "player", hidden: null });
    expect(expectValue(await community.postArticle(board, draft, "post-of-boards")).id).toBe(written.id);
    expect(await community.postComment(written, { content: "Soon.", mentions: [] }, null, "soon")).toMatchObject({
      ok: false,
      failure: { status: 429, retryAfterSeconds: expect.any(Number) },
    });

    const changed = { ...draft, title: "Written again" };
    const edit = expectValue(await community.editArticle(written, changed, written.updatedAt));
    expect(edit).toMatchObject({ kind: "saved", article: { title: "Written again" } });
    const conflict = expectValue(await community.editArticle(written, draft, written.updatedAt));
    expect(conflict).toMatchObject({ kind: "changed", article: { title: "Written again" } });

    expect(await community.likeArticle(written, true)).toMatchObject({ ok: false, failure: { status: 403 } });
    expect(await community.removeArticle(written)).toEqual({ ok: true, value: null });
    expect(await community.getArticle(written)).toMatchObject({ ok: false, failure: { status: 409, code: 40905 } });
    expect(expectValue(await community.restoreArticle(written)).id).toBe(written.id);
  });

  test("have comments in threads, which a player likes, hides and reports", async () => {
    const { community } = await world().openAsPlayer();
    const article = { id: "tl-1", gameCode: "tl" };
    const { comments, total } = expectValue(await community.listComments(article, { sort: "oldest" }));
    const [first, answer] = comments;
    if (first === undefined || answer === undefined) throw new Error("the seed has comments");

    expect(total).toBe(comments.length);
    expect(first).toMatchObject({ threadId: null, replyCount: 2 });
    expect(answer).toMatchObject({ threadId: first.id, mentions: [{ nickname: "Marrowgate" }] });
    const target = { id: first.id, gameCode: "tl" };
    const liked = expectValue(await community.likeComment(target, true));
    expect(liked).toEqual({ likeCount: expect.any(Number), myLike: true });
    expect(expectValue(await community.likeComment(target, false)).likeCount).toBe((liked.likeCount ?? 0) - 1);
    expectValue(await community.hideComment(target, true));
    const [hidden] = expectValue(await community.listComments(article, {})).comments;
    expect(hidden).toMatchObject({ id: first.id, hidden: "hidden" });
    expectValue(await community.hideComment(target, false));

    const reported = { id: answer.id, gameCode: "tl" };
    expectValue(await community.reportComment(reported, { reason: "spam", words: "" }, "report-of-boards"));
    expect(await community.reportComment(reported, { reason: "spam", words: "" }, "again-of-boards")).toMatchObject({
      ok: false,
      failure: { status: 409, code: "ALREADY_REPORTED" },
    });
  });

  test("lead from the author of a post to what the player has made public, also guests", async () => {
    const { community, reviews } = world().openAsGuest();
    const [review] = expectValue(await reviews.list("tl", {})).reviews;
    const { author } = expectValue(await community.getArticle({ id: "tl-1", gameCode: "tl" }));
    const reviewer = expectValue(await community.getPlayer(review?.author.id ?? ""));
    expect(reviewer).toMatchObject({ ...review?.author, isBlocked: false });
    const written = expectValue(await community.listPlayerReviews(reviewer.id, undefined));
    expect(written.reviews).toHaveLength(reviewer.reviewCount ?? 0);
    expect(written.reviews).toContainEqual({ ...review, gameCode: "tl", gameTitle: expect.stringMatching(/./) });
    const player = expectValue(await community.getPlayer(author.id));
    const { articles } = expectValue(await community.listPlayerArticles(author.id, undefined));
    expect(player).toMatchObject({ ...author, articleCount: articles.length });
    expect(articles.find(({ id }) => id === "tl-1")).toMatchObject({
      author,
      boardTitle: expect.stringMatching(/./),
    });
    const missing = { ok: false, failure: { kind: "status", status: 404 } };
    expect(await community.getPlayer("no-player")).toMatchObject(missing);
    expect(await community.listPlayerReviews("no-player", undefined)).toMatchObject(missing);
    expect(await community.listPlayerArticles("no-player", undefined)).toMatchObject(missing);
  });

  test("keep drafts and authors a player does not read", async () => {
    const { community } = await world().openAsPlayer();
    const target = { gameCode: "tl", boardAlias: null, articleId: null };
    const draft = { title: "Half", body: "<p>a sentence</p>", menu: null };

    expectValue(await community.saveDraft(target, draft));
    expect(expectValue(await community.getDraft(target))).toMatchObject(draft);
    expectValue(await community.dropDraft(target));
    expect(expectValue(await community.getDraft(target))).toBeNull();

    const { author } = expectValue(await community.getArticle({ id: "tl-1", gameCode: "tl" }));
    expectValue(await community.setBlocked(author.id, true));
    expect(expectValue(await community.listBlocks())).toEqual([author]);
    expect(expectValue(await community.getPlayer(author.id))).toMatchObject({
      isBlocked: true,
      articleCount: 0,
      reviewCount: 0,
    });
    expect(expectValue(await community.getArticle({ id: "tl-1", gameCode: "tl" })).hidden).toBe("blocked");
    expectValue(await community.setBlocked(author.id, false));
    expect(expectValue(await community.listBlocks())).toEqual([]);
  });
}
