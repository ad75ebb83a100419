import { randomInt } from "node:crypto";
import { createServer, type Server } from "node:http";

/** Below the ports that systems give to outgoing connections, one of which might take the port before it is used. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

const listenAt = (port: number): Promise<Server | null> =>
  new Promise((resolve) => {
    const server = createServer().once("error", () => resolve(null));
    server.listen(port, "127.0.0.1", () => resolve(server));
  });

/**
 * An even port of this machine on which nothing listens. No other test gets it, although it is used only later: as long
 * as this process lives, it listens on the next one.
 */
export async function freePort(): Promise<number> {
  const port = 2 * randomInt(LOWEST / 2, HIGHEST / 2);
  const mark = await listenAt(port + 1);
  const server = mark && (await listenAt(port));
  if (server === null) {
    mark?.close();
    return freePort();
  }
  mark?.unref();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
