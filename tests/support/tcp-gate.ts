import { connect, createServer, type Socket } from "node:net";

/** Something between a client and a server that can be shut, as when a database machine goes away. */
export interface TcpGate {
  readonly port: number;
  /** Breaks every connection and takes no new ones. */
  shut(): void;
  open(): void;
  close(): Promise<void>;
}

export async function startTcpGate(target: { readonly host: string; readonly port: number }): Promise<TcpGate> {
  const sockets = new Set<Socket>();
  let isShut = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    // Broken connections are expected: the gate causes them.
    socket.on("error", () => socket.destroy());
  };
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((incoming) => {
    keep(incoming);
    if (isShut) {
      incoming.destroy();
      return;
    }
    const outgoing = connect(target);
    keep(outgoing);
    incoming.pipe(outgoing).pipe(incoming);
    incoming.on("close", () => outgoing.destroy());
    outgoing.on("close", () => incoming.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the gate has no port");
  return {
    port: address.port,
    shut() {
      isShut = true;
      breakAll();
    },
    open() {
      isShut = false;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        breakAll();
      }),
  };
}
