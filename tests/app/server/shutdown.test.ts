import { once } from "node:events";
import { createConnection } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import { type RunningStore, startStore } from "../../support/start-store.ts";
import { setControls, TEST_TOOLS } from "../../support/test-tools.ts";
import { copySeededFolder } from "./seeded-store.ts";

/** A connection that stays open between two requests, as those of load balancers and browsers do. */
async function connect(port: number): Promise<{ ask(path: string): Promise<string> }> {
  const socket = createConnection(port, "127.0.0.1").setEncoding("utf8");
  await once(socket, "connect");
  return {
    async ask(path) {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: application/json\r\n\r\n`);
      const [answer] = await once(socket, "data");
      return answer;
    },
  };
}

/** Long enough for the signal to arrive first, short enough for the grace of ten seconds. */
const SLOW_ANSWER_MS = 1_500;
/** Longer than a store waits for answers. */
const ENDLESS_MS = 60_000;
/** Nothing that a test waits for. */
const LONG_DRAIN_SECONDS = "60";

describe("a store that is asked to close", () => {
  let data: string;
  let store: RunningStore;
  beforeAll(async () => {
    data = await copySeededFolder();
  });

  /** Makes one call slow and waits until the store has taken it on; the answer is still to come. */
  async function askSlowly(delayMs = SLOW_ANSWER_MS): Promise<{ readonly answer: Promise<Response> }> {
    const slow = { faults: [{ call: "listLanguages", delayMs, times: 1 }] };
    const headers = { Accept: "application/json", Cookie: TEST_TOOLS };
    const controls = () => fetch(`${store.origin}/reference/controls`, { headers });
    await setControls(store.origin, slow);
    const answer = fetch(`${store.origin}/api/store/languages`);
    // The fault counter goes down when the call begins: from then on the answer is pending.
    await expect.poll(async () => (await (await controls()).json()).faults).toEqual([]);
    return { answer };
  }

  /** Waits until no new connection is taken. */
  const waitUntilClosed = async () => {
    const ask = () => fetch(`${store.origin}/healthz`, { headers: { Connection: "close" } });
    await expect
      .poll(() =>
        ask()
          .then(() => "open")
          .catch(() => "closed"),
      )
      .toBe("closed");
  };

  it("finishes the pending answer, accepts no new requests, and exits with code 0", async () => {
    store = await startStore({ DATA_DIR: data, LOG_LEVEL: "warn" });
    const { answer } = await askSlowly();
    store.process.kill("SIGTERM");
    await waitUntilClosed();
    const finished = await answer;
    expect(finished.status).toBe(200);
    expect((await finished.json()).languages.length).toBeGreaterThan(0);
    expect(await store.exitCode).toBe(0);
  });

  it("ends without a complaint while pages are read whose players have gone", async () => {
    store = await startStore({ DATA_DIR: data, LOG_LEVEL: "warn" });
    const gone = new AbortController();
    const paths = [
      "/",
      "/game/tl",
      "/game/tl/review",
      "/game/tl/board/guide",
      "/search?q=lineage",
      "/goods/tl/tl-deluxe",
    ];
    const pages = paths.map((path) => fetch(store.origin + path, { signal: gone.signal }).catch(() => "given up"));
    // The call of a page is under way: the store has begun to read it.
    await expect.poll(async () => (await fetch(`${store.origin}/healthz`)).status).toBe(200);
    gone.abort();
    await Promise.all(pages);
    expect(await store.stop()).toBe(0);
    expect(store.output().replace(/^The store is open at .*\n/m, "")).toBe("");
  });

  it("first reports not ready, and still answers requests until that is noticed", async () => {
    store = await startStore({ DATA_DIR: data, LOG_LEVEL: "warn", DRAIN_SECONDS: LONG_DRAIN_SECONDS });
    const { port } = new URL(store.origin);
    const open = await connect(Number(port));
    expect(await open.ask("/readyz")).toMatch(/^HTTP\/1\.1 200 [\s\S]*"ready"/);
    store.process.kill("SIGTERM");
    await expect.poll(async () => (await fetch(`${store.origin}/readyz`)).status).toBe(503);
    // On the connection that was open, where closing it would have lost the answer.
    const answer = await open.ask("/api/store/languages");
    expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*"languages"/);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    await store.kill();
  });

  it("ends at once when it is asked twice", async () => {
    store = await startStore({ DATA_DIR: data, LOG_LEVEL: "warn" });
    const answer = (await askSlowly(ENDLESS_MS)).answer.catch(() => "broken off");
    store.process.kill("SIGTERM");
    await waitUntilClosed();
    store.process.kill("SIGINT");
    expect(await store.exitCode).toBe(1);
    expect(await answer).toBe("broken off");
  });
});
