import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../support/free-port.ts";
import { createSeededFolder, type SeededFolder } from "../../support/seeded-folder.ts";
import { type RunningStore, startStore } from "../../support/start-store.ts";

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

describe("figures of a store that everybody can reach", () => {
  const TOKEN = "figures-for-prometheus-alone";
  let figures: string;
  let openData: SeededFolder;
  let openStore: RunningStore;
  beforeAll(async () => {
    const port = await freePort();
    figures = `http://127.0.0.1:${port}/metrics`;
    openData = await createSeededFolder();
    openStore = await startStore({
      DATA_DIR: openData.path,
      HOST: "0.0.0.0",
      PUBLIC_ORIGIN: "https://store.example.com",
      METRICS_PORT: String(port),
      METRICS_TOKEN: TOKEN,
      LOG_LEVEL: "silent",
    });
  });
  afterAll(async () => {
    await openStore?.stop();
    await openData?.remove();
  });

  it("are on loopback all the same", async () => {
    const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
    const others = addresses.filter(({ internal, family }) => !internal && family === "IPv4");
    for (const { address } of others) {
      const storePort = new URL(openStore.origin).port;
      expect((await fetch(`http://${address}:${storePort}/healthz`)).status).toBe(200);
      await expect(fetch(figures.replace("127.0.0.1", address))).rejects.toThrow("fetch failed");
    }
  });

  it("require the token", async () => {
    const statusWith = async (headers: Record<string, string>) => (await fetch(figures, { headers })).status;
    expect(await statusWith({ Authorization: `Bearer ${TOKEN}` })).toBe(200);
    for (const wrong of [
      {},
      { Authorization: "" },
      { Authorization: "Bearer" },
      { Authorization: "Bearer " },
      { Authorization: `Bearer ${TOKEN}x` },
      { Authorization: `Bearer ${TOKEN.slice(0, -1)}` },
      { Authorization: `Bearer ${TOKEN.toUpperCase()}` },
      { Authorization: `Basic ${TOKEN}` },
      { Authorization: TOKEN },
    ]) {
      expect([wrong, await statusWith(wrong)]).toEqual([wrong, 401]);
    }
    const refused = await fetch(figures);
    expect(refused.headers.get("WWW-Authenticate")).toBe("Bearer");
    expect(await refused.text()).toBe("");
    expect(refused.headers.get("X-Content-Type-Options")).toBe("nosniff");
  });
});

it("a process reports only on the metrics port its requests, the time of pages, calls and the database, and failures in browsers", async () => {
  expect((await fetch(`${store.origin}/game/tl`)).status).toBe(200);
  expect((await fetch(`${store.origin}/api/store/games`)).status).toBe(200);
  const reported = await fetch(`${store.origin}/client-failures`, {
    method: "POST",
    body: '{"render":2}',
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  expect(reported.status).toBe(204);
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
