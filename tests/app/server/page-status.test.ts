import { QueryClient } from "@tanstack/react-query";
import type { AnyRouteMatch } from "@tanstack/react-router";
import { describe, expect, it } from "vitest";
import { pageStatusOf } from "#app/server/page-status.ts";
import type { RequestFailure } from "#core/failures/request-failure.ts";
import { ESSENTIAL, FRAME_QUERY, MAIN_QUERY } from "#ui/data/query-meta.ts";
import { RequestFailureError } from "#ui/data/request-failure-error.ts";

async function clientAfter(outcomes: readonly (RequestFailure | null)[]): Promise<QueryClient> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await Promise.all(
    outcomes.map((failure, index) =>
      client.prefetchQuery({
        queryKey: [index],
        queryFn: () => (failure === null ? 1 : Promise.reject(new RequestFailureError(failure))),
      }),
    ),
  );
  return client;
}

const timeout: RequestFailure = { kind: "timeout", timeoutMs: 5_000 };
const status = (code: number): RequestFailure => ({
  kind: "status",
  status: code,
  code: null,
  message: "",
  traceId: null,
  details: null,
  retryAfterSeconds: null,
});
const matched = (match: { status: string; error?: unknown }) => [match as AnyRouteMatch];

describe("the status of a page", () => {
  it("is the router's while all data could be loaded", async () => {
    expect(pageStatusOf(200, [], await clientAfter([]))).toBe(200);
    expect(pageStatusOf(200, [], await clientAfter([null, null]))).toBe(200);
    expect(pageStatusOf(200, [], await clientAfter([null, timeout]))).toBe(200);
    expect(pageStatusOf(404, [], await clientAfter([null]))).toBe(404);
    expect(pageStatusOf(307, [], await clientAfter([]))).toBe(307);
  });

  it("is 503 where nothing could be asked", async () => {
    expect(pageStatusOf(200, [], await clientAfter([timeout, status(503)]))).toBe(503);
    expect(pageStatusOf(200, [], await clientAfter([status(500)]))).toBe(503);
  });

  it("is 503 if the main data of the page could not be loaded, regardless of other answers", async () => {
    const client = await clientAfter([null, null]);
    await client.prefetchQuery({
      queryKey: ["game"],
      queryFn: () => Promise.reject(new RequestFailureError(timeout)),
      meta: ESSENTIAL,
    });
    expect(pageStatusOf(200, [], client)).toBe(503);
  });

  it("does not depend on data of the layout", async () => {
    const frame = { queryKey: ["links"], meta: FRAME_QUERY };
    const lost = await clientAfter([timeout]);
    await lost.prefetchQuery({ ...frame, queryFn: () => 1 });
    expect(pageStatusOf(200, [], lost)).toBe(503);
    const whole = await clientAfter([]);
    await whole.prefetchQuery({ ...frame, queryFn: () => Promise.reject(new RequestFailureError(timeout)) });
    expect(pageStatusOf(200, [], whole)).toBe(200);
  });

  it("does not count queries that have not run", async () => {
    const client = await clientAfter([timeout]);
    client.getQueryCache().build(client, { queryKey: ["for signed-in players only"] });
    expect(pageStatusOf(200, [], client)).toBe(503);
  });

  it("is not 503 because the player may not see something", async () => {
    expect(pageStatusOf(200, [], await clientAfter([status(403)]))).toBe(200);
    expect(pageStatusOf(404, [], await clientAfter([status(404)]))).toBe(404);
  });

  it.each([
    [status(404), 404],
    [status(410), 404],
    [{ ...status(409), code: 40905 }, 404],
    [{ ...status(409), code: 40904 }, 200],
    [status(403), 200],
    [timeout, 200],
  ])("is that of a page that is gone where what it is about is gone: %j answers %i", async (failure, expected) => {
    const client = await clientAfter([null]);
    await client.prefetchQuery({
      queryKey: ["article"],
      queryFn: () => Promise.reject(new RequestFailureError(failure)),
      meta: MAIN_QUERY,
    });
    expect(pageStatusOf(200, [], client)).toBe(expected);
    expect(pageStatusOf(200, [], await clientAfter([null, failure]))).toBe(200);
  });

  it("is 503 if the screen itself failed because the publisher was unreachable", async () => {
    const client = await clientAfter([null]);
    expect(pageStatusOf(200, matched({ status: "error", error: new RequestFailureError(timeout) }), client)).toBe(503);
    expect(pageStatusOf(500, matched({ status: "error", error: new Error("a bug") }), client)).toBe(500);
  });
});
