import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { CALLS, type Call, type CallName } from "#adapters/wire/calls.ts";
import { errorAnswerSchema, invalidInputAnswerSchema } from "#adapters/wire/envelope.ts";
import { PUBLISHER_HEADERS } from "#adapters/wire/headers.ts";
import { describeRules } from "#tests/support/describe-rules.ts";
import fc, { forAllAsync } from "#tests/support/fast-check.ts";
import { openTestStore } from "#tests/support/open-test-store.ts";
import type { TestViewer } from "#tests/support/test-backend.ts";
import { testContent } from "#tests/support/test-content.ts";

const CALL_NAMES = Object.keys(CALLS) as CallName[];
const nasty = fc.constantFrom(
  "",
  "\0",
  "%00",
  "%0d%0aX-Injected: 1",
  "../../etc/passwd",
  "..%2f..%2f",
  "'; drop table games; --",
  "\ud800",
  "💥".repeat(200),
  "9".repeat(400),
  "NaN",
  "-1",
  "1e999",
  "null",
  "{}",
  "ﷺ",
  "한국어",
  "__proto__",
  "constructor",
);
const anyText = fc.oneof(fc.string({ unit: "binary", maxLength: 60 }), nasty);
const goodWords = fc.constantFrom("tl", "lin2", "tl-standard", "free", "store", "index", "1", "KR");

/** Nonsense cursors, and ones that look like ours with other values in them. */
const cursors = fc.oneof(
  anyText,
  fc
    .array(fc.oneof(fc.string(), fc.double(), fc.integer(), fc.constant(null), fc.constant(-8.64e15)), { maxLength: 6 })
    .map((values) => Buffer.from(JSON.stringify(values)).toString("base64url")),
);

