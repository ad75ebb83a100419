import type { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Settings } from "#app/configuration/settings.ts";
import { connectedNetworkOf } from "./network-shares.ts";

/** Milliseconds between two checks of what a client has taken of an answer that waits for it. */
const ANSWER_CHECK_MS = 30_000;
/** Lowest rate at which a client takes an answer, as for bodies. */
const MIN_BYTES_PER_SECOND = 1_000;
/** Checks in a row at which an answer may wait for its client: ten minutes, for the largest file over a slow line. */
const MAX_CHECKS_OF_ANSWER = 20;
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
  readonly maxChecksOfAnswer: number;
  readonly maxConnectionsOfNetwork: number;
  /** The network that a connection of an address counts for; `undefined` for a proxy, where clients have it in common. */
  readonly networkOfConnection: (address: string) => string | undefined;
}

/** Bounds of the clients of a process. */
export const clientBoundsOf = (settings: Pick<Settings, "publicOrigin" | "trustProxy">): ClientBounds => ({
  answerCheckMs: ANSWER_CHECK_MS,
  minBytesPerSecond: MIN_BYTES_PER_SECOND,
  maxChecksOfAnswer: MAX_CHECKS_OF_ANSWER,
  maxConnectionsOfNetwork: MAX_CONNECTIONS_OF_NETWORK,
  networkOfConnection: (address) => (settings.trustProxy ? undefined : connectedNetworkOf(address, settings)),
});

/**
 * Closes connections of an HTTP server whose clients do not take their answers, and those beyond the number that one
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
    boundAnswer(answer, bounds);
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

/** Closes the connection of an answer that its client takes too slowly, or for too long. */
function boundAnswer(answer: ServerResponse, bounds: ClientBounds): void {
  const { answerCheckMs, minBytesPerSecond, maxChecksOfAnswer } = bounds;
  let checks = 0;
  let taken = 0;
  const check = () => {
    const { socket } = answer;
    const isWaiting = socket !== null && socket.writableLength > 0;
    checks = isWaiting ? checks + 1 : 0;
    if (!isWaiting) return;
    const takenBefore = taken;
    taken = takenOf(socket);
    const isSlow = checks > 1 && taken - takenBefore < (minBytesPerSecond * answerCheckMs) / 1_000;
    if (isSlow || checks > maxChecksOfAnswer) socket.destroy();
  };
  const timer = setInterval(check, answerCheckMs).unref();
  answer.once("close", () => clearInterval(timer));
}

/**
 * Bytes of a connection that the system has taken. `Socket` counts a long piece only once it is taken whole, so this reads
 * the figures of its handle, as the timeouts of `Socket` do.
 */
function takenOf(socket: Socket): number {
  const { bytesWritten = Number.NaN, writeQueueSize = Number.NaN }: Record<string, number> =
    Reflect.get(socket, "_handle") ?? {};
  return bytesWritten - writeQueueSize;
}
