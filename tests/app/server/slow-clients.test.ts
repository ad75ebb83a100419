import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { CONNECTION_BOUNDS } from "#app/server/connection-bounds.ts";
import { type ServedStore, serveStore } from "./serve-store.ts";

/** The bounds of the store, a hundred times as short. */
const SHORT_BOUNDS = Object.fromEntries(
  Object.entries(CONNECTION_BOUNDS).map(([name, milliseconds]) => [name, milliseconds / 100]),
);

let store: ServedStore | undefined;
afterEach(() => store?.close());

async function serveWithShortBounds(): Promise<number> {
  store = await serveStore({
    serverOptions: SHORT_BOUNDS,
    publisher: { fetch: async (request) => Response.json({ bytes: (await request.arrayBuffer()).byteLength }) },
  });
  return store.port;
}

/**
 * Sends a first part and then one byte every few milliseconds for as long as the server accepts it; returns the answer
 * and the elapsed time.
 */
async function sendForever(port: number, beginning: string): Promise<{ answer: string; milliseconds: number }> {
  const socket = connect({ host: "127.0.0.1", port });
  const startedAt = performance.now();
  let answer = "";
  let isOpen = true;
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  socket.on("error", () => undefined);
  socket.on("close", () => {
    isOpen = false;
  });
  socket.write(beginning);
  while (isOpen) {
    await setTimeout(20);
    if (isOpen) socket.write("x");
  }
  return { answer, milliseconds: performance.now() - startedAt };
}

describe("a client that never comes to its end", () => {
  it.each([
    ["headers", "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ", CONNECTION_BOUNDS.headersTimeout],
    [
      "a body",
      "POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000000\r\n\r\n",
      CONNECTION_BOUNDS.requestTimeout,
    ],
  ])("is ended when it sends %s sign by sign", async (_what, beginning, boundMs) => {
    const port = await serveWithShortBounds();
    const { answer, milliseconds } = await sendForever(port, beginning);
    expect(answer).toMatch(/^(HTTP\/1\.1 408|$)/);
    expect(milliseconds).toBeGreaterThan(boundMs / 100 - 50);
  });

  it("does not take the time of one who sends a picture of 5 MB over a slow line, which its page waits a minute for", async () => {
    const port = await serveWithShortBounds();
    const piece = new Uint8Array(500_000);
    let sent = 0;
    const upload = new ReadableStream({
      async pull(controller) {
        // 60 s, a hundred times as short.
        await setTimeout(50);
        sent += 1;
        controller.enqueue(piece);
        if (sent === 10) controller.close();
      },
    });
    const request = { method: "POST", body: upload, duplex: "half" } as const;
    const answer = await fetch(`http://127.0.0.1:${port}/api/x`, request);
    expect(await answer.json()).toEqual({ bytes: 5_000_000 });
  });
});
