import type { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "#adapters/reference-backend/http/client-network.ts";

/** Milliseconds in which a client must take a part of an answer that waits for it. */
const UNREAD_ANSWER_MS = 30_000;
/**
 * Answers that are under way on a connection. Browsers and proxies ask for one at a time; a client that sends its requests
 * without waiting would have thousands begun at once.
 */
const MAX_ANSWERS_OF_CONNECTION = 16;
/** Connections of one network, for more players behind one address than have the store open at a time. */
const MAX_CONNECTIONS_OF_NETWORK = 1_024;

export interface ClientBounds {
  readonly unreadAnswerMs: number;
  /** `null` if all clients connect through proxies, which have an address in common. */
  readonly maxConnectionsOfNetwork: number | null;
}

/** Bounds of the clients of a process. */
export const clientBoundsOf = ({ trustProxy }: { readonly trustProxy: boolean }): ClientBounds => ({
  unreadAnswerMs: UNREAD_ANSWER_MS,
  maxConnectionsOfNetwork: trustProxy ? null : MAX_CONNECTIONS_OF_NETWORK,
});

/**
 * Closes connections of an HTTP server whose clients do not read their answers, and those beyond the number that one
 * network may have: what waits for a client stays in memory. An answer that has nothing to send, such as an event
 * stream between two events, is not affected.
 */
export function boundConnections(server: EventEmitter, bounds: ClientBounds): void {
  const { unreadAnswerMs, maxConnectionsOfNetwork } = bounds;
  const underWay = new WeakMap<Socket, number>();
  server.prependListener("request", ({ socket: asked }: IncomingMessage, answer: ServerResponse) => {
    const number = (underWay.get(asked) ?? 0) + 1;
    underWay.set(asked, number);
    if (number > MAX_ANSWERS_OF_CONNECTION) asked.destroy();
    answer.once("close", () => underWay.set(asked, (underWay.get(asked) ?? 1) - 1));
    answer.setTimeout(unreadAnswerMs, () => {
      const { socket } = answer;
      if (socket !== null && socket.writableLength > 0) socket.destroy();
    });
  });
  if (maxConnectionsOfNetwork === null) return;
  const numbers = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? "");
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
