import { request as sendRequest } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { type LocalServer, startLocalServer } from "../support/local-server.ts";

/** A front for the store that also serves fixed pages, so that both travel the same way. */
export interface BenchProxy extends LocalServer {
  /** Serves `html` under `path` from now on, compressed once. */
  serve(path: string, html: string): void;
}

export async function startBenchProxy(storeOrigin: string): Promise<BenchProxy> {
  const pages = new Map<string, Buffer>();
  const { hostname, port, host } = new URL(storeOrigin);
  const server = await startLocalServer((incoming, outgoing) => {
    const { url: path = "", method, headers } = incoming;
    const page = pages.get(path);
    if (page) {
      outgoing.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br" });
      outgoing.end(page);
      return;
    }
    const options = { host: hostname, port, path, method, headers: { ...headers, host } };
    const outward = sendRequest(options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    outward.on("error", () => outgoing.destroy());
    incoming.pipe(outward);
  });
  return { ...server, serve: (path, html) => pages.set(path, brotliCompressSync(html)) };
}
