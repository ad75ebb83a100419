import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { boundConnections, type ClientBounds, clientBoundsOf } from "#app/server/bound-connections.ts";
import { openSocket } from "./open-socket.ts";

/** More than the system keeps for a connection. */
const LARGE = Buffer.alloc(64 * 1_024 * 1_024);
const SHORT_MS = 50;

let server: Server;
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

async function serve(listener: RequestListener, bounds: Partial<ClientBounds> = {}): Promise<number> {
  server = createServer(listener);
  boundConnections(server, {
    ...clientBoundsOf({ publicOrigin: null, trustProxy: false }),
    answerCheckMs: SHORT_MS,
    minBytesPerSecond: 1_000_000_000,
    ...bounds,
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

const countOfConnections = () =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });

describe("requests that a client sends without waiting for their answers", () => {
  it("end its connection before thousands of them are begun", async () => {
    let begun = 0;
    const port = await serve(({ socket }) => {
      if (!socket.destroyed) begun += 1;
    });
    const { socket, isClosed } = openSocket(port);
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(2_000));
    await expect.poll(isClosed).toBe(true);
    expect(begun).toBeLessThan(40);
  });

  it("are answered one after the other on a connection that is kept", async () => {
    const { socket, isClosed } = openSocket(await serve((_request, answer) => answer.end("x")));
    let answers = 0;
    for (let at = 0; at < 40; at += 1) {
      socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
      await new Promise((resolve) => socket.once("data", resolve));
      answers += 1;
    }
    expect([answers, isClosed()]).toEqual([40, false]);
  });
});

describe("an answer", () => {
  it.each<[string, RequestListener]>([
    ["at once", (_request, answer) => answer.end(LARGE)],
    [
      "in pieces",
      (_request, answer) => {
        for (let at = 0; at < LARGE.length; at += 1_024 * 1_024) answer.write(LARGE.subarray(at, at + 1_024 * 1_024));
        answer.end();
      },
    ],
  ])("that is sent %s and never read is given up", async (_how, listener) => {
    const { socket } = openSocket(await serve(listener));
    socket.pause();
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await expect.poll(countOfConnections).toBe(1);
    await expect.poll(countOfConnections).toBe(0);
  });

  it("that is read more slowly than a line is, is given up", async () => {
    const { socket } = openSocket(await serve((_request, answer) => answer.end(LARGE)));
    socket.on("data", () => {
      socket.pause();
      void setTimeout(10).then(() => socket.resume());
    });
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await expect.poll(countOfConnections).toBe(1);
    await expect.poll(countOfConnections).toBe(0);
  });

  it("that takes long to make is awaited, and so are the events of a stream", async () => {
    const port = await serve(async (request, answer) => {
      if (request.url === "/stream") answer.write("one");
      await setTimeout(6 * SHORT_MS);
      answer.end("whole");
    });
    const answers = await Promise.all(
      ["/slow", "/stream"].map(async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()),
    );
    expect(answers).toEqual(["whole", "onewhole"]);
  });

  it("leaves its connection open for the next request, which may take long as well", async () => {
    const port = await serve(async (_request, answer) => {
      await setTimeout(3 * SHORT_MS);
      answer.end("whole");
    });
    const { socket } = openSocket(port);
    let read = "";
    socket.on("data", (chunk) => {
      read += chunk;
    });
    for (const times of [1, 2]) {
      socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
      await expect.poll(() => read.split("whole").length - 1).toBe(times);
    }
  });
});

describe("connections of one network", () => {
  it("are closed beyond the number that it may have, until others are closed", async () => {
    const port = await serve((_request, answer) => answer.end("whole"), { maxConnectionsOfNetwork: 2 });
    const [first] = [openSocket(port), openSocket(port)];
    await expect.poll(countOfConnections).toBe(2);
    await expect.poll(openSocket(port).isClosed).toBe(true);
    first?.socket.destroy();
    await expect.poll(countOfConnections).toBe(1);
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    expect(await answer.text()).toBe("whole");
  });

  it("are not counted behind a proxy, whose address they have in common", () => {
    const publicOrigin = "https://store.example.com";
    const networkOf = (trustProxy: boolean, address: string) =>
      clientBoundsOf({ publicOrigin, trustProxy }).networkOfConnection(address);
    expect([networkOf(true, "203.0.113.7"), networkOf(false, "10.0.0.2")]).toEqual([undefined, undefined]);
    expect(networkOf(false, "203.0.113.7")).toBe("203.0.113.7");
  });
});
