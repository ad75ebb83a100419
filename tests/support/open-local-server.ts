import type { RequestListener } from "node:http";
import { afterAll } from "vitest";
import { type LocalServer, startLocalServer } from "./local-server.ts";

const opened: LocalServer[] = [];
afterAll(() => Promise.all(opened.map((server) => server.close())));

/** Starts a local server that is closed after the tests of the file. */
export async function openLocalServer(listener: RequestListener): Promise<LocalServer> {
  const server = await startLocalServer(listener);
  opened.push(server);
  return server;
}
