import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { boundConnections, clientBoundsOf } from "#app/server/bound-connections.ts";
import { serveWithShortBounds } from "./serve-with-short-bounds.ts";

it("a client that never comes to its end does not take the time of one who sends a picture of 5 MB over a slow line, which its page waits a minute for", async () => {
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

it("a client that reads slowly gets an answer that takes several times as long as one may wait unread", async () => {
  const answer = Buffer.alloc(16 * 1_024 * 1_024);
  const server = createServer((_request, response) => response.end(answer));
  boundConnections(server, { ...clientBoundsOf({ publicOrigin: null, trustProxy: true }), answerCheckMs: 500 });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const socket = connect({ host: "127.0.0.1", port: (server.address() as AddressInfo).port });
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  let read = 0;
  for await (const chunk of socket) {
    read += chunk.length;
    await setTimeout(10);
  }
  expect(read).toBeGreaterThan(answer.length);
});
