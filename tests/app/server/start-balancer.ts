import { request as sendRequest } from "node:http";
import { startLocalServer } from "../../support/local-server.ts";

/** A balancer without any stickiness: each request goes to the next process. */
export interface Balancer {
  readonly origin: string;
  close(): Promise<void>;
}

export async function startBalancer(origins: readonly string[]): Promise<Balancer> {
  let turn = 0;
  const server = await startLocalServer((incoming, outgoing) => {
    const at = turn % origins.length;
    turn += 1;
    const outward = sendRequest(
      new URL(incoming.url ?? "/", origins[at]),
      // The host stays the balancer's, as players see it.
      { method: incoming.method, headers: incoming.headers, agent: false },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    outward.on("error", () => outgoing.destroy());
    incoming.pipe(outward);
  });
  return { origin: server.origin, close: server.close };
}
