import type { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Settings } from "#app/configuration/settings.ts";
import { connectedNetworkOf } from "./network-shares.ts";

/** Milliseconds between two checks whether an answer still waits for its client. */
const ANSWER_CHECK_MS = 30_000;
/** Lowest average rate at which a client takes an answer; slow mobile lines have more. */
const MIN_BYTES_PER_SECOND = 16_000;
/**
 * Answers that are under way on a connection. Browsers and proxies ask for one at a time; a client that sends its requests
 * without waiting would have thousands begun at once.
 */
const MAX_ANSWERS_OF_CONNECTION = 16;
/** Connections of one network, for more players behind one address than have the store open at a time. */
const MAX_CONNECTIONS_OF_NETWORK = 1_024;

export interface ClientBounds {
  readonly answerCheckMs: number;
  readonly minBytesPerSecond: number;
  readonly maxConnectionsOfNetwork: number;
  /** The network that a connection of an address counts for; `undefined` for a proxy, where clients have it in common. */
  readonly networkOfConnection: (address: string) => string | undefined;
}

/** Bounds of the clients of a process. */
export const clientBoundsOf = (settings: Pick<Settings, "publicOrigin" | "trustProxy">): ClientBounds => ({
  answerCheckMs: ANSWER_CHECK_MS,
  minBytesPerSecond: MIN_BYTES_PER_SECOND,
  maxConnectionsOfNetwork: MAX_CONNECTIONS_OF_NETWORK,
  networkOfConnection: (address) => (settings.trustProxy ? undefined : connectedNetworkOf(address, settings)),
});

/**
 * Closes connections of an HTTP server whose clients take their answers too slowly, and those beyond the number that one
 * network may have: what waits for a client stays in memory. An answer that has nothing to send, such as an event
 * stream between two events, is not affected.
 */
export function boundConnections(server: EventEmitter, bounds: ClientBounds): void {
  const { maxConnectionsOfNetwork, networkOfConnection } = bounds;
  const underWay = new WeakMap<Socket, number>();
  server.prependListener("request", ({ socket: asked }: IncomingMessage, answer: ServerResponse) => {
    const number = (underWay.get(asked) ?? 0) + 1;
    underWay.set(asked, number);
    if (number > MAX_ANSWERS_OF_CONNECTION) asked.destroy();
    answer.once("close", () => underWay.set(asked, (underWay.get(asked) ?? 1) - 1));
    boundAnswer(answer, asked, bounds);
  });
  const numbers = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const network = networkOfConnection(socket.remoteAddress ?? "");
    if (network === undefined) return;
    const number = numbers.get(network) ?? 0;
    if (number >= maxConnectionsOfNetwork) {
      socket.destroy();
      return;
    }
    numbers.set(network, number + 1);
    socket.once("close", () => {
      const others = (numbers.get(network) ?? 1) - 1;
      if (others === 0) numbers.delete(network);
      else numbers.set(network, others);
    });
  });
}

/** Closes the connection of an answer for which its client takes longer than its size allows. */
function boundAnswer(answer: ServerResponse, socket: Socket, bounds: ClientBounds): void {
  const { answerCheckMs, minBytesPerSecond } = bounds;
  const bytesBefore = socket.bytesWritten;
  let waitedMs = 0;
  const check = () => {
    waitedMs = socket.writableLength > 0 ? waitedMs + answerCheckMs : 0;
    const bytes = socket.bytesWritten - bytesBefore;
    if (waitedMs > answerCheckMs + (bytes / minBytesPerSecond) * 1_000) socket.destroy();
  };
  const timer = setInterval(check, answerCheckMs).unref();
  answer.once("close", () => clearInterval(timer));
}
