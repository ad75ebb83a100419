import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { BODY_BOUNDS, type BodyBounds } from "#app/server/receive-body.ts";
import { openSocket } from "./open-socket.ts";
import { type RawAnswer, type ServedStore, sendRaw, serveStore } from "./serve-store.ts";

const CLIENT = "203.0.113.7";
const OTHER_CLIENT = "198.51.100.2";
/** More than the calls that are answered at once. */
const MANY = 260;

let store: ServedStore;

/** A store behind a proxy, whose publisher answers with the size of the body. */
async function serve(bounds: Partial<BodyBounds> = {}, TRUST_PROXY = "1"): Promise<void> {
  store = await serveStore({
    variables: { PUBLIC_ORIGIN: "http://127.0.0.1:8080", TRUST_PROXY },
    bodyBounds: { ...BODY_BOUNDS, ...bounds },
    publisher: {
      isPublisherPath: (path) => path.startsWith("/api/") || path === "/login",
      fetch: async (request) => Response.json({ bytes: (await request.arrayBuffer()).byteLength }),
    },
  });
}

interface HalfSent {
  readonly answer: () => string;
  readonly isClosed: () => boolean;
  readonly send: (text: string) => void;
}

/** Announces a body of 2,000 bytes and sends one of them. */
function sendHalf(client: string, path = "/api/x", headers = ""): HalfSent {
  const { socket, read, isClosed } = openSocket(store.port);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${client}\r\n${headers}Content-Length: 2000\r\n\r\n{`,
  );
  return { answer: read(), isClosed, send: (text) => socket.write(text) };
}

const ask = (path: string, client: string): Promise<RawAnswer> =>
  sendRaw(store.port, path, { headers: { "X-Forwarded-For": client } });

const refusedOf = (halves: readonly HalfSent[]) => halves.filter(({ answer }) => answer() !== "");

describe("a client that sends bodies without their end", () => {
  it("holds nothing that others wait for: calls, forms and pages of others are answered, and its own", async () => {
    await serve({ rateCheckMs: 60_000 });
    const halves = Array.from({ length: MANY }, (_, at) => sendHalf(CLIENT, at % 2 === 0 ? "/api/x" : "/login"));
    // Once the last of them was read.
    halves.at(-1)?.send(" ".repeat(1_999));
    await expect.poll(() => halves.at(-1)?.answer()).toContain('{"bytes":2000}');
    for (const client of [OTHER_CLIENT, CLIENT]) {
      for (const path of ["/api/x", "/login", "/game/tl"]) {
        expect((await ask(path, client)).status, `${path} for ${client}`).toBe(200);
      }
    }
    const form = sendHalf(OTHER_CLIENT, "/login");
    form.send(" ".repeat(1_999));
    await expect.poll(form.answer).toContain('{"bytes":2000}');
  });

  it("has few of them open, whatever addresses of its network it uses; a body of another network is awaited", async () => {
    await serve({ rateCheckMs: 50, maxSlowOfNetwork: 3 });
    const halves = Array.from({ length: 8 }, (_, at) => sendHalf(`2001:db8:1:1::${at}`));
    await expect.poll(() => refusedOf(halves).length).toBe(5);
    for (const { answer, isClosed } of refusedOf(halves)) {
      expect(answer()).toMatch(/^HTTP\/1\.1 429 /);
      expect(answer()).toMatch(/retry-after: 2\r\n/i);
      expect(answer()).toContain('"code":"TOO_MANY_BODIES"');
      await expect.poll(isClosed).toBe(true);
    }
    const awaited = sendHalf(OTHER_CLIENT);
    await expect.poll(sendHalf("2001:db8:1:1::ffff").answer).toMatch(/^HTTP\/1\.1 429 /);
    awaited.send(" ".repeat(1_999));
    await expect.poll(awaited.answer).toContain('{"bytes":2000}');
  });

  it("makes room as soon as they end", async () => {
    await serve({ rateCheckMs: 50, maxSlowOfNetwork: 1 });
    const halves = [sendHalf(CLIENT), sendHalf(CLIENT)];
    await expect.poll(() => refusedOf(halves).length).toBe(1);
    const slow = halves.find(({ answer }) => answer() === "");
    slow?.send(" ".repeat(1_999));
    await expect.poll(() => slow?.answer()).toContain('{"bytes":2000}');
    const next = sendHalf(CLIENT);
    const refused = sendHalf(CLIENT);
    await expect.poll(() => refusedOf([next, refused]).length).toBe(1);
  });

  it("is cut off where a body comes more slowly than any line sends", async () => {
    await serve({ rateCheckMs: 50, anyRateForMs: 200, minBytesPerSecond: 1_000 });
    const slow = sendHalf(CLIENT);
    const sending = setInterval(() => slow.send(" "), 20);
    await expect.poll(slow.answer).toMatch(/^HTTP\/1\.1 408 /);
    clearInterval(sending);
    expect(slow.answer()).toContain('"code":"BODY_TOO_SLOW"');
    await expect.poll(slow.isClosed).toBe(true);
  });

  it("reads a text where it sent a form", async () => {
    await serve({ rateCheckMs: 50, maxSlowOfNetwork: 0 });
    const form = sendHalf(CLIENT, "/login", "Accept: text/html\r\n");
    await expect.poll(form.answer).toMatch(/^HTTP\/1\.1 429 /);
    expect(form.answer()).toContain("An error has occurred.");
  });
});

describe("a body", () => {
  it("that is longer than any the store sends is refused, whether its length is announced or not", async () => {
    await serve({ maxBytes: 1_999 });
    const announced = sendHalf(CLIENT);
    await expect.poll(announced.answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(announced.answer()).toContain('"code":"TOO_LARGE"');
    const chunks = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(2_000));
        controller.close();
      },
    });
    const request = { method: "POST", body: chunks, duplex: "half" } as const;
    expect((await fetch(`${store.origin}/api/x`, request)).status).toBe(413);
  });

  it("that is small is taken however many bytes of others of its network are arriving", async () => {
    await serve({ maxBytesOfNetwork: 1, smallBytes: 600 });
    const send = (bytes: number) => {
      const headers = { "X-Forwarded-For": CLIENT };
      return fetch(`${store.origin}/api/x`, { method: "POST", body: "x".repeat(bytes), headers });
    };
    expect([(await send(600)).status, (await send(601)).status]).toEqual([200, 429]);
  });

  it("that arrives in time is never refused for its number: players behind one address send at once", async () => {
    await serve({ maxSlowOfNetwork: 0 });
    const send = () =>
      fetch(`${store.origin}/api/x`, { method: "POST", body: "x".repeat(500), headers: { "X-Forwarded-For": CLIENT } });
    const statuses = (await Promise.all(Array.from({ length: 64 }, send))).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it.each([
    ["comes at a good rate", "1", 20_000],
    ["comes slowly through a proxy that names no client", "0", 10],
  ])("that %s is awaited, however many others are slow", async (_how, trustProxy, pieceBytes) => {
    await serve({ rateCheckMs: 50, maxSlowOfNetwork: 1 }, trustProxy);
    sendHalf(CLIENT);
    await setTimeout(100);
    let pieces = 0;
    const body = new ReadableStream({
      async pull(controller) {
        await setTimeout(20);
        controller.enqueue(new Uint8Array(pieceBytes));
        pieces += 1;
        if (pieces === 10) controller.close();
      },
    });
    const headers = { "X-Forwarded-For": CLIENT };
    const request = { method: "POST", body, headers, duplex: "half" } as const;
    const answer = await fetch(`${store.origin}/api/x`, request);
    expect(await answer.json()).toEqual({ bytes: 10 * pieceBytes });
  });

  it("reaches the publisher as it was sent", async () => {
    await serve();
    const answer = await fetch(`${store.origin}/api/x`, { method: "PUT", body: new Uint8Array(1_000_000) });
    expect(await answer.json()).toEqual({ bytes: 1_000_000 });
  });
});
