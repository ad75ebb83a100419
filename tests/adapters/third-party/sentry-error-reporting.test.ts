import * as v from "valibot";
import { expect, test } from "vitest";
import { createHttpClient } from "#adapters/http/http-client.ts";
import { createSentryErrorReporting } from "#adapters/third-party/sentry-error-reporting.ts";
import type { Call } from "#adapters/wire/call.ts";
import { buildHttpClientOptions } from "#tests/support/http-client-options.ts";
import { readRequestBody } from "#tests/support/local-server.ts";
import { openLocalServer } from "#tests/support/open-local-server.ts";
import { RequestFailureError } from "#ui/data/request-failure-error.ts";

interface ReportedError {
  readonly type: string;
  readonly value: string;
}

/** A service that stores the events it receives. */
async function startService(mayAnswer: Promise<void> = Promise.resolve()) {
  const events: Record<string, unknown>[] = [];
  const { origin, close } = await openLocalServer(async (request, response) => {
    // An envelope: its head, then a head and a body for each item.
    const [, head = "{}", body = "{}"] = (await readRequestBody(request)).split("\n");
    if (JSON.parse(head).type === "event") events.push(JSON.parse(body));
    await mayAnswer;
    response.end("{}");
  });
  const dsn = origin.replace("://", "://publickey@").concat("/7");
  return { events, close, reporting: createSentryErrorReporting({ dsn, environment: "rc", release: "0.1.0" }) };
}

const exceptionsOf = (event: Record<string, unknown> | undefined): readonly ReportedError[] =>
  (event?.exception as { readonly values: readonly ReportedError[] } | undefined)?.values ?? [];

const PROFILE = {
  method: "GET",
  path: "/api/session/profile",
  service: "session",
  summary: "A call of this test's own",
  access: "anyone",
  answer: v.object({ player: v.object({ level: v.number(), code: v.pipe(v.string(), v.regex(/^\d+$/)) }) }),
} as const satisfies Call;

test("an error reaches the service with environment and release, and nothing about the player", async () => {
  const { events, reporting } = await startService();
  reporting.report(new TypeError("title is undefined"));
  await expect.poll(() => events.length).toBe(1);
  const [event] = events;
  expect(exceptionsOf(event)).toMatchObject([{ type: "TypeError", value: "title is undefined" }]);
  expect(event).toMatchObject({ environment: "rc", release: "0.1.0" });
  for (const personal of ["user", "request", "breadcrumbs"]) expect(event).not.toHaveProperty(personal);
});

test("the tags of each report are those of its own moment", async () => {
  const { events, reporting } = await startService();
  reporting.report(new Error("one"), { pageProcessStatus: "ERROR", launcherClosedPopupName: "coupon" });
  reporting.report(new Error("two"), { pageProcessStatus: "NORMAL" });
  await expect.poll(() => events.length).toBe(2);
  expect(events.map(({ tags }) => tags)).toEqual([
    { pageProcessStatus: "ERROR", launcherClosedPopupName: "coupon" },
    { pageProcessStatus: "NORMAL" },
  ]);
});

test("names, texts and searches of a player are not in a report, whatever the answer or the error quotes", async () => {
  const { events, reporting } = await startService();
  const answers = [
    Response.json({ player: { level: "Moonlight", code: "7" } }),
    Response.json({ player: { level: 7, code: "moonlight@example.com" } }),
    Response.json(
      { error: { code: "INTERNAL", message: "No such player: Moonlight", trace_id: "t", details: ["Moonlight"] } },
      { status: 500 },
    ),
    Response.json({ error: { code: "Moonlight is unknown here", message: "?", trace_id: "t" } }, { status: 500 }),
  ];
  const client = createHttpClient(buildHttpClientOptions({ fetch: async () => answers.shift() ?? Response.error() }));
  for (let remaining = answers.length; remaining > 0; remaining -= 1) {
    const result = await client.send(PROFILE, {});
    if (!result.ok) reporting.report(new RequestFailureError(result.failure));
  }
  reporting.report(
    new Error("moonlight@example.com is not to be found at https://store.example.com/order/77?q=Moonlight"),
  );
  reporting.report({ failure: { message: "Moonlight" }, name: "Moonlight" });
  const inThePage = new Error("inline");
  inThePage.stack = "Error: inline\n    at play (https://store.example.com/order/77?q=Moonlight:1:1)";
  reporting.report(inThePage);
  await expect.poll(() => events.flatMap(exceptionsOf).map(({ value }) => value)).toContain("inline");
  const report = JSON.stringify(events);
  expect(report).not.toMatch(/moonlight|order\/77/i);
  // Nor may the service note the network address of the browser.
  expect(report).not.toContain('"infer_ip":"auto"');
  expect(events.flatMap(exceptionsOf).map(({ value }) => value)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^unreadable answer: player.level: not number$/),
      expect.stringMatching(/^unreadable answer: player.code: not /),
      "status 500, INTERNAL",
      "status 500",
    ]),
  );
});

test("the causes of an error are reported with it, five at most", async () => {
  const { events, reporting } = await startService();
  let error = new Error("cause 9");
  for (let depth = 8; depth >= 0; depth -= 1) error = new Error(`cause ${depth}`, { cause: error });
  reporting.report(error);
  await expect.poll(() => events.length).toBe(1);
  expect(exceptionsOf(events[0]).map(({ value }) => value)).toContain("cause 0");
  // The error, and five below it.
  expect(exceptionsOf(events[0])).toHaveLength(6);
});

test("of a flood of errors at most thirty are sent in parallel, and the others are dropped", async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const { events, reporting } = await startService(answered);
  for (let number = 0; number < 60; number += 1) reporting.report(new Error(`number ${number}`));
  answer();
  await expect.poll(() => events.length).toBe(30);
  reporting.report(new Error("the next one"));
  await expect.poll(() => events.flatMap(exceptionsOf).map(({ value }) => value)).toContain("the next one");
  expect(events).toHaveLength(31);
});

test("the same error is reported once", async () => {
  const { events, reporting } = await startService();
  const again = () => reporting.report(new Error("the same"));
  for (let times = 0; times < 5; times += 1) again();
  reporting.report(new Error("another"));
  await expect.poll(() => events.flatMap(exceptionsOf).map(({ value }) => value)).toContain("another");
  expect(events).toHaveLength(2);
});

test("failures of the service are ignored", async () => {
  const { reporting, close } = await startService();
  await close();
  expect(() => reporting.report(new Error("unheard"))).not.toThrow();
});
