import { expect, test } from "vitest";
import { createHttpClient } from "#adapters/http/http-client.ts";
import { getPreInstall } from "#adapters/wire/pre-install-calls.ts";
import fc, { forAllAsync } from "#tests/support/fast-check.ts";
import { buildHttpClientOptions } from "#tests/support/http-client-options.ts";

const STATUSES_WITHOUT_BODY = [204, 205, 304];

const anyBody = fc.oneof(
  fc.json(),
  fc.json().map((json) => json.slice(0, -1)),
  fc.record({ status: fc.oneof(fc.integer(), fc.string(), fc.double()) }).map((value) => JSON.stringify(value)),
  fc
    .record({
      error: fc.record({ code: fc.oneof(fc.integer(), fc.string()), message: fc.string(), trace_id: fc.string() }),
    })
    .map((value) => JSON.stringify(value)),
  fc.uint8Array({ maxLength: 50 }),
);
const headerValue = fc.stringMatching(/^[\x20-\x7e]{0,30}$/);
const anyAnswer = fc
  .record({
    status: fc.integer({ min: 200, max: 599 }),
    headers: fc.dictionary(
      fc.constantFrom("Date", "Retry-After", "X-Pp-Sid", "Content-Length", "X-PP-Trace-Id"),
      headerValue,
    ),
    body: anyBody,
  })
  .map(
    ({ status, headers, body }) =>
      new Response(STATUSES_WITHOUT_BODY.includes(status) ? null : (body as BodyInit), { status, headers }),
  );

test("for any answer of a server, the outcome is a value of the schema or one of the failures", async () => {
  await forAllAsync(500, anyAnswer, async (answer) => {
    const client = createHttpClient(buildHttpClientOptions({ fetch: () => Promise.resolve(answer) }));

    const result = await client.send(getPreInstall, { parameters: { gameCode: "tl" } });

    if (result.ok) expect(Number.isInteger(result.value.status)).toBe(true);
    else if (answer.ok) expect(result.failure).toMatchObject({ kind: "parsing", status: answer.status });
    else {
      expect(result.failure).toMatchObject({ kind: "status", status: answer.status, message: expect.any(String) });
    }
  });
});

test("for any state of the page and its device, a request can be sent", async () => {
  const anyText = fc.string({ unit: "binary" });
  await forAllAsync(500, anyText, anyText, anyText, anyText, async (locale, countryCode, deviceId, gameCode) => {
    const client = createHttpClient(
      buildHttpClientOptions({
        deviceId,
        readAudience: () => ({ locale, countryCode, shell: "web" }),
        fetch: (address, init) => {
          // Throws the browser's error for an address or a header that cannot be sent.
          new Request(new URL(address, "http://store.test"), init);
          return Promise.resolve(Response.json({ status: 0 }));
        },
      }),
    );

    const result = await client.send(getPreInstall, { parameters: { gameCode } });

    expect(result).toMatchObject(result.ok ? { value: { status: 0 } } : { failure: { kind: "status", status: 404 } });
  });
});
