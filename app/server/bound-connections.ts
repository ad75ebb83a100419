import type { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "#adapters/reference-backend/http/client-network.ts";

/** Milliseconds in which a client must take a part of an answer that waits for it. */
const UNREAD_ANSWER_MS = 30_000;
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
  server.on("request", (_incoming: unknown, answer: ServerResponse) => {
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
