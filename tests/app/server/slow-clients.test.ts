import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { CONNECTION_BOUNDS } from "#app/server/connection-bounds.ts";
import { openSocket } from "./open-socket.ts";
import { serveWithShortBounds } from "./serve-with-short-bounds.ts";

/**
 * Sends a first part and then one byte every few milliseconds for as long as the server accepts it; returns the answer
 * and the elapsed time.
 */
async function sendForever(port: number, beginning: string): Promise<{ answer: string; milliseconds: number }> {
  const { socket, read, isClosed } = openSocket(port);
  const startedAt = performance.now();
  const answer = read();
  socket.write(beginning);
  while (!isClosed()) {
    await setTimeout(20);
    if (!isClosed()) socket.write("x");
  }
  return { answer: answer(), milliseconds: performance.now() - startedAt };
}

it.each([
  ["headers", "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ", CONNECTION_BOUNDS.headersTimeout],
  [
    "a body",
    "POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000000\r\n\r\n",
    CONNECTION_BOUNDS.requestTimeout,
  ],
])("a client that never comes to its end is ended when it sends %s sign by sign", async (_what, beginning, boundMs) => {
  const port = await serveWithShortBounds();
  const { answer, milliseconds } = await sendForever(port, beginning);
  expect(answer).toMatch(/^(HTTP\/1\.1 408|$)/);
  expect(milliseconds).toBeGreaterThan(boundMs / 100 - 50);
});
