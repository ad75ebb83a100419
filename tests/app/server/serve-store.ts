import { mkdirSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, type ServerOptions, request as sendRequest } from "node:http";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { serve } from "@hono/node-server";
import pino from "pino";
import { afterAll } from "vitest";
import { readSettings } from "#app/configuration/settings.ts";
import type { ClientAssets } from "#app/server/client-assets.ts";
import type { Metrics } from "#app/server/metrics.ts";
import { createNetworkShares, networkBoundsOf } from "#app/server/network-shares.ts";
import type { Publisher } from "#app/server/publisher.ts";
import type { BodyBounds } from "#app/server/receive-body.ts";
import type { PageRequest } from "#app/server/render-page.tsx";
import { createStoreServer } from "#app/server/server.ts";
import { makeTemporaryFolder } from "#tests/support/temporary-folder.ts";

/** Content of the one script in the served build. */
export const SCRIPT = `export const words = ${JSON.stringify("purple ".repeat(400))};\n`;
/** The worker of the served build. */
export const KEEPER = "addEventListener('fetch', () => undefined);";
const SECRET = "what only the server may read";

const NO_ASSETS: ClientAssets = { of: () => ({ entry: "", preloads: [], styleSheets: [], styles: "" }) };

/** A publisher that says which path it was asked for. */
export const ANSWERING_PUBLISHER: Publisher = {
  fetch: async (request) => Response.json({ path: new URL(request.url).pathname }),
  isPublisherPath: (pathname) => pathname.startsWith("/api/"),
  probe: async () => ({ ready: true }),
  guestState: async () => null,
  noticesWrites: true,
  databaseLoad: () => null,
  endStreams: () => undefined,
  close: async () => {},
};

export interface ServedStore {
  readonly origin: string;
  readonly port: number;
  /** Log lines of the server. */
  readonly logged: readonly { readonly level: number; readonly path?: string; readonly status?: number }[];
}

const closings: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closings.map((close) => close())));

/**
 * The request handler of the store over real HTTP, with a page, a publisher and a build of this test's own, until the
 * tests of the file are over.
 */
export async function serveStore(
  input: {
    readonly variables?: Readonly<Record<string, string>>;
    readonly publisher?: Partial<Publisher>;
    readonly metrics?: Metrics;
    readonly renderPage?: (page: PageRequest) => Promise<Response>;
    readonly bodyBounds?: BodyBounds;
    /** Settings of the HTTP server. */
    readonly serverOptions?: ServerOptions;
  } = {},
): Promise<ServedStore> {
  const folder = makeTemporaryFolder();
  const clientDirectory = join(folder, "client");
  mkdirSync(join(clientDirectory, "assets"), { recursive: true });
  writeFileSync(join(folder, "secret.js"), SECRET);
  writeFileSync(join(clientDirectory, "manifest.json"), SECRET);
  writeFileSync(join(clientDirectory, "service-worker.js"), KEEPER);
  writeFileSync(join(clientDirectory, "assets", "entry-abc123.js"), SCRIPT);
  writeFileSync(join(clientDirectory, "assets", "entry-abc123.js.br"), brotliCompressSync(SCRIPT));
  const logged: { level: number }[] = [];
  const settings = readSettings({ PORT: "0", ...input.variables });
  const server = createStoreServer({
    settings,
    shares: createNetworkShares(networkBoundsOf(settings)),
    publisher: { ...ANSWERING_PUBLISHER, ...input.publisher },
    renderPage:
      input.renderPage ??
      (async ({ nonce }) =>
        new Response(`<!doctype html><p>${nonce}</p>`, { headers: { "Content-Type": "text/html; charset=utf-8" } })),
    assets: NO_ASSETS,
    cleanHtml: async (html) => html,
    metrics: input.metrics,
    bodyBounds: input.bodyBounds,
    clientDirectory,
    logger: pino({ level: "info" }, { write: (line: string) => logged.push(JSON.parse(line)) }),
  });
  const { listener, port } = await new Promise<{ listener: ReturnType<typeof serve>; port: number }>((resolve) => {
    const binding = { hostname: "127.0.0.1", port: 0 };
    const started = serve({ fetch: server.fetch, ...binding, serverOptions: input.serverOptions ?? {} }, (address) =>
      resolve({ listener: started, port: address.port }),
    );
  });
  closings.push(
    () =>
      new Promise((resolve) => {
        listener.close(() => resolve());
        if ("closeAllConnections" in listener) listener.closeAllConnections();
      }),
  );
  return { origin: `http://127.0.0.1:${port}`, port, logged };
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request exactly as given: `fetch` would tidy the path, add headers and unpack the body. */
export function sendRaw(
  port: number,
  path: string,
  options: { readonly method?: string; readonly headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = sendRequest({ host: "127.0.0.1", port, path, agent: false, ...options }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
      answer.on("error", reject);
    });
    request.on("error", reject);
    request.end();
  });
}
