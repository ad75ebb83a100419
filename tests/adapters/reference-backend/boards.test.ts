import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { POST_INTERVAL_MS, UNUSED_IMAGE_TTL_MS } from "#core/community/constants.ts";
import { RESTORABLE_MS } from "#core/community/post.ts";
import { DATABASE_KINDS, type TestDatabases, withDatabase } from "#tests/support/database.ts";
import { startTestBackend, type TestBackend, type TestVisitor } from "#tests/support/test-backend.ts";
import { testContent } from "#tests/support/test-content.ts";

interface WireArticle {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly excerpt: string;
  readonly image: string | null;
  readonly updated_at: string;
  readonly like_count: number;
  readonly comment_count: number;
  readonly hidden: string | null;
  readonly hidden_by: string | null;
}
interface WireComment {
  readonly id: string;
  readonly thread_id: string | null;
  readonly content: string;
  readonly mentions: readonly { readonly nickname: string }[];
  readonly is_deleted: boolean;
  readonly reply_count: number;
  readonly hidden: string | null;
}

const BOARD = "/community/api/games/tl/boards/free/articles";

describe.each(DATABASE_KINDS)("boards on %s", (kind) => {
  let databases: TestDatabases;
  let store: TestBackend;
  let writer: TestVisitor;
  let reader: TestVisitor;
  let moderator: TestVisitor;

  beforeAll(async () => {
    databases = await withDatabase(kind);
    store = await startTestBackend(await databases.open(testContent), { content: testContent });
    [writer, reader, moderator] = [store.visitor(), store.visitor(), store.visitor()];
    await writer.signIn("player-kr");
    await reader.signIn("player-jp");
    await moderator.signIn("moderator-us");
  });
  // Moves the clock so that every player may post again.
  beforeEach(() => store.passTime(POST_INTERVAL_MS));
  afterAll(async () => {
    await store?.close();
    await databases?.close();
  });

  const post = async (title = "Fog over the valley", body = "<p>It came at noon.</p>"): Promise<WireArticle> => {
    const answer = await writer.fetch(BOARD, { json: { title, body } });
    const article: unknown = await answer.json();
    expect(answer.status, JSON.stringify(article)).toBe(200);
    return article as WireArticle;
  };
  const commentOn = async (visitor: TestVisitor, id: string, json: object): Promise<WireComment> => {
    store.passTime(POST_INTERVAL_MS);
    return await visitor.json<WireComment>(`/community/api/articles/${id}/comments`, { json });
  };
  const read = (visitor: TestVisitor, id: string) => visitor.fetch(`/community/api/articles/${id}`);

  test("an article is sanitised by the allow-list, gets an excerpt, and is found by its text", async () => {
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

  test.each([
    ["a title of one sign", { title: "x", body: "<p>Long enough.</p>" }, "body.title"],
    ["a title of more than 100 signs", { title: "x".repeat(101), body: "<p>Long enough.</p>" }, "body.title"],
    ["a body without words", { title: "A title", body: "<p> </p>" }, "body.body"],
    ["a body of more than 20,000 signs", { title: "A title", body: `<p>${"x".repeat(20_001)}</p>` }, "body.body"],
    ["a menu the board does not have", { title: "A title", body: "<p>Words.</p>", menu: "nowhere" }, "body.menu"],
  ])("%s is refused and named", async (_, json, field) => {
    const answer = await writer.fetch(BOARD, { json });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { details: { fields: [{ field }] } } });
  });

  test("a player who has just posted waits ten seconds, and the same post sent twice is stored once", async () => {
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
    const article = await post("Not for everybody");
    const lists = async (visitor: TestVisitor) =>
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
    const article = await post();
    const like = (visitor: TestVisitor, liked: boolean) =>
      visitor.fetch(`/community/api/articles/${article.id}/like`, { json: { liked } });
    await like(reader, true);
    expect(await (await like(reader, true)).json()).toEqual({ like_count: 1, my_like: true });
    expect(await (await like(reader, false)).json()).toEqual({ like_count: 0, my_like: false });
    expect((await like(writer, true)).status).toBe(403);
  });

  test("answers follow the comment they answer, one level deep, and mention its author", async () => {
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
    const article = await post("Heard of");
    const heard = async (visitor: TestVisitor) =>
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

  test("a picture loses its metadata, and a file that is no picture is refused", async () => {
    const send = (bytes: Uint8Array<ArrayBuffer>) =>
      writer.fetch("/community/api/images", {
        body: bytes,
        headers: { "Content-Type": "application/octet-stream" },
      });
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#664499" } })
      .withExif({ IFD0: { Copyright: "Somebody" }, IFD3: { GPSLatitude: "37/1 30/1 0/1" } })
      .jpeg()
      .toBuffer();
    const answer = await send(new Uint8Array(photo));
    const image = (await answer.json()) as { url: string; width: number; height: number };
    expect(image).toMatchObject({ width: 40, height: 30 });
    const shown = await store.visitor().fetch(image.url);
    expect(shown.headers.get("Content-Type")).toBe("image/webp");
    const kept = await sharp(await shown.arrayBuffer()).metadata();
    expect(kept.exif).toBeUndefined();
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`;
    expect((await send(new TextEncoder().encode(svg))).status).toBe(400);
    expect((await send(new Uint8Array(5 * 1_024 * 1_024 + 1))).status).toBe(413);
  });

  test("a picture that nothing shows goes after a day, and one in a draft stays", async () => {
    const photo = new Uint8Array(
      await sharp({ create: { width: 4, height: 3, channels: 3, background: "#664499" } })
        .png()
        .toBuffer(),
    );
    const send = async (visitor: TestVisitor) => {
      const sent = { body: photo, headers: { "Content-Type": "application/octet-stream" } };
      const { url } = (await (await visitor.fetch("/community/api/images", sent)).json()) as { url: string };
      return url;
    };
    const [forgotten, inDraft] = [await send(writer), await send(writer)];
    const path = "/community/api/drafts?gameCode=tl&boardAlias=free";
    await writer.json(path, { method: "PUT", json: { title: "Half", body: `<img src="${inDraft}">`, menu: null } });
    store.passTime(UNUSED_IMAGE_TTL_MS + 1);
    await send(reader);
    expect((await reader.fetch(forgotten)).status).toBe(404);
    expect((await reader.fetch(inDraft)).status).toBe(200);
    await writer.json(path, { method: "DELETE" });
    await send(reader);
    expect((await reader.fetch(inDraft)).status).toBe(404);
    // Sessions of moderators end after half a day without use.
    await moderator.signIn("moderator-us");
  });

  test("a draft is stored by board, article and author", async () => {
    const path = "/community/api/drafts?gameCode=tl&boardAlias=free";
    const words = { title: "Half", body: "<p>a sent</p>", menu: null };
    await writer.json(path, { method: "PUT", json: words });
    expect(await writer.json(path)).toMatchObject({ draft: words });
    expect(await reader.json(path)).toEqual({ draft: null });
    expect(await writer.json(`${path}&articleId=article-1`)).toEqual({ draft: null });
    await writer.json(path, { method: "DELETE" });
    expect(await writer.json(path)).toEqual({ draft: null });
  });

  test("writers of an article are the first names to mention", async () => {
    const article = await post();
    await commentOn(moderator, article.id, { content: "Here." });
    const { players } = await writer.json<{ players: { nickname: string }[] }>(
      `/community/api/mentions?gameCode=tl&articleId=${article.id}&search=`,
    );
    expect(players[0]?.nickname).toBe("Lanternkeeper");
    const named = await writer.json<{ players: { nickname: string }[] }>(
      `/community/api/mentions?gameCode=tl&search=author%201`,
    );
    expect(named.players.map(({ nickname }) => nickname)).toContain("author 1");
  });

  test.each([
    ["Irmak İnce", ["ir", "IR", "ır", "İr", "ｉｒ", "irmak i"]],
    ["İpek٥", ["ip", "IP", "ıp", "ipek5", "İPEK5"]],
    ["Жанна", ["жа", "ЖА"]],
    ["100%_\\", ["100%", "100%_\\"]],
  ])("the name %s is found whatever keyboard its beginning is typed on", async (nickname, beginnings) => {
    const visitor = store.visitor();
    const named = await visitor.submit("/register", {
      userName: `named-${nickname.codePointAt(0)}-${kind}`,
      password: "correct horse battery",
      nickname,
      country: "KR",
    });
    expect(named.status).toBe(303);
    const article = await post();
    await commentOn(visitor, article.id, { content: "Here." });
    for (const typed of beginnings) {
      const { players } = await writer.json<{ players: { nickname: string }[] }>(
        `/community/api/mentions?gameCode=tl&articleId=${article.id}&search=${encodeURIComponent(typed)}`,
      );
      expect(players.map((player) => player.nickname)).toContain(nickname);
    }
    const { players } = await writer.json<{ players: { nickname: string }[] }>(
      `/community/api/mentions?gameCode=tl&articleId=${article.id}&search=${encodeURIComponent("ırx")}`,
    );
    expect(players).toEqual([]);
  });
});
