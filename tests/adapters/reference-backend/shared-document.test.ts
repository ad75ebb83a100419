import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, it, vi } from "vitest";
import { serveOpenapi } from "#adapters/reference-backend/api/openapi-pages.ts";
import type { BackendEnvironment } from "#adapters/reference-backend/http/backend-environment.ts";
import { createSharedDocument } from "#adapters/reference-backend/http/shared-document.ts";

const TEXT = "purple ".repeat(400);

const ask = (headers: Record<string, string> = {}) => new Request("https://store.example.com/document", { headers });

describe("a document that is the same for every client", () => {
  const document = createSharedDocument(TEXT, { "Content-Type": "text/plain", "Cache-Control": "no-cache" });

  it("is sent as the client can read it", async () => {
    expect(await (await document.answer(ask())).text()).toBe(TEXT);
    for (const [encoding, decompress] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const answer = await document.answer(ask({ "Accept-Encoding": encoding }));
      expect(answer.headers.get("Content-Encoding")).toBe(encoding);
      expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
      const body = Buffer.from(await answer.arrayBuffer());
      expect(answer.headers.get("Content-Length")).toBe(String(body.length));
      expect(decompress(body).toString()).toBe(TEXT);
    }
  });

  it("is not sent to a client that has it, compressed or not", async () => {
    const etag = (await document.answer(ask())).headers.get("ETag") ?? "";
    const weak = (await document.answer(ask({ "Accept-Encoding": "br" }))).headers.get("ETag") ?? "";
    expect(weak).toBe(`W/${etag}`);
    for (const known of [etag, weak, `"other", ${etag}`, "*"]) {
      const answer = await document.answer(ask({ "If-None-Match": known }));
      expect([answer.status, answer.headers.get("ETag"), await answer.text()]).toEqual([304, etag, ""]);
    }
    expect((await document.answer(ask({ "If-None-Match": '"other"' }))).status).toBe(200);
  });

  it("has another tag if it is another text", async () => {
    const other = await createSharedDocument(`${TEXT}!`, {}).answer(ask());
    expect(other.headers.get("ETag")).not.toBe((await document.answer(ask())).headers.get("ETag"));
  });
});

it("the description of the API is made once for each form of it", async () => {
  const app = new Hono<BackendEnvironment>();
  serveOpenapi(app);
  const stringify = vi.spyOn(JSON, "stringify");
  const askBoth = async () => {
    stringify.mockClear();
    for (const path of ["/openapi.json", "/openapi"]) {
      const answer = await app.request(path);
      expect(answer.status).toBe(200);
      expect((await answer.text()).length).toBeGreaterThan(100_000);
    }
    return stringify.mock.calls.length;
  };
  expect(await askBoth()).toBeGreaterThan(0);
  expect(await askBoth()).toBe(0);
});
