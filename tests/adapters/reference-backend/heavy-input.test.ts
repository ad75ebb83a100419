import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { articles, boardDrafts } from "#adapters/reference-backend/database/schema/index.ts";
import { WorkRefused } from "#adapters/workers/work-refused.ts";
import { POST_INTERVAL_MS } from "#core/community/constants.ts";
import { MAX_HTML_LENGTH } from "#core/html/html-bounds.ts";
import { HTML_RULES_VERSION } from "#core/html/html-rules-version.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";
import { testContent } from "#tests/support/test-content.ts";
import { createTestWork } from "#tests/support/test-work.ts";
import { uploadPicture } from "./pictures.ts";

const BOARD = "/community/api/games/tl/boards/free/articles";
const DRAFT = "/community/api/drafts?gameCode=tl&boardAlias=free";

/** A picture of one colour. */
async function still(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp({ create: { width, height, channels: 3, background: "#345" } });
  return new Uint8Array(await image.png({ compressionLevel: 1 }).toBuffer());
}

/** An animation of small frames on a canvas of any size. */
async function animation(frames: number, screen: { readonly width: number; readonly height: number }) {
  const stills = await Promise.all(
    Array.from({ length: frames }, (_, at) =>
      sharp({
        create: { width: 4, height: 4, channels: 3, background: { r: (at * 37) % 256, g: (at * 91) % 256, b: 9 } },
      })
        .png()
        .toBuffer(),
    ),
  );
  const file = new Uint8Array(
    await sharp(stills, { join: { animated: true } })
      .gif()
      .toBuffer(),
  );
  const head = new DataView(file.buffer);
  head.setUint16(6, screen.width, true);
  head.setUint16(8, screen.height, true);
  return file;
}

