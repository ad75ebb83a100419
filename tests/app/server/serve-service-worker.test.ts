import { describe, expect, it } from "vitest";
import { LOCALES } from "#locales/manifest.ts";
import { configurationFile } from "../configuration-file.ts";
import { KEEPER, sendRaw, serveStore } from "./serve-store.ts";

const store = await serveStore();

/** Asks a store whose configuration differs in these fields. */
async function askConfigured(configuration: Readonly<Record<string, unknown>>, path: string) {
  const CONFIG_FILE = configurationFile(JSON.stringify(configuration));
  const configured = await serveStore({ variables: { CONFIG_FILE } });
  return await sendRaw(configured.port, path);
}

describe("the worker that keeps pages", () => {
  it("is revalidated each time, controls the whole site, and may connect to nothing else", async () => {
    const { status, headers, body } = await askConfigured({ keepsPages: true }, "/service-worker.js");
    expect(status).toBe(200);
    expect(body.toString()).toBe(KEEPER);
    expect(headers["content-type"]).toMatch(/^text\/javascript/);
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers["service-worker-allowed"]).toBe("/");
    expect(headers["content-security-policy"]).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
  });

  it("is not sent again to a browser that has it", async () => {
    const { etag = "" } = (await sendRaw(store.port, "/service-worker.js")).headers;
    const { status, body } = await sendRaw(store.port, "/service-worker.js", { headers: { "If-None-Match": etag } });
    expect([status, body.length]).toEqual([304, 0]);
  });

  it("controls the pages below a base path only", async () => {
    const { headers, body } = await askConfigured({ keepsPages: true, basePath: "/store" }, "/store/service-worker.js");
    expect(body.toString()).toBe(KEEPER);
    expect(headers["service-worker-allowed"]).toBe("/store");
  });

  it("is removed, with its caches, if no pages may be cached", async () => {
    const { status, body } = await askConfigured({ keepsPages: false }, "/service-worker.js");
    expect(status).toBe(200);
    expect(body.toString()).not.toContain(KEEPER);
    expect(body.toString()).toContain("caches.delete");
    expect(body.toString()).toContain("registration.unregister()");
  });
});

describe("the fallback page for a page that is not cached", () => {
  it.each(LOCALES.map(({ tag, direction }) => [tag, direction] as const))("speaks %s", async (tag, direction) => {
    const { status, headers, body } = await sendRaw(store.port, `/offline-page?locale=${tag}`);
    expect(status).toBe(200);
    expect(headers["content-language"]).toBe(tag);
    const html = body.toString();
    expect(html).toContain(`<html lang="${tag}" dir="${direction}" data-theme="light">`);
    expect(html).not.toContain("undefined");
    for (const element of ["h1", "p", "button", "a", "title"]) {
      expect(html).toMatch(new RegExp(`<${element}\\b[^>]*>[^<]{2,}</${element}>`));
    }
  });

  it("has the visitor's theme and language, and a nonce of its own", async () => {
    const { headers, body } = await sendRaw(store.port, "/offline-page", {
      headers: { Cookie: "theme=dark; locale=ar-SA" },
    });
    expect(body.toString()).toContain('<html lang="ar-SA" dir="rtl" data-theme="dark">');
    const policy = String(headers["content-security-policy"]);
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? "none";
    expect(body.toString()).toContain(`<script nonce="${nonce}">`);
    expect(policy).toContain("trusted-types 'none'");
    expect(headers["cache-control"]).toBe("private, no-cache");
  });
});
