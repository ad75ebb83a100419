import { createServer, type Server, request as sendRequest } from "node:http";
import { brotliCompressSync } from "node:zlib";

/** A front for the store that also serves fixed pages, so that both travel the same way. */
export interface BenchProxy {
  readonly origin: string;
  /** Serves `html` under `path` from now on, compressed once, with the headers of a page that the store has answered. */
  serve(path: string, html: string, headers: Headers): void;
  close(): void;
}

/** What a server says of one transfer, and not of the page. */
const OF_THE_TRANSFER: ReadonlySet<string> = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "keep-alive",
  "set-cookie",
  "transfer-encoding",
]);

export async function startBenchProxy(storeOrigin: string): Promise<BenchProxy> {
  const pages = new Map<string, { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> }>();
  const target = new URL(storeOrigin);
  const server: Server = createServer((incoming, outgoing) => {
    const page = pages.get(incoming.url ?? "");
    if (page) {
      outgoing.writeHead(200, { ...page.headers, "Content-Encoding": "br" });
      outgoing.end(page.body);
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
    serve: (path, html, headers) =>
      pages.set(path, {
        body: brotliCompressSync(html),
        headers: Object.fromEntries([...headers].filter(([name]) => !OF_THE_TRANSFER.has(name))),
      }),
    close: () => server.close(),
  };
}
