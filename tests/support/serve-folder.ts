import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { type LocalServer, startLocalServer } from "./local-server.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/**
 * A plain file server on loopback: the files of `folder` below `path`, which ends with a slash, and nothing else. `extra` are
 * files that are not in the folder, by their names.
 */
export function serveFolder(
  folder: string,
  path: string,
  extra: ReadonlyMap<string, string> = new Map(),
): Promise<LocalServer> {
  return startLocalServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const name = normalize(pathname).slice(path.length) || "index.html";
    const content = pathname.startsWith(path)
      ? (extra.get(name) ?? (await readFile(join(folder, name)).catch(() => null)))
      : null;
    if (content === null) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "Content-Type": TYPES[extname(name)] ?? "application/octet-stream" }).end(content);
  });
}
