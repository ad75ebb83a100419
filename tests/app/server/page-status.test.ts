import { QueryClient } from "@tanstack/react-query";
import type { AnyRouteMatch } from "@tanstack/react-router";
import { expect, it } from "vitest";
import { pageStatusOf } from "#app/server/page-status.ts";
import type { RequestFailure } from "#core/failures/request-failure.ts";
import { CONTENT, ESSENTIAL, FRAME_QUERY, MAIN_QUERY } from "#ui/data/query-meta.ts";
import { RequestFailureError } from "#ui/data/request-failure-error.ts";

/** What a query of the page came to, a failure or `null`, and its mark. */
type Outcome = readonly [failure: RequestFailure | null, meta?: object];

async function clientAfter(outcomes: readonly Outcome[]): Promise<QueryClient> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.getQueryCache().build(client, { queryKey: ["not asked: for signed-in players only"] });
  const ask = ([failure, meta = {}]: Outcome, index: number) => {
    const queryFn = () => (failure === null ? 1 : Promise.reject(new RequestFailureError(failure)));
    return client.prefetchQuery({ queryKey: [index], meta: { ...meta }, queryFn });
  };
  await Promise.all(outcomes.map(ask));
  return client;
}

const timeout: RequestFailure = { kind: "timeout", timeoutMs: 5_000 };
const unreadable: RequestFailure = { kind: "parsing", status: 200, message: "" };
const status = (code: number, reason: number | null = null): RequestFailure => ({
  ...{ kind: "status", status: code, code: reason, message: "", traceId: null, details: null, retryAfterSeconds: null },
});
const FAULTS = [timeout, unreadable, status(302), status(429), status(500), status(503)];

it.each<readonly [what: string, rendered: number, outcomes: readonly Outcome[], expected: number]>([
  ["nothing was asked", 200, [], 200],
  ["everything is there", 200, [[null], [null]], 200],
  ["the address leads elsewhere", 307, [], 307],
  ["the address is unknown", 404, [[null], [status(404)]], 404],
  ["a part is not there", 200, [[null], [status(404)]], 200],
  ["the player may not see it", 200, [[status(403)]], 200],
  ["data of the layout is missing", 200, [[timeout, FRAME_QUERY]], 200],
  ["only data of the layout is there", 200, [[timeout], [null, FRAME_QUERY]], 503],
  ...FAULTS.flatMap((fault): [string, number, Outcome[], number][] => [
    ["a part is missing", 200, [[null], [fault]], 200],
    ["every answer is missing", 200, [[fault], [fault]], 503],
    ["an essential answer is missing", 200, [[null], [fault, ESSENTIAL]], 503],
    ["the subject is missing", 200, [[null], [fault, MAIN_QUERY]], 503],
    ["all of the content is missing", 200, [[null], [fault, CONTENT], [fault, CONTENT]], 503],
    ["some of the content is missing", 200, [[fault], [fault, CONTENT], [null, CONTENT]], 200],
  ]),
  ["lists of the content are not there", 200, [[null], [status(404), CONTENT], [status(409), CONTENT]], 503],
  ["an essential list is not there", 200, [[null], [status(404), ESSENTIAL]], 503],
  ["the player may not see the subject", 200, [[null], [status(403), MAIN_QUERY]], 200],
  ["the subject is gone", 200, [[null], [status(404), MAIN_QUERY]], 404],
  ["the subject is gone permanently", 200, [[null], [status(410), MAIN_QUERY]], 404],
  ["the subject has been removed", 200, [[null], [status(409, 40905), MAIN_QUERY]], 404],
  ["the subject is not open yet", 200, [[null], [status(409, 40904), MAIN_QUERY]], 200],
])("the status of a page where %s: rendered %i, after %j, it is %i", async (_, rendered, outcomes, expected) => {
  expect(pageStatusOf(rendered, [], await clientAfter(outcomes))).toBe(expected);
});

it("is 503 if the screen itself failed because the publisher was unreachable, but not because of a bug", async () => {
  const matched = (error: Error) => [{ status: "error", error } as AnyRouteMatch];
  const client = await clientAfter([[null]]);
  expect(pageStatusOf(200, matched(new RequestFailureError(timeout)), client)).toBe(503);
  expect(pageStatusOf(500, matched(new Error("a bug")), client)).toBe(500);
});
