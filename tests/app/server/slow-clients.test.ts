import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { CONNECTION_BOUNDS } from "#app/server/connection-bounds.ts";
import { serveWithShortBounds } from "./serve-with-short-bounds.ts";

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
});
