import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createHttpViewer } from "../../support/http-viewer.ts";
import { type RunningStore, startStore } from "../../support/start-store.ts";
import { copySeededFolder } from "./seeded-store.ts";

describe("pages of one process over the publisher API of another", () => {
  let data: string;
  let backend: RunningStore;
  let front: RunningStore;
  beforeAll(async () => {
    data = await copySeededFolder();
    backend = await startStore({ DATA_DIR: data, LOG_LEVEL: "warn" });
    front = await startStore({ PUBLISHER_API: backend.origin, LOG_LEVEL: "silent" });
  });
  afterAll(async () => {
    await front.stop();
    await backend.stop();
  });

  it("show the same games and pictures", async () => {
    const page = await fetch(`${front.origin}/game/tl`);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain("Throne and Liberty");
    const [, picture = ""] = /\ssrc="(\/media\/[^"]+)"/.exec(html) ?? [];
    const answer = await fetch(front.origin + picture.replaceAll("&amp;", "&"));
    expect(answer.headers.get("Content-Type")).toMatch(/^image\//);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100);
    expect((await fetch(`${front.origin}/game/nosuchgame`)).status).toBe(404);
    expect((await fetch(`${front.origin}/readyz`)).status).toBe(200);
  });

  it("allow a player to sign in and post a review, which the other process stores", async () => {
    const player = await createHttpViewer(() => front.origin).signIn("player-jp");
    expect(await (await player.fetch("/")).text()).toContain("すみれ");
    const posted = await player.fetch("/api/store/games/tl/reviews", {
      method: "POST",
      json: { content: "Written through another process.", score: 5 },
      headers: { "Idempotency-Key": crypto.randomUUID(), Origin: front.origin },
    });
    expect(posted.status).toBe(200);
    const list = await (await fetch(`${backend.origin}/api/store/games/tl/reviews?sort=newest`)).json();
    expect(list.reviews[0]).toMatchObject({ content: "Written through another process.", score: 5 });
  });

  it("say 503 inside the page while the publisher is away, and recover with it", async () => {
    await backend.kill();
    const page = await fetch(`${front.origin}/`);
    expect(page.status).toBe(503);
    expect(page.headers.get("Retry-After")).toBe("5");
    const html = await page.text();
    expect(html).toContain("<header");
    expect(html).toContain("<h1");
    expect(html).not.toMatch(/ECONNREFUSED|Error:|\bat .+:\d+:\d+/);
    const call = await fetch(`${front.origin}/api/store/games`);
    expect(call.status).toBe(503);
    expect(await call.json()).toMatchObject({ error: { code: "UPSTREAM_UNREACHABLE" } });
    expect((await fetch(`${front.origin}/readyz`)).status).toBe(503);
    expect((await fetch(`${front.origin}/healthz`)).status).toBe(200);
    backend = await startStore({
      DATA_DIR: data,
      LOG_LEVEL: "warn",
      PORT: new URL(backend.origin).port,
    });
    expect((await fetch(`${front.origin}/`)).status).toBe(200);
    expect((await fetch(`${front.origin}/readyz`)).status).toBe(200);
  });
});
