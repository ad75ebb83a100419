import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { articles } from "#adapters/reference-backend/database/schema/index.ts";
import { SHARED_FOR_MS } from "#adapters/reference-backend/http/shared-answers.ts";
import { POST_INTERVAL_MS } from "#core/community/constants.ts";
import { RESTORABLE_MS } from "#core/community/post.ts";
import { BOARD, type Boards, openBoards, type WireArticle } from "#tests/support/board-backend.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";
import { testContent } from "#tests/support/test-content.ts";

describeRules("boards on %s", (kind) => {
  let boards: Boards;

  beforeAll(async () => {
    boards = await openBoards(kind);
  });
  // Moves the clock so that every player may post again.
  beforeEach(() => boards.store.passTime(POST_INTERVAL_MS));
  afterAll(() => boards?.close());

  test("an article is sanitised by the allow-list, gets an excerpt, and is found by its text", async () => {
    const { reader, post } = boards;
    const article = await post(
      "  안개   낀 계곡 ",
      `<p onclick="x()">정오에 <script>alert(1)</script><b>안개</b>가 몰려왔다.</p><iframe src="https://evil.example"></iframe>`,
    );
    expect(article).toMatchObject({ title: "안개 낀 계곡", excerpt: "정오에 안개가 몰려왔다." });
    expect(article.body).toBe('<p dir="auto">정오에 <b>안개</b>가 몰려왔다.</p>');
    const found = await reader.json<{ articles: WireArticle[] }>(`${BOARD}?search=${encodeURIComponent("안개가")}`);
    expect(found.articles.map(({ id }) => id)).toEqual([article.id]);
    const nothing = await reader.json<{ error: { code: number } }>(`${BOARD}?search=zzzqqq`);
    expect(nothing.error.code).toBe(40903);
  });

  test("every article of a board is on one page of the list, pinned ones first", async () => {
    const { store } = boards;
    const seen: string[] = [];
    let cursor = "";
    for (let page = 0; page < 10; page += 1) {
      const answer = await store
        .visitor()
        .json<{ articles: (WireArticle & { pinned: boolean })[]; previous_value: string | null }>(
          `${BOARD}?sort=top${cursor === "" ? "" : `&previousValue=${cursor}`}`,
        );
      if (page === 0) expect(answer.articles[0]?.pinned).toBe(true);
      seen.push(...answer.articles.map(({ id }) => id));
      if (answer.previous_value === null) break;
      cursor = answer.previous_value;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => id.startsWith("article-"))).toHaveLength(testContent.articles.length);
  });

  test.each(["new", "top"])(
    "languages put first precede all others in the order %s, below the pinned ones",
    async (sort) => {
      const { store } = boards;
      const readAll = async (query: string) => {
        const found: { id: string; language: string; pinned: boolean }[] = [];
        let cursor: string | null = null;
        do {
          const next: string = cursor === null ? "" : `&previousValue=${cursor}`;
          const page: { articles: typeof found; previous_value: string | null } = await store
            .visitor()
            .json(`${BOARD}?sort=${sort}${query}${next}`);
          found.push(...page.articles);
          cursor = page.previous_value;
        } while (cursor !== null);
        return found;
      };
      const chosen = (await readAll("")).filter((_, at) => at % 3 === 0).map(({ id }) => id);
      await store.database.queries.update(articles).set({ language: "ja-JP" }).where(inArray(articles.id, chosen));
      store.passTime(SHARED_FOR_MS);
      const all = await readAll("");
      const rank = ({ pinned, language }: (typeof all)[number]) => (pinned ? 0 : language === "ja-JP" ? 1 : 2);
      expect(await readAll("&languagesFirst=ja,fr")).toEqual(all.toSorted((one, other) => rank(one) - rank(other)));
      expect(await readAll("&language=ja-JP")).toEqual(all.filter(({ language }) => language === "ja-JP"));
    },
  );

  test.each([
    ["a title of one sign", { title: "x", body: "<p>Long enough.</p>" }, "body.title"],
    ["a title of more than 100 signs", { title: "x".repeat(101), body: "<p>Long enough.</p>" }, "body.title"],
    ["a body without words", { title: "A title", body: "<p> </p>" }, "body.body"],
    ["a body of more than 20,000 signs", { title: "A title", body: `<p>${"x".repeat(20_001)}</p>` }, "body.body"],
    ["a menu the board does not have", { title: "A title", body: "<p>Words.</p>", menu: "nowhere" }, "body.menu"],
  ])("%s is refused and named", async (_, json, field) => {
    const { writer } = boards;
    const answer = await writer.fetch(BOARD, { json });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { details: { fields: [{ field }] } } });
  });

  test("a player who has just posted waits ten seconds, and the same post sent twice is stored once", async () => {
    const { writer } = boards;
    const json = { title: "Once only", body: "<p>Sent twice.</p>" };
    const headers = { "Idempotency-Key": `once-${kind}` };
    const first = await writer.json<WireArticle>(BOARD, { json, headers });
    const again = await writer.json<WireArticle>(BOARD, { json, headers });
    expect(again.id).toBe(first.id);
    const soon = await writer.fetch(BOARD, { json: { title: "Too soon", body: "<p>Words.</p>" } });
    expect(soon.status).toBe(429);
    expect(soon.headers.get("Retry-After")).toBe("10");
  });

  test("an edit of an outdated version shows the current one and saves nothing", async () => {
    const { writer, reader, post } = boards;
    const article = await post();
    const edit = (title: string, updated_at: string) =>
      writer.fetch(`/community/api/articles/${article.id}`, {
        method: "PATCH",
        json: { title, body: article.body, updated_at },
      });
    const saved = (await (await edit("First change", article.updated_at)).json()) as WireArticle;
    expect(saved.updated_at).not.toBe(article.updated_at);
    const late = await edit("Second change", article.updated_at);
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      error: { code: "ARTICLE_CHANGED", details: { article: { title: "First change" } } },
    });
    const others = await reader.fetch(`/community/api/articles/${article.id}`, {
      method: "PATCH",
      json: { title: "Not mine", body: article.body, updated_at: saved.updated_at },
    });
    expect(others.status).toBe(403);
  });

  test("a deleted article is gone for all readers, and can be restored for ten minutes", async () => {
    const { store, writer, reader, post, read } = boards;
    const article = await post();
    const path = `/community/api/articles/${article.id}`;
    expect((await reader.fetch(path, { method: "DELETE" })).status).toBe(403);
    expect(await writer.json(path, { method: "DELETE" })).toEqual({ result: true, id: article.id });
    expect(await (await read(reader, article.id)).json()).toMatchObject({ error: { code: 40905 } });
    expect((await writer.fetch(`${path}/restore`, { method: "POST" })).status).toBe(200);
    expect((await read(reader, article.id)).status).toBe(200);
    await writer.fetch(path, { method: "DELETE" });
    store.passTime(RESTORABLE_MS + 1_000);
    expect((await writer.fetch(`${path}/restore`, { method: "POST" })).status).toBe(409);
  });

  test("three reports hide an article until its author changes it", async () => {
    const { store, writer, reader, moderator, post, read } = boards;
    const article = await post();
    const path = `/community/api/articles/${article.id}`;
    expect((await writer.fetch(`${path}/report`, { json: { reason: "spam" } })).status).toBe(403);
    for (const name of ["one", "two", "three"]) {
      const reporter = store.visitor();
      await reporter.register(`reporter-${name}-${kind}`);
      expect((await reporter.fetch(`${path}/report`, { json: { reason: "spam" } })).status).toBe(200);
    }
    expect((await read(reader, article.id)).status).toBe(409);
    expect(await (await read(writer, article.id)).json()).toMatchObject({ hidden_by: "reports" });
    expect((await read(moderator, article.id)).status).toBe(200);
    const edit = { title: article.title, body: "<p>Without what was wrong.</p>", updated_at: article.updated_at };
    await writer.fetch(path, { method: "PATCH", json: edit });
    expect((await read(reader, article.id)).status).toBe(200);
  });

  test("an article hidden by a moderator stays hidden after an edit, and only moderators pin", async () => {
    const { writer, reader, moderator, post, read } = boards;
    const article = await post();
    const path = `/community/api/articles/${article.id}`;
    expect((await writer.fetch(`${path}/moderate`, { json: { pinned: true } })).status).toBe(403);
    await moderator.json(`${path}/moderate`, { json: { hidden: true } });
    await writer.fetch(path, {
      method: "PATCH",
      json: { title: "Changed", body: article.body, updated_at: article.updated_at },
    });
    expect((await read(reader, article.id)).status).toBe(409);
    await moderator.json(`${path}/moderate`, { json: { hidden: false } });
    expect((await read(reader, article.id)).status).toBe(200);
  });

  test("a reader's hidden posts, reports and blocked authors affect only the reader's own lists", async () => {
    const { reader, moderator, post, read } = boards;
    const article = await post("Not for everybody");
    const lists = async (visitor: TestViewer) =>
      (await visitor.json<{ articles: WireArticle[] }>(BOARD)).articles.some(({ id }) => id === article.id);
    const hide = (hidden: boolean) => reader.fetch(`/community/api/articles/${article.id}/hide`, { json: { hidden } });
    expect(await lists(reader)).toBe(true);
    await hide(true);
    expect(await lists(reader)).toBe(false);
    expect(await lists(moderator)).toBe(true);
    expect(await (await read(reader, article.id)).json()).toMatchObject({ hidden: "hidden" });
    await hide(false);
    await reader.fetch("/community/api/blocks/player-kr", { method: "PUT" });
    expect(await lists(reader)).toBe(false);
    await reader.fetch("/community/api/blocks/player-kr", { method: "DELETE" });
    expect(await lists(reader)).toBe(true);
  });

  test("a like counts once, and not for oneself", async () => {
    const { writer, reader, post } = boards;
    const article = await post();
    const like = (visitor: TestViewer, liked: boolean) =>
      visitor.fetch(`/community/api/articles/${article.id}/like`, { json: { liked } });
    await like(reader, true);
    expect(await (await like(reader, true)).json()).toEqual({ like_count: 1, my_like: true });
    expect(await (await like(reader, false)).json()).toEqual({ like_count: 0, my_like: false });
    expect((await like(writer, true)).status).toBe(403);
  });
});
