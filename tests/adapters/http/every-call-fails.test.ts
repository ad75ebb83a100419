import { beforeEach, describe, expect, test, vi } from "vitest";
import { createHttpClient, type HttpClient } from "#adapters/http/http-client.ts";
import { createSessionId } from "#adapters/http/session-id.ts";
import { CALLS, type Call, type CallName } from "#adapters/wire/calls.ts";
import { failureViewOf } from "#core/failures/failure-view.ts";
import type { Result } from "#core/failures/request-failure.ts";
import { buildHttpClientOptions } from "#tests/support/http-client-options.ts";
import { exampleOf } from "#tests/support/wire-example.ts";

/** Longest that any call may take before it counts as unanswered: uploads have longer than the common 5 s. */
const MAX_CALL_MS = 60_000;

const refusal = (status: number, headers: Record<string, string> = {}) =>
  Response.json({ error: { code: "REFUSED", message: "no", trace_id: "t-1" } }, { status, headers });
const text = (body: string, type = "application/json") => new Response(body, { headers: { "Content-Type": type } });
const never = () => new Promise<Response>(() => undefined);

interface Fault {
  readonly answer: () => Promise<Response> | Response;
  /** The failure that the caller receives. */
  readonly failure: Readonly<Record<string, unknown>>;
  /** View that a screen shows for the failure. */
  readonly view: string;
}

const parsing = (message?: RegExp) => ({
  kind: "parsing",
  ...(message && { message: expect.stringMatching(message) }),
});

const FAULTS: Readonly<Record<string, Fault>> = {
  "is refused a connection": {
    answer: () => Promise.reject(new TypeError("fetch failed")),
    failure: { kind: "fetch" },
    view: "offline",
  },
  "gets no answer": { answer: never, failure: { kind: "timeout" }, view: "offline" },
  "gets a 400": { answer: () => refusal(400), failure: { kind: "status", status: 400 }, view: "error" },
  "gets a 401": { answer: () => refusal(401), failure: { kind: "status", status: 401 }, view: "sign_in" },
  "gets a 403": {
    answer: () => refusal(403),
    failure: { kind: "status", status: 403, code: "REFUSED" },
    view: "forbidden",
  },
  "gets a 404": { answer: () => refusal(404), failure: { kind: "status", status: 404 }, view: "not_found" },
  "gets a 409": { answer: () => refusal(409), failure: { kind: "status", status: 409 }, view: "error" },
  "gets a 429": {
    answer: () => refusal(429, { "Retry-After": "7" }),
    failure: { kind: "status", status: 429, retryAfterSeconds: 7 },
    view: "wait",
  },
  "gets a 500": { answer: () => refusal(500), failure: { kind: "status", status: 500, traceId: "t-1" }, view: "error" },
  "gets a 503": {
    answer: () => refusal(503, { "Retry-After": "5" }),
    failure: { kind: "status", status: 503, retryAfterSeconds: 5 },
    view: "error",
  },
  "gets a page instead of data": {
    answer: () => text("<!doctype html><h1>Welcome to the hotel</h1>", "text/html"),
    failure: parsing(/not JSON/),
    view: "error",
  },
  "gets data that is cut off": {
    answer: () => text('{"games":[{"game_co'),
    failure: parsing(/not JSON/),
    view: "error",
  },
  "gets data of another shape": { answer: () => text("[[42]]"), failure: parsing(), view: "error" },
  "gets nothing": { answer: () => text(""), failure: parsing(/empty/), view: "error" },
  "gets 10 MB": {
    answer: () => new Response("{}", { headers: { "Content-Length": String(10 * 1_024 * 1_024 + 1) } }),
    failure: parsing(/more than/),
    view: "error",
  },
};

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));

function openClient(answer: () => Promise<Response> | Response) {
  let sent = 0;
  const sessionId = createSessionId("kept");
  const fetch = async () => {
    sent += 1;
    return answer();
  };
  return {
    client: createHttpClient(buildHttpClientOptions({ sessionId, fetch })),
    sessionId,
    sentRequests: () => sent,
  };
}

describe.each(Object.keys(CALLS) as CallName[])("%s", (name) => {
  const call: Call = CALLS[name];
  const parameters = Object.fromEntries(
    Object.entries(call.parameters ?? {}).map(([parameter, schema]) => [parameter, exampleOf(schema)]),
  );
  const body = call.isBinary === true ? new Uint8Array([1, 2, 3]) : {};
  const input = {
    parameters,
    ...(call.body !== undefined && { body }),
    ...(call.base === "community" && { community: { storeGameCode: "tl", preserviceGameCodes: [] } }),
  };
  const ask = (client: HttpClient): Promise<Result<unknown>> => client.send(call, input as never);

  test("says once why it fails, and is sent once, for every fault", async () => {
    for (const [what, { answer, failure, view }] of Object.entries(FAULTS)) {
      const { client, sentRequests } = openClient(answer);
      const asked = ask(client);
      await vi.advanceTimersByTimeAsync(MAX_CALL_MS);
      const result = await asked;
      expect(result, what).toMatchObject({ ok: false, failure });
      if (!result.ok) expect(failureViewOf(result.failure).kind, what).toBe(view);
      // The write that may have arrived is never repeated by itself.
      expect(sentRequests(), what).toBe(1);
      expect(vi.getTimerCount(), what).toBe(0);
    }
  });

  test("has timed out before its late answer, which changes nothing", async () => {
    let answerLate = () => {};
    const { client, sessionId } = openClient(
      () =>
        new Promise((resolve) => {
          answerLate = () => resolve(Response.json({}, { headers: { "X-Pp-Sid": "late" } }));
        }),
    );
    const asked = ask(client);
    await vi.advanceTimersByTimeAsync(MAX_CALL_MS);
    expect(await asked).toMatchObject({ ok: false, failure: { kind: "timeout" } });
    answerLate();
    await vi.advanceTimersByTimeAsync(0);
    expect(sessionId.read()).not.toBe("late");
  });
});