describeRules("slow input for %s", (kind) => {
  const work = createTestWork();
  const cleaned: string[] = [];
  let isBusy = false;
  const unlessBusy = <Result>(run: () => Promise<Result>) =>
    isBusy ? Promise.reject(new WorkRefused("queue_full")) : run();
  const store = openTestStore(kind, {
    content: testContent,
    rateLimits: { signIns: 0 },
    work: {
      cleanHtml: (html, htmlKind) => {
        cleaned.push(html);
        return unlessBusy(() => work.cleanHtml(html, htmlKind));
      },
      checkArticle: (input, accountId) => unlessBusy(() => work.checkArticle(input, accountId)),
      rewriteImage: (bytes, accountId) => unlessBusy(() => work.rewriteImage(bytes, accountId)),
    },
  });
  let writer: TestViewer;
  beforeAll(async () => {
    writer = await store.visitor().signIn("player-kr");
  });
  beforeEach(() => {
    store.passTime(POST_INTERVAL_MS);
    isBusy = false;
    cleaned.length = 0;
  });
  afterAll(() => work.close());

  const bodyOf = async (id: string): Promise<string> =>
    (await writer.json<{ body: string }>(`/community/api/articles/${id}`)).body;
  const upload = (body: Uint8Array<ArrayBuffer>) => uploadPicture(writer, body);

  test.for([
    ["elements inside each other", `${"<b>".repeat(133_000)}words`],
    ["blocks inside each other", `${"<div>".repeat(20_000)}words`],
    ["tables inside each other", `${"<table><tr><td>".repeat(9_000)}words`],
    ["tags", `${"<br>".repeat(25_000)}words`],
    ["attributes", `<p ${"a ".repeat(5_000)}>words`],
    ["characters", `<p>${"w".repeat(MAX_HTML_LENGTH)}</p>`],
    ["tags behind a comment with an odd end", `words<!-- --!>${"<b>".repeat(80_000)}`],
    ["tags behind an end tag with a quote", `words</p a=">${"<b>".repeat(80_000)}`],
    ["links, which grow when they are cleaned", '<a href="http://a">words</a>'.repeat(7_000)],
  ] as const)(
    "an article or a draft of too many %s is refused by name, and nothing of it is kept",
    async ([, body]) => {
      for (const answer of [
        await writer.fetch(BOARD, { json: { title: "Fog", body } }),
        await writer.fetch(DRAFT, { method: "PUT", json: { title: "Fog", body } }),
      ]) {
        expect(answer.status).toBe(400);
        const { error } = (await answer.json()) as {
          error: { details: { reason?: string; fields: { field: string }[] } };
        };
        expect(error.details.fields.map(({ field }) => field)).toEqual(["body.body"]);
        expect(error.details.reason).toBe("too_complex");
      }
      expect(await writer.json(DRAFT)).toEqual({ draft: null });
    },
  );

  test("an article of 20,000 signs of any script, with its markup, is posted", async () => {
    const words = ["🏰", "城", "a", "ก", "👩‍👩‍👧"].map((sign) => `<p><b>${sign.repeat(3_900)}</b></p>`).join("");
    expect((await writer.fetch(BOARD, { json: { title: "Long", body: words } })).status).toBe(200);
  });

  test("an article whose letters carry rows of marks is answered like any other", async () => {
    const body = `<p>a${"\u0301".repeat(60_000)}${"\u0327".repeat(60_000)}</p>`;
    expect((await writer.fetch(BOARD, { json: { title: "Marks", body } })).status).toBe(400);
    const comment = { content: `a${"\u0301".repeat(9_000)}${"\u0327".repeat(9_000)}` };
    expect((await writer.fetch("/community/api/articles/article-1/comments", { json: comment })).status).toBe(200);
  });

  test.for([
    ["cleaned", '<p onclick="x()">old <script>x()</script>words</p>', '<p dir="auto">old words</p>'],
    ["its words", `${"<b>".repeat(133_000)}old words`, '<p dir="auto">old words</p>'],
  ] as const)(
    "an article that was kept under older rules is %s when it is first read, and kept so",
    async ([, old, expected]) => {
      const { queries } = store.database;
      const { id } = await writer.json<{ id: string }>(BOARD, { json: { title: "Old", body: "<p>new</p>" } });
      await queries.update(articles).set({ body: old, htmlRulesVersion: 0 }).where(eq(articles.id, id));
      expect(await bodyOf(id)).toBe(expected);
      expect(cleaned).toEqual([old]);
      expect(await bodyOf(id)).toBe(expected);
      expect(await bodyOf(id)).toBe(expected);
      expect(cleaned).toHaveLength(1);
      const [kept] = await queries.select().from(articles).where(eq(articles.id, id));
      expect(kept).toMatchObject({ body: expected, htmlRulesVersion: HTML_RULES_VERSION });
    },
  );

  test("a draft stored under older rules is sanitised on its first read", async () => {
    await writer.fetch(DRAFT, { method: "PUT", json: { title: "Old", body: "<p>new</p>" } });
    await store.database.queries.update(boardDrafts).set({ body: '<p onclick="x()">old</p>', htmlRulesVersion: 0 });
    cleaned.length = 0;
    for (let read = 0; read < 3; read += 1)
      expect(await writer.json(DRAFT)).toMatchObject({ draft: { body: "<p>old</p>" } });
    expect(cleaned).toHaveLength(1);
    await writer.fetch(DRAFT, { method: "DELETE" });
  });

  test("the content of the store itself is stored sanitised by the current rules", async () => {
    const [{ count } = { count: -1 }] = await store.database.queries
      .select({ count: sql<number>`count(*)::int` })
      .from(articles)
      .where(sql`${articles.htmlRulesVersion} <> ${HTML_RULES_VERSION} or ${articles.body} like '%<script%'`);
    expect(count).toBe(0);
  });

  test("all threads busy is a 503 with the time to come back, for texts and pictures, and nothing is lost by it", async () => {
    isBusy = true;
    for (const answer of [
      await writer.fetch(BOARD, { json: { title: "Busy", body: "<p>words</p>" } }),
      await writer.fetch(DRAFT, { method: "PUT", json: { title: "Busy", body: "<p>words</p>" } }),
      await upload(await still(20, 10)),
    ]) {
      expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "2"]);
      expect(await answer.json()).toMatchObject({ error: { code: "BUSY" } });
    }
    isBusy = false;
    expect((await writer.fetch(BOARD, { json: { title: "Busy", body: "<p>words</p>" } })).status).toBe(200);
  });

  test("a picture that unfolds to too many pixels is refused by name before it is unfolded", async () => {
    for (const bytes of [await animation(60, { width: 1_000, height: 1_000 }), await still(7_200, 7_200)]) {
      const answer = await upload(bytes);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        error: { details: { reason: "too_many_pixels", maximum: 50_000_000 } },
      });
    }
  });

  test("a picture with maximum noise is stored small enough for a fast read, and is returned as stored", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
    const file = await sharp({ create: { width: 1_500, height: 1_050, channels: 3, background: "#888", noise } })
      .png()
      .toBuffer();
    const answer = await upload(new Uint8Array(file));
    const { url, width } = (await answer.json()) as { url: string; width: number };
    const read = await store.backend.fetch(new Request(`http://localhost${url}`));
    const kept = Buffer.from(await read.arrayBuffer());
    expect(kept.byteLength).toBeLessThanOrEqual(2 * 1_024 * 1_024);
    expect(await sharp(kept).metadata()).toMatchObject({ format: "webp", width });
  });

  test("an animation of a usual size stays one", async () => {
    const answer = await upload(await animation(40, { width: 320, height: 200 }));
    const { url, height } = (await answer.json()) as { url: string; height: number };
    const read = await store.backend.fetch(new Request(`http://localhost${url}`));
    expect(await sharp(Buffer.from(await read.arrayBuffer()), { animated: true }).metadata()).toMatchObject({
      pages: 40,
      pageHeight: height,
    });
  });

  test("sign-ins beyond the capacity for hashing get a Retry-After, and the others are answered", async () => {
    const answers = await Promise.all(
      Array.from({ length: 90 }, () =>
        store.visitor().submit("/login", { userName: "player-kr", password: "wrong password" }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expect(answer.headers.get("Retry-After")).toBe("60");
      expect(answer.headers.get("Content-Type")).toContain("text/html");
    }
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]));
  });
});