describeRules("bad input on %s", (kind) => {
  let player: TestViewer;

  const store = openTestStore(kind, {
    content: testContent,
    rateLimits: { reads: 0, writes: 0 },
  });
  beforeAll(async () => {
    player = await store.visitor().signIn("player-kr");
  });

  const requireSaneAnswer = async (answer: Response, what: string): Promise<void> => {
    const text = await answer.text();
    expect(answer.status, `${what} → ${text}`).toBeLessThan(500);
    if (answer.status < 400) return;
    const schema = answer.status === 400 ? invalidInputAnswerSchema : errorAnswerSchema;
    expect(v.is(schema, JSON.parse(text)), `${what} → ${text}`).toBe(true);
  };

  const send = async (
    name: CallName,
    address: string,
    request: { json?: unknown; headers?: Record<string, string> },
  ) => {
    const call: Call = CALLS[name];
    const json = call.method === "GET" || call.method === "DELETE" ? {} : request;
    const answer = await player.fetch(address, { method: call.method, ...json, headers: request.headers ?? {} });
    await requireSaneAnswer(answer, `${call.method} ${address} ${JSON.stringify(request)}`);
  };

  const harmless = CALL_NAMES.filter((name) => name !== "signOut");

  test("path parameters of any kind are never a server's failure", async () => {
    await forAllAsync(
      250,
      fc.constantFrom(...harmless),
      fc.array(fc.oneof(anyText, goodWords), { minLength: 3, maxLength: 3 }),
      async (name, values) => {
        let at = 0;
        const address = CALLS[name].path.replaceAll(/\{\w+\}/g, () => encodeSafely(values[at++] ?? ""));
        await send(name, address, { json: {} });
      },
    );
  });

  test("query parameters of any kind are never a server's failure", async () => {
    const withQuery = harmless.filter((name) => "query" in CALLS[name]);
    await forAllAsync(
      250,
      fc.constantFrom(...withQuery),
      fc.array(fc.tuple(fc.nat(20), anyText), { maxLength: 6 }),
      cursors,
      async (name, pairs, cursor) => {
        const call: Call = CALLS[name];
        const fields = Object.keys(call.query?.entries ?? {});
        const query = pairs.map(([at, text]) => `${fields[at % fields.length]}=${encodeSafely(text)}`);
        if (fields.includes("previousValue")) query.push(`previousValue=${encodeSafely(cursor)}`);
        const path = call.path
          .replace("{gameCode}", "tl")
          .replace("{boardAlias}", "free")
          .replaceAll(/\{\w+\}/g, "store");
        await send(name, `${path}?${query.join("&")}`, { json: {} });
      },
    );
  });

  test("values of a cursor that do not belong in it are a 400, in every sort", async () => {
    const sorts = ["popular", "newest", "release", "rating", "title"].map(
      (sort) => `/api/store/games?limit=3&sort=${sort}`,
    );
    const reviewSorts = ["helpful", "newest", "highest", "lowest"].map(
      (sort) => `/api/store/games/tl/reviews?sort=${sort}`,
    );
    const lists = [
      ...sorts,
      ...reviewSorts,
      "/news/api/notices?",
      "/community/api/games/tl/boards/free/articles?sort=top",
    ];
    const value = fc.oneof(
      fc.double(),
      fc.string(),
      fc.integer(),
      fc.constantFrom(1e300, -1e300, 8.64e15, 253402300800000, "\0", "\ud800"),
    );
    await forAllAsync(
      200,
      fc.constantFrom(...lists),
      fc.array(value, { minLength: 1, maxLength: 5 }),
      fc.nat(4),
      async (list, values, at) => {
        const { previous_value } = await player.json<{ previous_value: string }>(list);
        const parsed: unknown[] = JSON.parse(Buffer.from(previous_value, "base64url").toString("utf8"));
        parsed.splice(1 + (at % Math.max(1, parsed.length - 1)), values.length, ...values);
        const cursor = Buffer.from(JSON.stringify(parsed)).toString("base64url");
        await requireSaneAnswer(
          await player.fetch(`${list}&previousValue=${cursor}`),
          `${list} ${JSON.stringify(parsed)}`,
        );
      },
    );
  });

  test("bodies of any kind are never a server's failure", async () => {
    const withBody = harmless.filter((name) => "body" in CALLS[name]);
    const body = fc.oneof(
      fc.jsonValue(),
      fc.record({
        content: anyText,
        score: fc.oneof(fc.integer(), fc.double(), anyText),
        is_spoiler: fc.oneof(fc.boolean(), anyText),
      }),
      fc.record({ url: anyText, gameCode: anyText }),
    );
    await forAllAsync(200, fc.constantFrom(...withBody), body, async (name, json) => {
      const path = CALLS[name].path.replace("{gameCode}", "lin2").replace("{reviewId}", "none");
      await send(name, path, { json });
    });
  });

  test("a body that is no JSON, of another type, too long or not UTF-8 is refused by name", async () => {
    const post = (body: BodyInit, type: string | null) =>
      store.backend.fetch(
        new Request("http://localhost/logd/log/send", {
          method: "POST",
          body,
          headers: type === null ? {} : { "Content-Type": type },
        }),
      );
    expect((await post("{", "application/json")).status).toBe(400);
    expect((await post("[]", "text/plain")).status).toBe(415);
    expect((await post(new Uint8Array([1]), null)).status).toBe(415);
    expect((await post(`["${"x".repeat(300_000)}"]`, "application/json")).status).toBe(413);
    expect((await post(new Uint8Array([0x22, 0xff, 0x22]), "application/json")).status).toBe(400);
    expect((await post(`${"[".repeat(100_000)}`, "application/json")).status).toBe(400);
  });

  test("headers of any kind are never a server's failure, and foreign signs in ours are a 400", async () => {
    const latin1 = fc.string({
      unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
      maxLength: 40,
    });
    const value = fc.oneof(latin1, fc.constantFrom("kr", "é", "x".repeat(5_000), "a=b; q=,;;", "*", "\u00a0"));
    const names = [
      ...Object.values(PUBLISHER_HEADERS),
      "Accept-Language",
      "Cookie",
      "Origin",
      "Host",
      "Accept",
      "If-None-Match",
      "X-Forwarded-For",
    ];
    await forAllAsync(
      250,
      fc.constantFrom(...names),
      value,
      fc.constantFrom(...harmless),
      async (header, text, name) => {
        const call: Call = CALLS[name];
        const path = call.path.replace("{gameCode}", "tl").replaceAll(/\{\w+\}/g, "store");
        const answer = await store.backend.fetch(
          new Request(`http://localhost${path}`, { method: call.method, headers: { [header]: text } }),
        );
        await requireSaneAnswer(answer, `${path} ${header}: ${text}`);
        const isOurs = (Object.values(PUBLISHER_HEADERS) as string[]).includes(header);
        if (isOurs && /[^\x20-\x7e]/.test(text.trim())) expect(answer.status).toBe(400);
      },
    );
  });

  test("the wrong fields of a request are named", async () => {
    const answer = await player.json<{ error: { details: { fields: { field: string }[] } } }>(
      "/api/store/games?limit=0&sort=best&countryCode=K",
    );
    expect(answer.error.details.fields.map(({ field }) => field)).toContain("query.countryCode");
    const twice = await player.json("/api/store/games?limit=0&sort=best");
    expect(twice).toMatchObject({
      error: { details: { fields: [{ field: "query.sort" }, { field: "query.limit" }] } },
    });
    expect((await player.fetch("/api/store/games?sort=title&sort=rating")).status).toBe(400);
  });

  test("unknown addresses, or addresses outside of the pictures, are a 404", async () => {
    const paths = [
      "/media/art/tl/../../../package.json",
      "/media/art/tl/..%2f..%2fpackage.json",
      "/media/art/%2e%2e/pictures.json",
      "/media/art/tl/hero.php",
      "/media/avatars/zz.svg",
      "/api",
      "/api/store",
      "/media/",
    ];
    for (const path of paths) expect((await player.fetch(path)).status, path).toBe(404);
  });

  test("failure answers contain no internal details of the server", async () => {
    const answer = await player.fetch("/api/store/games?previousValue=AAAA");
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toMatch(/select|drizzle|at \/|node_modules/i);
  });
});

function encodeSafely(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
