import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSeededFolder, type SeededFolder } from "../../support/seeded-folder.ts";
import { type RunningStore, startStore } from "../../support/start-store.ts";

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

let data: SeededFolder;
let store: RunningStore;
let figuresAt: string;
beforeAll(async () => {
  const port = await freePort();
  figuresAt = `http://127.0.0.1:${port}/metrics`;
  data = await createSeededFolder();
  store = await startStore({ DATA_DIR: data.path, METRICS_PORT: String(port), LOG_LEVEL: "silent" });
});
afterAll(async () => {
  await store?.stop();
  await data?.remove();
});

/** The sum of a figure over all its labels; `undefined` where there is no such figure. */
async function sumOf(name: string): Promise<number | undefined> {
  const text = await (await fetch(figuresAt)).text();
  const values = text.split("\n").filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
  return values.length === 0 ? undefined : values.reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
}

it("a process tells on the port for figures, and there alone, what it was asked, how long pages, calls and the database took part, and what went wrong in browsers", async () => {
  expect((await fetch(`${store.origin}/game/tl`)).status).toBe(200);
  expect((await fetch(`${store.origin}/api/store/games`)).status).toBe(200);
  const told = await fetch(`${store.origin}/client-failures`, {
    method: "POST",
    body: '{"render":2}',
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  expect(told.status).toBe(204);
  for (const name of [
    "store_request_duration_seconds_count",
    "store_page_render_duration_seconds_count",
    "store_publisher_call_duration_seconds_count",
    "store_database_queries_total",
    "store_publisher_ready",
    "process_resident_memory_bytes",
  ]) {
    expect(await sumOf(name), name).toBeGreaterThan(0);
  }
  expect(await (await fetch(figuresAt)).text()).toContain('store_client_failures_total{kind="render"} 2');
  const before = await sumOf("store_database_queries_total");
  await fetch(`${store.origin}/api/store/games/tl/reviews`);
  expect(await sumOf("store_database_queries_total")).toBeGreaterThan(before ?? 0);
  expect((await fetch(figuresAt.replace("/metrics", "/"))).status).toBe(404);
  expect(await (await fetch(`${store.origin}/metrics`)).text()).not.toContain("store_request_duration");
});
