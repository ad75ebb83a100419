import { randomInt } from "node:crypto";
import { createServer } from "node:http";

/** Below the ports that systems give to outgoing connections, one of which might take the port before it is used. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** A port of this machine on which nothing listens. */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST, HIGHEST);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => resolve(true));
  });
  if (!isFree) return freePort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
