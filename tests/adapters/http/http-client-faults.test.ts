import type { RequestListener } from "node:http";
import { describe, expect, test, vi } from "vitest";
import { createHttpClient, type HttpClientOptions } from "#adapters/http/http-client.ts";
import { getPreInstall } from "#adapters/wire/pre-install-calls.ts";
import { buildHttpClientOptions } from "#tests/support/http-client-options.ts";
import { openLocalServer } from "#tests/support/open-local-server.ts";

const TEN_MEGABYTES = 10 * 1024 * 1024;

async function askServer(listener: RequestListener, options: Partial<HttpClientOptions> = {}) {
  const { origin } = await openLocalServer(listener);
  return ask({ origin, ...options });
}

function ask(options: Partial<HttpClientOptions>, signal?: AbortSignal) {
  const client = createHttpClient(buildHttpClientOptions(options));
  return client.send(getPreInstall, { parameters: { gameCode: "tl" } }, { signal });
}

const answerWith =
  (status: number, body: string | Uint8Array, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(body);
  };

test("no answer is a fetch failure, also when the connection breaks in the middle of the body", async () => {
  const result = await askServer((_, response) => {
    response.writeHead(200, { "Content-Length": "100" });
    response.write('{"status"');
    setTimeout(() => response.destroy(), 20);
  });

  expect(result).toMatchObject({ failure: { kind: "fetch" } });
});

describe("an answer that does not come in time is a timeout failure", () => {
  test("when the body drips without end", async () => {
    let dripping: NodeJS.Timeout | undefined;
    const result = await askServer(
      (_, response) => {
        response.writeHead(200);
        dripping = setInterval(() => response.write(" "), 10);
      },
      { timeoutMs: 100 },
    );
    clearInterval(dripping);

    expect(result).toMatchObject({ failure: { kind: "timeout" } });
  });

  test("and closes the connection", async () => {
    const closed = Promise.withResolvers<void>();
    // Long enough for the request to arrive: an earlier abort would have no connection.
    await askServer((request) => request.socket.on("close", () => closed.resolve()), { timeoutMs: 1_000 });

    await closed.promise;
  });

  test("after 5000 ms by default", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const onResult = vi.fn();
    void ask({ fetch: () => new Promise(() => undefined) }).then(onResult);

    await vi.advanceTimersByTimeAsync(4_999);
    expect(onResult).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onResult).toHaveBeenCalledWith({ ok: false, failure: { kind: "timeout", timeoutMs: 5_000 } });
  });
});

describe("an answer that does not match the schema is a parsing failure", () => {
  test.for<[string, string | Uint8Array]>([
    ["JSON that is no object", "null"],
    ["bytes that are not UTF-8", Buffer.from('{"status":0,"note":"\xff"}', "latin1")],
  ])("%s", async ([, body]) => {
    expect(await askServer(answerWith(200, body))).toMatchObject({
      ok: false,
      failure: { kind: "parsing", status: 200 },
    });
  });

  test("more than 10 MB, unannounced, holding no more than that", async () => {
    const megabyte = Buffer.alloc(1024 * 1024, " ");
    let sentMegabytes = 0;
    const result = await askServer((_, response) => {
      const sendMore = () => {
        if (response.destroyed || sentMegabytes >= 200) return;
        sentMegabytes += 1;
        response.write(megabyte, () => setImmediate(sendMore));
      };
      sendMore();
    });

    expect(result).toMatchObject({ failure: { kind: "parsing" } });
    expect(sentMegabytes).toBeLessThan(100);
  });

  test("but just under 10 MB is read", async () => {
    const padding = " ".repeat(TEN_MEGABYTES - 20);
    expect(await askServer(answerWith(200, `{"status":3}${padding}`))).toEqual({ ok: true, value: { status: 3 } });
  });
});

describe("an HTTP error status is a status failure", () => {
  test("with code, message, trace id, details and time to wait of the envelope", async () => {
    const body = JSON.stringify({
      error: { code: "RATE_LIMITED", message: "too many", trace_id: "t-1", details: { limit: 3 } },
    });

    expect(await askServer(answerWith(429, body, { "Retry-After": "7" }))).toEqual({
      ok: false,
      failure: {
        kind: "status",
        status: 429,
        code: "RATE_LIMITED",
        message: "too many",
        traceId: "t-1",
        details: { limit: 3 },
        retryAfterSeconds: 7,
      },
    });
  });

  test.for<[string, object]>([
    ["no trace id", { error: { code: "GONE", message: "no more" } }],
    ["no message", { error: { code: "GONE", message: null, trace_id: null, more: 1 } }],
  ])("with the code of an envelope that has %s", async ([, body]) => {
    expect(await askServer(answerWith(502, JSON.stringify(body), { "X-PP-Trace-Id": "t-3" }))).toMatchObject({
      failure: { kind: "status", status: 502, code: "GONE", message: expect.stringMatching(/./), traceId: "t-3" },
    });
  });

  test("without code when its body is endless", async () => {
    const result = await askServer((_, response) => {
      response.writeHead(500);
      response.write(Buffer.alloc(TEN_MEGABYTES + 1, "x"));
    });

    expect(result).toMatchObject({ failure: { kind: "status", status: 500, code: null } });
  });

  test("with the times of maintenance", async () => {
    const maintenance = {
      status: "MAINTENANCE",
      scope: "store",
      from: "2026-11-21T00:00:00Z",
      to: "2026-11-21T02:00:00Z",
      notice_id: null,
    };

    expect(await askServer(answerWith(503, JSON.stringify(maintenance)))).toMatchObject({
      failure: { kind: "status", status: 503, code: "MAINTENANCE", details: maintenance },
    });
  });

  test("with the time to wait counted from the server's own clock", async () => {
    const result = await askServer(
      answerWith(503, "", {
        Date: "Sat, 21 Nov 2026 09:00:00 GMT",
        "Retry-After": "Sat, 21 Nov 2026 09:01:30 GMT",
      }),
    );

    expect(result).toMatchObject({ failure: { retryAfterSeconds: 90 } });
  });
});

describe("the caller can abort", () => {
  test("before the request is sent", async () => {
    const fetch = vi.fn();
    expect(await ask({ fetch }, AbortSignal.abort())).toMatchObject({ failure: { kind: "fetch" } });
    expect(fetch).not.toHaveBeenCalled();
  });

  test("while the server is processing, and the connection is closed", async () => {
    const closed = Promise.withResolvers<void>();
    const controller = new AbortController();
    const { origin } = await openLocalServer((request) => {
      request.socket.on("close", () => closed.resolve());
      controller.abort();
    });

    expect(await ask({ origin }, controller.signal)).toEqual({
      ok: false,
      failure: { kind: "fetch", message: "aborted by the caller" },
    });
    await closed.promise;
  });
});
