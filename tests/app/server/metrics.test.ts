import { beforeEach, describe, expect, it } from "vitest";
import { createMetrics, type Metrics } from "#app/server/metrics.ts";
import { type ServedStore, sendRaw, serveStore } from "./serve-store.ts";

/** Values of a figure by its labels as they are written, e.g. `kind="page",method="GET",status="200"`. */
async function figuresOf(metrics: Metrics, name: string): Promise<Readonly<Record<string, number>>> {
  const lines = (await metrics.read()).split("\n").filter((line) => line.startsWith(name));
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, figure, labels = "", value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      return figure === name ? [[labels, Number(value)]] : [];
    }),
  );
}

describe("figures of a process", () => {
  let metrics: Metrics;
  let store: ServedStore;
  let isReady = true;
  beforeEach(async () => {
    metrics = createMetrics();
    isReady = true;
    store = await serveStore({
      metrics,
      publisher: {
        fetch: async ({ url }) => Response.json({}, { status: url.includes("/api/session") ? 401 : 200 }),
        probe: async () => ({ ready: isReady }),
        databaseLoad: () => ({ queries: 41, connections: { busy: 3, idle: 7, awaited: 2 } }),
      },
      renderPage: async ({ request }) => {
        if (request.url.endsWith("/broken")) throw new Error("a bug");
        return new Response("<p>", { status: request.url.endsWith("/nothing") ? 404 : 200 });
      },
    });
  });

  it("count and time requests by kind: pages, files, calls and health checks", async () => {
    for (const path of ["/", "/", "/nothing", "/broken", "/assets/entry-abc123.js", "/api/store/games", "/healthz"]) {
      await sendRaw(store.port, path);
    }
    expect(await figuresOf(metrics, "store_request_duration_seconds_count")).toEqual({
      'kind="page",method="GET",status="200"': 2,
      'kind="page",method="GET",status="404"': 1,
      'kind="page",method="GET",status="503"': 1,
      'kind="file",method="GET",status="200"': 1,
      'kind="publisher",method="GET",status="200"': 1,
      'kind="health",method="GET",status="200"': 1,
    });
    expect(await figuresOf(metrics, "store_page_render_duration_seconds_count")).toEqual({
      'outcome="whole"': 2,
      'outcome="missing"': 1,
      'outcome="failed"': 1,
    });
  });

  it("distinguish services and statuses, and unknown paths add no series", async () => {
    for (const path of ["/api/store/games", "/api/session/check", "/api/session/user", "/api/x1", "/api/x2"]) {
      await sendRaw(store.port, path);
    }
    expect(await figuresOf(metrics, "store_publisher_call_duration_seconds_count")).toEqual({
      'service="store",status="200"': 3,
      'service="session",status="401"': 2,
    });
    await sendRaw(store.port, "/", { method: "PROPFIND" });
    expect(await figuresOf(metrics, "store_request_duration_seconds_count")).toHaveProperty([
      'kind="page",method="other",status="405"',
    ]);
  });

  it("say whether the database answers, how much it was asked, and how busy its connections are", async () => {
    expect(await figuresOf(metrics, "store_publisher_ready")).toEqual({ "": 1 });
    expect(await figuresOf(metrics, "store_database_connections")).toEqual({
      'state="busy"': 3,
      'state="idle"': 7,
      'state="awaited"': 2,
    });
    expect(await figuresOf(metrics, "store_database_queries_total")).toEqual({ "": 41 });
    isReady = false;
    expect(await figuresOf(metrics, "store_publisher_ready")).toEqual({ "": 0 });
  });

  it("count only the failures that pages of the store report from browsers", async () => {
    const send = (body: string, site = "same-origin") =>
      fetch(`${store.origin}/client-failures`, { method: "POST", body, headers: { "Sec-Fetch-Site": site } });
    expect((await send('{"render":2,"timeout":1}')).status).toBe(204);
    expect((await send('{"render":1}')).status).toBe(204);
    for (const body of ['{"made-up":1}', '{"render":1e9}', '{"render":-1}', "7", "{", "x".repeat(2_000)]) {
      expect((await send(body)).status).toBe(400);
    }
    expect((await send('{"render":1}', "cross-site")).status).toBe(400);
    expect(await figuresOf(metrics, "store_client_failures_total")).toEqual({
      'kind="render"': 3,
      'kind="timeout"': 1,
    });
  });
});
