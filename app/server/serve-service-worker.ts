import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Env, Hono } from "hono";
import { readRequestPreferences } from "#adapters/http/request-preferences.ts";
import { createSharedDocument, type SharedDocument } from "#adapters/reference-backend/http/shared-document.ts";
import { visitLocaleOf } from "#app/configuration/visit-of.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import { normalizeBasePath } from "#core/navigation/base-path.ts";
import { siteNameOf } from "#core/offline/cache-names.ts";
import { offlinePage } from "./offline-page.ts";

/** A worker that deletes the caches of its predecessor and unregisters; open pages are not reloaded. */
const unregisterScript = (basePath: string): string => `
addEventListener("install",()=>skipWaiting());
addEventListener("activate",(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())if(name.startsWith(${JSON.stringify(siteNameOf(basePath))}))await caches.delete(name);
await registration.unregister()
})()));`;

interface PageKeeperInput {
  readonly configuration: RuntimeConfiguration;
  /** Script file of the worker; `null` if nothing is cached. */
  readonly script: string | null;
}

/**
 * Serves the service worker and its fallback page. Browsers request the script with each page, so with `keepsPages:
 * false` the next page of a player removes the cached pages.
 */
export function serveServiceWorker<Bindings extends Env>(
  server: Hono<Bindings>,
  { configuration, script }: PageKeeperInput,
): void {
  const basePath = normalizeBasePath(configuration.basePath);
  const headers = {
    "Content-Type": "text/javascript; charset=utf-8",
    "Cache-Control": "no-cache",
    "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
    "Service-Worker-Allowed": basePath || "/",
  };

  let worker: Promise<SharedDocument> | undefined;
  const readWorker = async () => {
    const isKept = script !== null && configuration.keepsPages;
    return createSharedDocument(isKept ? await readFile(script, "utf8") : unregisterScript(basePath), headers);
  };
  server.get(`${basePath}/service-worker.js`, async (context) => {
    worker ??= readWorker().catch((error: unknown) => {
      worker = undefined;
      throw error;
    });
    return (await worker).answer(context.req.raw);
  });

  server.get(`${basePath}/offline-page`, (context) => {
    const { req } = context;
    const preferences = readRequestPreferences(req.header("Cookie") ?? null, req.header("Accept-Language") ?? null);
    const locale = visitLocaleOf({ query: new URL(req.url).searchParams, preferences });
    const nonce = randomBytes(16).toString("base64");
    const policy = [
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      `style-src 'nonce-${nonce}'`,
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ];
    return context.html(offlinePage({ locale, theme: preferences.theme ?? "light", nonce, basePath }), 200, {
      "Content-Language": locale,
      "Cache-Control": "private, no-cache",
      "Content-Security-Policy": policy.join("; "),
    });
  });
}
