import { inArray } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { articles } from "#adapters/reference-backend/database/schema/index.ts";
import { SHARED_FOR_MS } from "#adapters/reference-backend/http/shared-answers.ts";
import { POST_INTERVAL_MS } from "#core/community/constants.ts";
import { RESTORABLE_MS } from "#core/community/post.ts";
import { BOARD, openBoards, type WireArticle, type WireComment } from "#tests/support/board-backend.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";
import { testContent } from "#tests/support/test-content.ts";
import type { AnswerOf } from "./answer-of.ts";
import { readPages } from "./read-pages.ts";

describeRules("boards on %s", (kind) => {
  const boards = openBoards(kind);

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
    expect((await reader.json<{ error: { code: number } }>(`${BOARD}?search=zzzqqq`)).error.code).toBe(40903);
  });

  test("every article of a board is on one page of the list, pinned ones first", async () => {
    const { store } = boards;
    const guest = store.visitor();
    const pages = await readPages((end) => guest.json<AnswerOf<"listArticles">>(`${BOARD}?sort=top${end}`));
    expect(pages[0]?.articles[0]?.pinned).toBe(true);
    const seen = pages.flatMap((page) => page.articles.map(({ id }) => id));
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => id.startsWith("article-"))).toHaveLength(testContent.articles.length);
  });

  test.each(["new", "top"])(
    "languages put first precede all others in the order %s, below the pinned ones",
    async (sort) => {
      const { store } = boards;
      const readAll = async (query: string) => {
        const path = `${BOARD}?sort=${sort}${query}`;
        const pages = await readPages((end) => store.visitor().json<AnswerOf<"listArticles">>(path + end));
        return pages.flatMap((page) => page.articles);
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

  test("an article is changed and deleted by its writer alone, then gone for all, and can be restored for ten minutes", async () => {
    const { store, writer, reader, post, read } = boards;
    const article = await post();
    const path = `/community/api/articles/${article.id}`;
    const foreign = { title: "Not mine", body: article.body, updated_at: article.updated_at };
    expect((await reader.fetch(path, { method: "PATCH", json: foreign })).status).toBe(403);
    expect((await reader.fetch(path, { method: "DELETE" })).status).toBe(403);
    expect(await writer.json(path, { method: "DELETE" })).toEqual({ result: true, id: article.id });
    expect(await (await read(reader, article.id)).json()).toMatchObject({ error: { code: 40905 } });
    expect((await writer.fetch(`${path}/restore`, { method: "POST" })).status).toBe(200);
    expect((await read(reader, article.id)).status).toBe(200);
    await writer.fetch(path, { method: "DELETE" });
    store.passTime(RESTORABLE_MS + 1_000);
    expect((await writer.fetch(`${path}/restore`, { method: "POST" })).status).toBe(409);
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

  test("a reader's hidden posts are missing only in the reader's own lists", async () => {
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
    expect(await lists(reader)).toBe(true);
  });

  test("a like counts once, and an author neither likes nor reports the own article", async () => {
    const { writer, reader, post } = boards;
    const article = await post();
    const like = (visitor: TestViewer, liked: boolean) =>
      visitor.fetch(`/community/api/articles/${article.id}/like`, { json: { liked } });
    await like(reader, true);
    expect(await (await like(reader, true)).json()).toEqual({ like_count: 1, my_like: true });
    expect(await (await like(reader, false)).json()).toEqual({ like_count: 0, my_like: false });
    expect((await like(writer, true)).status).toBe(403);
    const report = { json: { reason: "spam" } };
    expect((await writer.fetch(`/community/api/articles/${article.id}/report`, report)).status).toBe(403);
  });

  describe("comments", () => {
    test("answers follow the comment they answer, one level deep, and mention its author", async () => {
      const { store, writer, reader, moderator, post, commentOn } = boards;
      const article = await post();
      const first = await commentOn(reader, article.id, { content: "First!" });
      const second = await commentOn(moderator, article.id, { content: "Second." });
      const answer = await commentOn(writer, article.id, {
        content: "@すみれ You were.",
        reply_to: first.id,
        mentions: ["player-jp", "moderator-us"],
      });
      const deeper = await commentOn(reader, article.id, { content: "I was.", reply_to: answer.id });
      expect(answer).toMatchObject({ thread_id: first.id, mentions: [{ nickname: "すみれ" }] });
      expect(deeper.thread_id).toBe(first.id);
      const list = async (sort: string) =>
        (
          await store
            .visitor()
            .json<{ comments: WireComment[] }>(`/community/api/articles/${article.id}/comments?sort=${sort}`)
        ).comments.map(({ id }) => id);
      expect(await list("oldest")).toEqual([first.id, answer.id, deeper.id, second.id]);
      expect(await list("newest")).toEqual([second.id, first.id, answer.id, deeper.id]);
    });

    test("authors are notified of comments, answers and mentions once each, but not of their own", async () => {
      const { writer, reader, moderator, post, commentOn } = boards;
      const article = await post("Heard of");
      const heard = async (visitor: TestViewer) =>
        (
          await visitor.json<{ notifications: { kind: string; title: string }[] }>("/notification/api/notifications", {
            headers: { "X-PP-Locale": "en-US" },
          })
        ).notifications
          .filter(({ kind }) => kind === "reply")
          .map(({ title }) => title);
      const first = await commentOn(reader, article.id, { content: "First!" });
      expect((await heard(writer))[0]).toBe("すみれ commented on “Heard of”");
      await commentOn(moderator, article.id, { content: "Yes.", reply_to: first.id });
      expect((await heard(reader))[0]).toBe("Lanternkeeper replied to you");
      await commentOn(writer, article.id, { content: "@すみれ Yes.", reply_to: first.id, mentions: ["player-jp"] });
      const [latest, before] = await heard(reader);
      expect([latest, before]).toEqual(["보라달 mentioned you", "Lanternkeeper replied to you"]);
    });

    test("players are told once that they are named, chosen or typed, in articles, comments and their edits", async () => {
      const { store, writer, reader, moderator, commentOn, post } = boards;
      const tidings = async (visitor: TestViewer) =>
        (
          await visitor.json<{ notifications: { title: string; body: string }[] }>("/notification/api/notifications", {
            headers: { "X-PP-Locale": "en-US" },
          })
        ).notifications.filter(({ title }) => title === "보라달 mentioned you");
      const [atFirst, atFirstTyped] = [(await tidings(reader)).length, (await tidings(moderator)).length];
      const chosen = '<p>Ask <bdi data-mention="player-jp">@すみれ</bdi>.</p>';
      const article = await post("Whom to ask", chosen);
      expect(await tidings(reader)).toHaveLength(atFirst + 1);
      expect((await tidings(reader))[0]?.body).toBe("Whom to ask");
      const edit = async (body: string, updatedAt: string) =>
        await writer.json<WireArticle>(`/community/api/articles/${article.id}`, {
          method: "PATCH",
          json: { title: "Whom to ask", body, menu: null, updated_at: updatedAt },
        });
      const edited = await edit(`${chosen}<p>Or (@lanternkeeper), or @보라달.</p>`, article.updated_at);
      await edit(`<p>@Lanternkeeper and @すみれ again.</p>`, edited.updated_at);
      expect(await tidings(reader)).toHaveLength(atFirst + 1);
      expect(await tidings(moderator)).toHaveLength(atFirstTyped + 1);

      const comment = await commentOn(writer, article.id, { content: "Nobody.", mentions: [] });
      const change = async (content: string) =>
        await writer.json<WireComment>(`/community/api/comments/${comment.id}`, {
          method: "PATCH",
          json: { content, mentions: [] },
        });
      expect((await change("@Lanternkeeper?")).mentions).toEqual([{ id: "moderator-us", nickname: "Lanternkeeper" }]);
      await change("@Lanternkeeper!");
      expect(await tidings(moderator)).toHaveLength(atFirstTyped + 2);

      const within = { content: "@Lanternkeepers", mentions: ["moderator-us"] };
      expect((await commentOn(writer, article.id, within)).mentions).toEqual([]);
      store.passTime(POST_INTERVAL_MS);
      await post("An ending", '<p><bdi data-mention="moderator-us">@Lanternkeeper</bdi>s</p>');
      expect(await tidings(moderator)).toHaveLength(atFirstTyped + 3);

      await moderator.fetch("/community/api/blocks/player-kr", { method: "PUT" });
      store.passTime(POST_INTERVAL_MS);
      await post("Blocked", "<p>@Lanternkeeper</p>");
      await moderator.fetch("/community/api/blocks/player-kr", { method: "DELETE" });
      expect(await tidings(moderator)).toHaveLength(atFirstTyped + 3);
    });

    test("players who were named while a post was hidden are notified once it is shown again, by any decision", async () => {
      const { writer, reader, moderator, post, commentOn } = boards;
      const pathsHeard = async () =>
        (
          await reader.json<{ notifications: { action: { target: string } | null }[] }>(
            "/notification/api/notifications",
          )
        ).notifications.filter(({ action }) => action?.target.includes(article.id)).length;
      const article = await post("Seen later");
      const other = await commentOn(writer, article.id, { content: "Nobody.", mentions: [] });
      const moderate = (path: string, hidden: boolean) => moderator.json(`${path}/moderate`, { json: { hidden } });
      const [articlePath, commentPath] = [
        `/community/api/articles/${article.id}`,
        `/community/api/comments/${other.id}`,
      ];
      const body = '<p>Ask <bdi data-mention="player-jp">@すみれ</bdi>.</p>';
      await moderate(commentPath, true);
      await writer.json(commentPath, { method: "PATCH", json: { content: "@すみれ?", mentions: [] } });
      await moderate(articlePath, true);
      const edit = { title: "Seen later", body, menu: null, updated_at: article.updated_at };
      expect((await writer.fetch(articlePath, { method: "PATCH", json: edit })).status).toBe(200);
      await commentOn(writer, article.id, { content: "@すみれ!", mentions: [] });
      expect(await pathsHeard()).toBe(0);
      const keep = { json: { decision: "keep" } };
      await moderator.json(`/community/api/reports/article/${article.id}/resolve`, keep);
      expect(await pathsHeard()).toBe(2);
      await moderate(commentPath, false);
      expect(await pathsHeard()).toBe(3);
      for (const hidden of [true, false]) await moderate(articlePath, hidden);
      expect(await pathsHeard()).toBe(3);
    });

    test("a deleted comment remains as a placeholder while it has answers, and can be restored", async () => {
      const { writer, reader, post, commentOn } = boards;
      const article = await post();
      const first = await commentOn(reader, article.id, { content: "First!" });
      await commentOn(writer, article.id, { content: "Indeed.", reply_to: first.id });
      const path = `/community/api/comments/${first.id}`;
      expect(await reader.json(path, { method: "DELETE" })).toEqual({ result: true, id: first.id });
      const { comments, total } = await writer.json<{ comments: WireComment[]; total: number }>(
        `/community/api/articles/${article.id}/comments`,
      );
      expect(comments[0]).toMatchObject({ id: first.id, is_deleted: true, content: "", reply_count: 1 });
      expect(total).toBe(1);
      expect(await reader.json(`${path}/restore`, { method: "POST" })).toMatchObject({ content: "First!" });
    });

    test("answers at once with a removal and its undo are all written", async () => {
      const { writer, reader, moderator, post, commentOn } = boards;
      const article = await post();
      const first = await commentOn(reader, article.id, { content: "First!" });
      const path = `/community/api/comments/${first.id}`;
      const answers = `/community/api/articles/${article.id}/comments`;
      const sent = Array.from({ length: 6 }, (_, at) => [
        writer.fetch(answers, { json: { content: `Indeed ${at}.`, reply_to: first.id } }),
        moderator.fetch(answers, { json: { content: `So it is ${at}.`, reply_to: first.id } }),
        reader.fetch(path, { method: "DELETE" }),
        reader.fetch(`${path}/restore`, { method: "POST" }),
      ]);
      const statuses = (await Promise.all(sent.flat())).map(({ status }) => status);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
    });

    test.each(["oldest", "newest"])(
      "the list has every comment once, and begins at a requested one, %s first",
      async (sort) => {
        const { store } = boards;
        interface Page {
          readonly comments: WireComment[];
          readonly has_earlier: boolean;
          readonly previous_value: string | null;
        }
        const guest = store.visitor();
        const read = (more: string) =>
          guest.json<Page>(`/community/api/articles/article-1/comments?sort=${sort}${more}`);
        const readOn = async (first: Page): Promise<string[]> => {
          const ids = first.comments.map(({ id }) => id);
          if (first.previous_value === null) return ids;
          return [...ids, ...(await readOn(await read(`&previousValue=${first.previous_value}`)))];
        };
        const whole = await readOn(await read(""));
        expect(new Set(whole).size).toBe(testContent.comments.flatMap(({ replies }) => [1, ...replies]).length);
        expect(whole.length).toBe(new Set(whole).size);
        for (const [at, id] of whole.entries()) {
          const page = await read(`&from=${id}`);
          expect(page.comments.map((comment) => comment.id)).toContain(id);
          expect(page.has_earlier).toBe(at >= 20);
          // The thread is complete as far as it fits: an answer follows the comment it answers.
          if (at >= 20) expect(page.comments[0]?.thread_id).toBeNull();
          const rest = await readOn(page);
          expect(rest).toEqual(whole.slice(whole.length - rest.length));
        }
        expect(await read("&from=unknown")).toEqual(await read(""));
      },
    );

    test("a comment far down its thread begins the list itself", async () => {
      const { reader, post, commentOn } = boards;
      const article = await post("A long thread");
      const first = await commentOn(reader, article.id, { content: "First!" });
      const answers: WireComment[] = [];
      for (let at = 0; at < 24; at += 1) {
        answers.push(await commentOn(reader, article.id, { content: `Answer ${at}`, reply_to: first.id }));
      }
      const from = (id: string | undefined) =>
        reader.json<{ comments: WireComment[]; has_earlier: boolean }>(
          `/community/api/articles/${article.id}/comments?from=${id}`,
        );
      const near = await from(answers[10]?.id);
      expect([near.has_earlier, near.comments[0]?.id]).toEqual([false, first.id]);
      const far = await from(answers[22]?.id);
      expect(far.has_earlier).toBe(true);
      expect(far.comments.map(({ id }) => id)).toEqual([answers[22]?.id, answers[23]?.id]);
    });
  });
});
