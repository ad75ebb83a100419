import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WorkRefused } from "#adapters/workers/work-refused.ts";
import type { Work } from "#app/server/work/create-work.ts";
import { createWorkerPool } from "#app/server/work/worker-pool.ts";
import { makeTemporaryFolder } from "#tests/support/temporary-folder.ts";
import { createTestWork } from "#tests/support/test-work.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

const ONE = { accountId: "one", network: "203.0.113.7" };
const OTHER = { accountId: "other", network: "198.51.100.2" };

describe("long work of a process", () => {
  let work: Work;
  beforeAll(() => {
    work = createTestWork();
  });
  afterAll(() => work.close());

  test("is done as it would be done at once", async () => {
    expect(await work.cleanHtml('<p onclick="x()">a<script>b</script></p>', "text")).toBe("<p>a</p>");
    const { written, title, body } = await work.checkArticle(
      { title: " A  gate ", body: "<p>It <b>stands</b>.</p>" },
      ONE,
    );
    expect(written).toMatchObject({
      title: "A gate",
      body: '<p dir="auto">It <b>stands</b>.</p>',
      excerpt: "It stands.",
    });
    expect([title.refusal, body.refusal, body.count]).toEqual([null, null, 10]);
    const png = await sharp({ create: { width: 20, height: 10, channels: 3, background: "#345" } })
      .png()
      .toBuffer();
    expect(await work.rewriteImage(png, ONE)).toMatchObject({ width: 20, height: 10 });
    expect(await work.rewriteImage(new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>"), ONE)).toBe(
      "wrong_type",
    );
  });

  test("leaves the event loop alone: it turns all the while", async () => {
    // As deep and as many tags as are parsed at all.
    const html = `${"<b>".repeat(99)}word${"</b>".repeat(99)}`.repeat(95);
    let turns = 0;
    const turning = setInterval(() => {
      turns += 1;
    });
    await Promise.all(Array.from({ length: 6 }, () => work.cleanHtml(html, "article")));
    clearInterval(turning);
    expect(turns).toBeGreaterThan(10);
  });

  test("of one account leaves the threads to others: a picture and a text of another are done before it", async () => {
    const frames = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        sharp({ create: { width: 600, height: 600, channels: 3, background: { r: at * 20, g: 90, b: 60 } } })
          .png()
          .toBuffer(),
      ),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const still = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#345" } })
      .png()
      .toBuffer();
    const order: string[] = [];
    const noteEnd = (name: string) => () => order.push(name);
    const own = Array.from({ length: 3 }, () => work.rewriteImage(animation, ONE).then(noteEnd("animation")));
    await Promise.all([
      work.rewriteImage(still, OTHER).then(noteEnd("picture")),
      work.cleanHtml("<p>a</p>", "article", OTHER).then(noteEnd("text")),
    ]);
    expect(order.filter((name) => name === "animation").length).toBeLessThanOrEqual(1);
    await Promise.all(own);
    expect(order).toHaveLength(5);
  });

  test.each([
    ["the share of an account", ONE, 197],
    ["the queue", undefined, 1],
  ])("beyond %s is refused at once, and accepted work is done", async (_, sender, least) => {
    const html = `${"<b>".repeat(99)}word${"</b>".repeat(99)}`.repeat(40);
    const asked = Array.from({ length: 200 }, () => work.cleanHtml(html, "article", sender));
    const refused = (await Promise.allSettled(asked)).flatMap((result) => ("reason" in result ? [result.reason] : []));
    expect(refused.every((reason) => reason instanceof WorkRefused)).toBe(true);
    expect(refused.length).toBeGreaterThanOrEqual(least);
    expect(refused.length).toBeLessThan(200);
  });
});

describe("a thread", () => {
  const folder = makeTemporaryFolder();

  /** A module of a thread. */
  const moduleOf = (name: string, source: string): URL => {
    writeFileSync(join(folder, name), source);
    return pathToFileURL(join(folder, name));
  };

  test("that does not come to an end is ended with its task, and another takes its work", async () => {
    const pool = createWorkerPool<{ spin(input: null): null; echo(words: string): string }>({
      entry: moduleOf("endless.mjs", "export const spin = () => { for (;;); }; export const echo = (words) => words;"),
      maxThreads: 1,
      onError: () => {},
    });
    const deadline = new AbortController();
    const spinning = pool.run("spin", null, deadline.signal);
    const waiting = pool.run("echo", "words", new AbortController().signal);
    deadline.abort();
    await expect(spinning).rejects.toThrow();
    expect(await waiting).toBe("words");
    await pool.close();
  });

  test("whose module cannot be loaded is logged, and its work ends with its timeout", async () => {
    const errors: unknown[] = [];
    const pool = createWorkerPool<{ echo(words: string): string }>({
      entry: moduleOf("broken.mjs", "import './nothing-here.mjs';"),
      maxThreads: 1,
      onError: (error) => errors.push(error),
    });
    const deadline = new AbortController();
    const waiting = pool.run("echo", "words", deadline.signal);
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    expect(String(errors[0])).toContain("nothing-here.mjs");
    deadline.abort();
    await expect(waiting).rejects.toThrow();
    await pool.close();
  });

  test("without work does not prevent its process from exiting", async () => {
    const script = `
      import { createTestWork } from "#tests/support/test-work.ts";
      process.stdout.write(await createTestWork().cleanHtml("<p>a</p>", "text"));`;
    const node = join(root, "node_modules/.bin/node");
    const child = spawn(node, ["--input-type=module-typescript", "--eval", script], { cwd: root });
    let printed = "";
    child.stdout.on("data", (chunk) => {
      printed += chunk;
    });
    const [code] = await once(child, "close");
    expect([code, printed]).toEqual([0, "<p>a</p>"]);
  });
});
