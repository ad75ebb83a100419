import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { POST_INTERVAL_MS } from "#core/community/constants.ts";
import { type Boards, openBoards, type WireComment } from "#tests/support/board-backend.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";
import { testContent } from "#tests/support/test-content.ts";

describeRules("comments on boards on %s", (kind) => {
  let boards: Boards;

  beforeAll(async () => {
    boards = await openBoards(kind);
  });
  // Moves the clock so that every player may post again.
  beforeEach(() => boards.store.passTime(POST_INTERVAL_MS));
  afterAll(() => boards?.close());

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

  test.each(["oldest", "newest"])("every comment is on one page of the list, %s first", async (sort) => {
    const { store } = boards;
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const answer: { comments: WireComment[]; previous_value: string | null } = await store
        .visitor()
        .json(
          `/community/api/articles/article-1/comments?sort=${sort}${cursor === null ? "" : `&previousValue=${cursor}`}`,
        );
      seen.push(...answer.comments.map(({ content }) => content));
      cursor = answer.previous_value;
    } while (cursor !== null);
    expect(seen).toHaveLength(new Set(seen).size);
    expect(seen).toHaveLength(testContent.comments.flatMap(({ replies }) => [1, ...replies]).length);
    for (const [at, content] of seen.entries()) {
      const answered = /^Answer to (\d+)$/.exec(content)?.[1];
      if (answered !== undefined) expect(seen[at - 1]).toBe(`Comment ${answered}`);
    }
  });

  test.each(["oldest", "newest"])("the list begins at a requested comment, %s first", async (sort) => {
    const { store } = boards;
    interface Page {
      readonly comments: WireComment[];
      readonly has_earlier: boolean;
      readonly previous_value: string | null;
    }
    const guest = store.visitor();
    const read = (more: string) => guest.json<Page>(`/community/api/articles/article-1/comments?sort=${sort}${more}`);
    const readOn = async (first: Page): Promise<string[]> => {
      const ids = first.comments.map(({ id }) => id);
      if (first.previous_value === null) return ids;
      return [...ids, ...(await readOn(await read(`&previousValue=${first.previous_value}`)))];
    };
    const whole = await readOn(await read(""));
    expect(whole.length).toBeGreaterThan(20);
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
  });

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
