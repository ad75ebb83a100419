import { networkInterfaces } from "node:os";
import { describe, expect, it } from "vitest";
import { freePort } from "../../support/free-port.ts";
import { seededStore } from "./seeded-store.ts";

const TOKEN = "figures-for-prometheus-alone";
const port = await freePort();
const FIGURES = `http://127.0.0.1:${port}/metrics`;
const store = seededStore({
  HOST: "0.0.0.0",
  PUBLIC_ORIGIN: "https://store.example.com",
  METRICS_PORT: String(port),
  METRICS_TOKEN: TOKEN,
});
const askFigures = (address = FIGURES) => fetch(address, { headers: { Authorization: `Bearer ${TOKEN}` } });

/** The sum of a figure over all its labels; `undefined` where there is no such figure. */
async function sumOf(name: string): Promise<number | undefined> {
  const text = await (await askFigures()).text();
  const values = text.split("\n").filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
  return values.length === 0 ? undefined : values.reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
}

describe("figures of a store that everybody can reach", () => {
  it("are on loopback all the same", async () => {
    const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
    const others = addresses.filter(({ internal, family }) => !internal && family === "IPv4");
    for (const { address } of others) {
      const storePort = new URL(store.origin).port;
      expect((await fetch(`http://${address}:${storePort}/healthz`)).status).toBe(200);
      await expect(fetch(FIGURES.replace("127.0.0.1", address))).rejects.toThrow("fetch failed");
    }
  });

  it("require the token", async () => {
    const statusWith = async (headers: Record<string, string>) => (await fetch(FIGURES, { headers })).status;
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
    const refused = await fetch(FIGURES);
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
  expect(await (await askFigures()).text()).toContain('store_client_failures_total{kind="render"} 2');
  const before = await sumOf("store_database_queries_total");
  await fetch(`${store.origin}/api/store/games/tl/reviews`);
  expect(await sumOf("store_database_queries_total")).toBeGreaterThan(before ?? 0);
  expect((await askFigures(FIGURES.replace("/metrics", "/"))).status).toBe(404);
  expect(await (await fetch(`${store.origin}/metrics`)).text()).not.toContain("store_request_duration");
});
