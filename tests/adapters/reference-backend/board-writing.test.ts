import { readFile } from "node:fs/promises";
import { eq, like, sql } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { accounts, articles, boardDrafts } from "#adapters/reference-backend/database/schema/index.ts";
import { mentionIdsOf } from "#adapters/reference-backend/domain/community/article-text.ts";
import { playersNamedIn } from "#adapters/reference-backend/domain/community/mentions.ts";
import { MAX_MENTIONS, POST_INTERVAL_MS, UNUSED_IMAGE_TTL_MS } from "#core/community/constants.ts";
import { openBoards } from "#tests/support/board-backend.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";
import { uploadPicture } from "./pictures.ts";

const MIGRATIONS = new URL("../../../adapters/reference-backend/database/migrations/", import.meta.url);
/** The statement of a migration that fills its new column. */
const fillOf = async (name: string): Promise<string> => {
  const [, fill = ""] = (await readFile(new URL(name, MIGRATIONS), "utf8")).split("--> statement-breakpoint");
  return fill;
};

describeRules("pictures, drafts and mentions of writers on %s", (kind) => {
  const boards = openBoards(kind);

  test("a picture loses its metadata, and a file that is no picture is refused", async () => {
    const { store, writer } = boards;
    const send = (bytes: Uint8Array<ArrayBuffer>) => uploadPicture(writer, bytes);
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#664499" } })
      .withExif({ IFD0: { Copyright: "Somebody" }, IFD3: { GPSLatitude: "37/1 30/1 0/1" } })
      .jpeg()
      .toBuffer();
    const answer = await send(new Uint8Array(photo));
    const image = (await answer.json()) as { url: string; width: number; height: number };
    expect(image).toMatchObject({ width: 40, height: 30 });
    const shown = await store.visitor().fetch(image.url);
    expect(shown.headers.get("Content-Type")).toBe("image/webp");
    expect((await sharp(await shown.arrayBuffer()).metadata()).exif).toBeUndefined();
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`;
    expect((await send(new TextEncoder().encode(svg))).status).toBe(400);
    expect((await send(new Uint8Array(5 * 1_024 * 1_024 + 1))).status).toBe(413);
  });

  test("a picture that nothing shows goes after a day, and one in a draft stays", async () => {
    const { store, writer, reader, moderator } = boards;
    const send = async (visitor: TestViewer) => ((await (await uploadPicture(visitor)).json()) as { url: string }).url;
    const [forgotten, inDraft] = [await send(writer), await send(writer)];
    const path = "/community/api/drafts?gameCode=tl&boardAlias=free";
    await writer.json(path, { method: "PUT", json: { title: "Half", body: `<img src="${inDraft}">`, menu: null } });
    // As it was before pictures were stored with drafts.
    await store.database.queries.update(boardDrafts).set({ imageIds: [] });
    await store.database.queries.execute(sql.raw(await fillOf("0035_images-of-drafts.sql")));
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

  test("a picture is everybody's while an article shows it, also one that was written before its pictures were stored with it", async () => {
    const { store, writer, post } = boards;
    const { queries } = store.database;
    const { url } = (await (await uploadPicture(writer)).json()) as { url: string };
    const { id, updated_at } = await post("A view", `<p>Look:</p><img src="${url}"><p>and again</p><img src="${url}">`);
    const seenBy = async (visitor: TestViewer) => {
      const answer = await visitor.fetch(url);
      return answer.status === 200 ? answer.headers.get("Cache-Control") : answer.status;
    };
    expect(await seenBy(store.visitor())).toBe("public, max-age=60");

    await queries.update(articles).set({ imageIds: [] }).where(eq(articles.id, id));
    expect(await seenBy(store.visitor())).toBe(404);
    await queries.execute(sql.raw(await fillOf("0034_images-of-articles.sql")));
    expect(await seenBy(store.visitor())).toBe("public, max-age=60");

    store.passTime(POST_INTERVAL_MS);
    const edited = { title: "A view", body: "<p>It is gone.</p>", menu: null, updated_at };
    expect((await writer.fetch(`/community/api/articles/${id}`, { method: "PATCH", json: edited })).status).toBe(200);
    expect(await seenBy(store.visitor())).toBe(404);
    expect(await seenBy(writer)).toBe("private, no-store");
  });

  test("a draft is stored by board, article and author", async () => {
    const { writer, reader } = boards;
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
    const { writer, moderator, post, commentOn } = boards;
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

  test("a post names twenty players at most", async () => {
    const { queries } = boards.store.database;
    const { id, nickname } = accounts;
    const isAuthor = like(nickname, "author %");
    const named = await queries
      .select({ id, nickname })
      .from(accounts)
      .where(isAuthor)
      .limit(MAX_MENTIONS + 1);
    const chosen = named.map((player) => `<bdi data-mention="${player.id}">@${player.nickname}</bdi>`);
    expect(chosen).toHaveLength(MAX_MENTIONS + 1);
    expect(mentionIdsOf(chosen.join(" "))).toHaveLength(MAX_MENTIONS);
    const text = named.map((player) => `@${player.nickname}`).join(", ");
    const ids = named.map((player) => player.id);
    expect(await playersNamedIn(queries, text, ids)).toHaveLength(MAX_MENTIONS);
  });

  test.each([
    ["Irmak İnce", ["ir", "IR", "ır", "İr", "ｉｒ", "i\u200Br\u3164", "irmak i"]],
    ["100%_\\", ["100%", "100%_\\"]],
  ])("the name %s is found whatever keyboard its beginning is typed on", async (nickname, beginnings) => {
    const { store, writer, post, commentOn } = boards;
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
