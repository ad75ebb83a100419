import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { describe, expect, test, vi } from "vitest";
import { createHttpClient, type HttpClientOptions } from "#adapters/http/http-client.ts";
import type { Audience } from "#adapters/http/request-headers.ts";
import { createSessionId } from "#adapters/http/session-id.ts";
import { listOffers } from "#adapters/wire/catalogue-calls.ts";
import { listBoards } from "#adapters/wire/community-calls.ts";
import { getAdminContents } from "#adapters/wire/content-calls.ts";
import { getPreInstall } from "#adapters/wire/pre-install-calls.ts";
import { postReview } from "#adapters/wire/review-calls.ts";
import { DEFAULT_SERVICE_BASES } from "#adapters/wire/service-bases.ts";
import type { ServerClock } from "#core/ports/device.ts";
import { buildHttpClientOptions } from "#tests/support/http-client-options.ts";
import { readRequestBody } from "#tests/support/local-server.ts";
import { openLocalServer } from "#tests/support/open-local-server.ts";

interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A client in front of a server that records its requests. */
async function connect(
  options: Partial<HttpClientOptions> = {},
  answer: Answer = (response) => response.end('{"status":0}'),
) {
  const seen: Seen[] = [];
  const { origin } = await openLocalServer(async (request, response) => {
    const body = await readRequestBody(request);
    seen.push({ method: request.method, url: request.url, headers: request.headers, body });
    answer(response, request);
  });
  return { client: createHttpClient(buildHttpClientOptions({ origin, ...options })), seen };
}

const tl = { parameters: { gameCode: "tl" } };

describe("a request", () => {
  test("carries every header of the publisher API", async () => {
    const { client, seen } = await connect({ sessionId: createSessionId("sid-1") });

    await client.send(getPreInstall, tl);

    expect(seen[0]).toMatchObject({
      method: "GET",
      url: "/api/pre-install/games/tl",
      headers: {
        accept: "application/json",
        "accept-language": "ko-KR",
        "x-countrycode": "KR",
        "x-nc-publisher": "NCK",
        "x-pp-sid": "sid-1",
        "x-pp-client": "web/0.1.0",
        "x-pp-api-version": "140",
        "x-pp-device-id": "device-1234",
        "x-pp-locale": "ko-KR",
        "x-pp-trace-id": "id-1",
      },
    });
  });

  test("of a guest carries no session id, one without a body no content type", async () => {
    const { client, seen } = await connect();

    await client.send(getPreInstall, tl);

    expect(seen[0]?.headers).not.toHaveProperty("x-pp-sid");
    expect(seen[0]?.headers).not.toHaveProperty("content-type");
    expect(seen[0]?.headers).not.toHaveProperty("x-pp-gate-type");
    expect(seen[0]?.headers).not.toHaveProperty("communityauth");
  });

  test("uses the current locale, country and shell", async () => {
    let audience: Audience = { locale: "ja-JP", countryCode: "JP", shell: "web" };
    const { client, seen } = await connect({ readAudience: () => audience });

    await client.send(getPreInstall, tl);
    audience = { locale: "ar-SA", countryCode: "SA", shell: "chat" };
    await client.send(getPreInstall, tl);

    expect(
      seen.map(({ headers }) => [headers["x-pp-locale"], headers["x-countrycode"], headers["x-pp-client"]]),
    ).toEqual([
      ["ja-JP", "JP", "web/0.1.0"],
      ["ar-SA", "SA", "chat/0.1.0"],
    ]);
  });

  test("leaves out a header that could not be sent, and is sent", async () => {
    const { client, seen } = await connect({
      deviceId: "장치",
      readAudience: () => ({ locale: "en-US\r\nX-Injected: 1", countryCode: "KR", shell: "web" }),
    });

    const result = await client.send(getPreInstall, tl);

    expect(result.ok).toBe(true);
    expect(seen[0]?.headers).not.toHaveProperty("x-injected");
    expect(seen[0]?.headers).not.toHaveProperty("x-pp-locale");
    expect(seen[0]?.headers).not.toHaveProperty("x-pp-device-id");
  });

  test("with a body sends it as JSON with its idempotency key", async () => {
    const { client, seen } = await connect();

    await client.send(postReview, {
      ...tl,
      body: { content: "재미있어요 🎮", score: 5, is_spoiler: false },
      idempotencyKey: "key-1",
    });

    expect(seen[0]).toMatchObject({
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": "key-1" },
      body: '{"content":"재미있어요 🎮","score":5,"is_spoiler":false}',
    });
  });

  test("encodes parameters of any letters in the address", async () => {
    const { client, seen } = await connect();

    await client.send(getPreInstall, { parameters: { gameCode: "tl/../x?y#z 한" } });

    expect(seen[0]?.url).toBe("/api/pre-install/games/tl%2F..%2Fx%3Fy%23z%20%ED%95%9C");
  });

  test.for([".", "..", "", "\ud800"])(
    "for the parameter %j is not sent: nothing can have that name",
    async (gameCode) => {
      const { client, seen } = await connect();

      expect(await client.send(getPreInstall, { parameters: { gameCode } })).toMatchObject({
        failure: { kind: "status", status: 404 },
      });
      expect(seen).toEqual([]);
    },
  );

  test("goes to the base that is configured for its service", async () => {
    const fetch = vi.fn(async () => Response.json({}));
    const own = { purple: "https://api.example.com/v1/", community: "https://community.example.com" };
    const services = { ...DEFAULT_SERVICE_BASES, ...own };
    const client = createHttpClient(buildHttpClientOptions({ services, fetch }));

    await client.send(listOffers, { query: { limit: "3" } });
    await client.send(listBoards, { ...tl, community: { storeGameCode: "tl", preserviceGameCodes: [] } });
    await client.send(getAdminContents, { parameters: { category: "lobby", contentId: "tl" } });

    expect(fetch.mock.calls.map(([address]: readonly unknown[]) => address)).toEqual([
      "https://api.example.com/v1/api/store/goods?limit=3",
      "https://community.example.com/api/games/tl/boards",
      "/content-admin/api/categories/lobby/contents/tl",
    ]);
  });

  test("takes the player's cookies along and asks the server each time", async () => {
    const fetch = vi.fn(async () => Response.json({ status: 0 }));

    await createHttpClient(buildHttpClientOptions({ fetch })).send(getPreInstall, tl);

    const request = expect.objectContaining({ credentials: "include", cache: "no-cache" });
    expect(fetch).toHaveBeenCalledExactlyOnceWith(expect.any(String), request);
  });
});

