import { createServer, type Server, request as sendRequest } from "node:http";
import { brotliCompressSync } from "node:zlib";

/** A front for the store that also serves fixed pages, so that both travel the same way. */
export interface BenchProxy {
  readonly origin: string;
  /** Serves `html` under `path` from now on, compressed once. */
  serve(path: string, html: string): void;
  close(): void;
}

export async function startBenchProxy(storeOrigin: string): Promise<BenchProxy> {
  const pages = new Map<string, Buffer>();
  const target = new URL(storeOrigin);
  const server: Server = createServer((incoming, outgoing) => {
    const page = pages.get(incoming.url ?? "");
    if (page) {
      outgoing.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br" });
      outgoing.end(page);
      return;
    }
    const outward = sendRequest(
      {
        host: target.hostname,
        port: target.port,
        path: incoming.url,
        method: incoming.method,
        headers: { ...incoming.headers, host: target.host },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    outward.on("error", () => outgoing.destroy());
    incoming.pipe(outward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the proxy has no port");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    serve: (path, html) => pages.set(path, brotliCompressSync(html)),
    close: () => server.close(),
  };
}
