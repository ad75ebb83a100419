import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createMetrics, type Metrics } from "#app/server/metrics.ts";
import { type RawAnswer, type ServedStore, sendRaw, serveStore } from "./serve-store.ts";

/** Calls that are taken at once. */
const MAX_CONCURRENT = 256;

describe("more calls than the publisher can answer in time", () => {
  let store: ServedStore;
  let metrics: Metrics;
  let asked: string[];
  let gate: PromiseWithResolvers<void>;
  beforeEach(async () => {
    asked = [];
    metrics = createMetrics();
    gate = Promise.withResolvers();
    store = await serveStore({
      // All calls of the test come from one network.
      variables: { REQUESTS_PER_MINUTE: "0" },
      metrics,
      publisher: {
        fetch: async ({ url }) => {
          const { pathname } = new URL(url);
          asked.push(pathname);
          if (pathname === "/api/stream") return new Response(new ReadableStream());
          if (pathname === "/api/slow") await gate.promise;
          return Response.json({});
        },
      },
      renderPage: async ({ publisherFetch }) => {
        await publisherFetch("http://store.example.com/api/of-a-page", {});
        return new Response("<p>page</p>");
      },
    });
  });
  afterEach(() => gate.resolve());

  /** Calls that wait for their answer. */
  async function occupySlots(number: number): Promise<readonly Promise<RawAnswer>[]> {
    const before = asked.length;
    const calls = Array.from({ length: number }, () => sendRaw(store.port, "/api/slow"));
    for (const call of calls) call.catch(() => undefined);
    await expect.poll(() => asked.length - before).toBe(number);
    return calls;
  }

  it("are refused at once beyond those that can wait, with the time to come back; who waits is answered, and then there is room again", async () => {
    const waiting = await occupySlots(MAX_CONCURRENT);
    for (const method of ["GET", "POST"]) {
      const headers = { "X-PP-Trace-Id": "trace-7" };
      const { status, headers: answered, body } = await sendRaw(store.port, "/api/slow", { method, headers });
      expect(status).toBe(503);
      expect(answered["retry-after"]).toBe("2");
      expect(JSON.parse(body.toString())).toEqual({
        error: { code: "BUSY", message: expect.any(String), trace_id: "trace-7" },
      });
    }
    expect(asked).toHaveLength(MAX_CONCURRENT);
    expect(await metrics.read()).toContain('store_turned_away_total{kind="call"} 2');
    gate.resolve();
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    expect(statuses).toEqual(Array(MAX_CONCURRENT).fill(200));
    expect((await sendRaw(store.port, "/api/slow")).status).toBe(200);
  });

  it("leave health checks and pages alone, which are bounded by themselves", async () => {
    await occupySlots(MAX_CONCURRENT);
    for (const path of ["/healthz", "/readyz", "/game/tl"]) {
      expect((await sendRaw(store.port, path)).status, path).toBe(200);
    }
  });

  it("are a readable page for players who requested a page of the publisher", async () => {
    await occupySlots(MAX_CONCURRENT);
    const { status, headers, body } = await sendRaw(store.port, "/api/slow", {
      headers: { Accept: "text/html,*/*", "Accept-Language": "ar-SA" },
    });
    expect(status).toBe(503);
    expect(headers["retry-after"]).toBe("2");
    expect(body.toString()).toContain('<html lang="ar-SA" dir="rtl"');
  });

  it("do not count answers that have begun: live streams free their slots", async () => {
    const closing = new AbortController();
    const streams = Array.from({ length: MAX_CONCURRENT }, () =>
      fetch(`${store.origin}/api/stream`, { signal: closing.signal }),
    );
    await Promise.all(streams);
    expect((await sendRaw(store.port, "/api/quick")).status).toBe(200);
    closing.abort();
  });
});