describe("the session id", () => {
  const answerSession =
    (status: number, sid?: string): Answer =>
    (response) => {
      if (sid !== undefined) response.setHeader("X-Pp-Sid", sid);
      response.writeHead(status).end('{"status":0}');
    };

  test("of any answer, also of an error, goes with the next request, and stays when an answer has none", async () => {
    const answers: [number, string | undefined][] = [
      [200, "sid-new"],
      [404, "sid-newer"],
      [200, undefined],
      [200, undefined],
    ];
    const { client, seen } = await connect({}, (response, request) =>
      answerSession(...(answers.shift() ?? [200, undefined]))(response, request),
    );

    for (let sent = 0; sent < 4; sent += 1) await client.send(getPreInstall, tl);

    expect(seen.map(({ headers }) => headers["x-pp-sid"])).toEqual([undefined, "sid-new", "sid-newer", "sid-newer"]);
  });

  test.for<[string, number, string | undefined]>([
    ["the server does not know it any more", 401, undefined],
    ["the server takes it back", 200, ""],
  ])("is forgotten when %s", async ([, status, sid]) => {
    const sessionId = createSessionId("sid-1");
    const { client } = await connect({ sessionId }, answerSession(status, sid));

    await client.send(getPreInstall, tl);

    expect(sessionId.read()).toBeNull();
  });

  test("is not brought back by a late answer after signing out", async () => {
    const sessionId = createSessionId("sid-1");
    const { client } = await connect({ sessionId }, (response) => {
      sessionId.write(null);
      response.setHeader("X-Pp-Sid", "sid-1").end('{"status":0}');
    });

    await client.send(getPreInstall, tl);

    expect(sessionId.read()).toBeNull();
  });
});

describe("the clock", () => {
  const recordAdjustments = () => {
    const adjust = vi.fn<ServerClock["adjust"]>();
    return { clock: { now: () => 0, difference: () => 0, adjust }, adjustments: adjust.mock.calls };
  };

  test.for([200, 500])("is adjusted by the date of an answer with status %i", async (status) => {
    const { clock, adjustments } = recordAdjustments();
    const { client } = await connect({ clock }, (response) =>
      response.setHeader("Date", "Sat, 21 Nov 2026 09:00:00 GMT").writeHead(status).end('{"status":0}'),
    );

    await client.send(getPreInstall, tl);

    const [[serverTime = 0, uncertaintyMs] = []] = adjustments;
    const writtenAt = Date.UTC(2026, 10, 21, 9);
    expect(adjustments).toHaveLength(1);
    // Half a second for the grain of the header, and half of the round trip.
    expect(serverTime).toBeGreaterThanOrEqual(writtenAt + 500);
    expect(serverTime).toBeLessThan(writtenAt + 3000);
    expect(uncertaintyMs).toBe(serverTime - writtenAt);
  });

  test.for(["", "tomorrow", "0"])("is left alone by the date %j", async (date) => {
    const { clock, adjustments } = recordAdjustments();
    const { client } = await connect({ clock }, (response) => response.setHeader("Date", date).end('{"status":0}'));

    await client.send(getPreInstall, tl);

    expect(adjustments).toEqual([]);
  });
});
